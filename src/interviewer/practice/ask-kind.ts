import type { FollowUpKind } from "./practice-case.ts";

/** What a question wants to hear: a reason, a time, a person, a yes or no. */
export type AskKind =
  | Exclude<FollowUpKind, "more">
  | "tell"
  | "come"
  | "long"
  | "which"
  | "yesno"
  | "any"
  | "anyone"
  | "choice";

const aux =
  "(?:do|does|did|don't|doesn't|didn't|is|are|was|were|isn't|aren't|wasn't|weren't|have|has|had|haven't|hasn't|can|could|will|would|should|must|am)";

const requests =
  /^(?:(?:so|and|but|well|now|then|ok|okay|please|maybe|perhaps)[, ]+)*(?:(?:(?:can|could|would|will|may|might) (?:you|i)(?: please| maybe| perhaps)? |i(?:'d| would) (?:like|love) (?:you to |to )|i(?:'m| am) (?:curious|wondering|interested)(?: about| in)? |(?:start|begin) (?:by|with) |would you (?:mind |like to |care to )?)*(?:tell|telling|describe|describing|explain|explaining|share|sharing|say|saying|hear|talk|talking|walk|walking|take|taking|ask|help me understand|know|remember|give|giving|show|showing|paint|help|understand that|gather|believe)\b(?: me| us)?(?: a (?:little|bit))?(?: more)?(?: back)?(?: through| about| to| of)?|do you (?:know|remember|recall)(?: (?:exactly|roughly))?|any idea|i wonder|(?:how|what) about) */u;

/** In this order. */
const patterns: readonly (readonly [AskKind, RegExp])[] = [
  [
    "mean",
    /\bwhat (?:do|did|does) (?:you|he|she|they) mean\b|^how do you mean\b|^in what (?:way|sense)\b|\b(?:he|she|they) (?:mean|meant) by\b|\bwhat you mean\b|^how so\b/u,
  ],
  [
    "why",
    /^(?:[a-z' ]{0,14})?\bwhy\b|\bhow come\b|\bwhat(?:'s| is| was| were)? (?:the |your |some |[a-z]+ ){0,2}(?:reasons?|motives?|motivation)\b|^what for\b|\bwhat(?: has| had|'s)? (?:made|makes|led|leads|drove|drives|prompted|got you|kept|keeps|stopped|stops|lies behind|lay behind|was behind|is behind|brought|brings)\b|\breasons? (?:for|why)\b|^where (?:(?:do|does|did) )?(?:you think )?(?:that|it|this|all that) (?:comes?|came)\b/u,
  ],
  [
    "come",
    /\bhow did [a-z' ]{1,30} (?:come|get|end up|start|begin)\b|\bhow (?:you|it|that) (?:first )?(?:came|got|started|began|ended up)\b|\bcome about\b|\bcome to (?!mind)|\bcame (?:to|about)\b|\b(?:got|get|getting) (?:you )?(?:thinking|started|involved)\b|\b(?:you|he|she|they) (?:got|get) into\b/u,
  ],
  ["long", /\bhow long (?!ago)|\bhow much time\b|\bsince when\b|^for how long\b/u],
  [
    "when",
    /^(?:and |but |so |then )*(?:when (?!you (?:say|said|think|look|talk))|since when|how long ago|at what (?:time|point|stage|age)|what (?:time|day|date|year|month)\b|(?:in )?which (?:year|month|week|day)\b)/u,
  ],
  ["often", /\bhow (?:often|frequently|regularly|many times)\b|\bhow many (?:days|nights|times)\b/u],
  [
    "much",
    /\bwhat(?:'s| is| was) the (?:most|least)\b|\bhow (?:much|many|old|big|large|far|tall|expensive|high)\b|\bwhat (?:does|did|do) (?![a-z' ]*\bdo\b)[a-z' ]{1,30} (?:cost|pay|charge|spend|weigh|earn)\b|\bwhat(?:'s| is| was) (?:the|your) (?:price|cost|average|age|salary|score|number)\b/u,
  ],
  ["who", /^(?:and |but |so |then |with |for |to |from |by )*who(?:m|se)?(?:'s)?\b|\bwho else\b|^who\b/u],
  [
    "where",
    /^(?:and |but |so |then )*where(?:abouts)?(?:'s)? (?!(?:do|does|did) (?:that|it|this|things|it all) (?:leave|stand)\b|are (?:things|we|you) (?:now|at)\b|is (?:he|she|it) in\b|did that come in)/u,
  ],
  [
    "wish",
    /\bwish\b|\bwould (?:you|have) (?:like|liked|want|wanted|prefer|change|helped?)\b|\bwhat would (?:help|make|be better|need)\b|\bhop(?:e|ing|ed) (?:for|to|he|she|they|it|that|you)\b|^what (?:are|were|do|did) (?:you|he|she|they) (?:want|need|hope|hoping)\b|\bideal\b|\bmagic wand\b|\bwhat (?:do|did) you need\b/u,
  ],
  [
    "feeling",
    /\bhow (?:was|is|were|are) (?:that|it|this|those|you|things|the|your|his|her)\b(?![^?]* (?:done|made|used|set|paid|sent|kept|sold|told|built|bought|chosen|taken|written|found|run|held|brought|[a-z]+ed)\b)|\bwhat(?:'s| is| was| were|'re| are)?\b[^?]{0,60}(?<!\blook |\blooks |\blooked )\blike\b(?! to (?:do|know)\b)|\bhow (?:do|does|did) (?:you|that|it|this|she|he|they)(?: make you)? feel\b|\bhow (?:do|does|did) (?:that|it|this) (?:sit|strike|land|hit|come across)\b|\bhow do you find (?:it|that|this)\b|\bwhere does (?:that|it|this) leave\b|\bhow did you take (?:it|that|this|the|her|his)\b|\bfeel(?:ing|ings)?\b|\bfelt\b|\b(?:go(?:es|ing)?|went|gone) (?:on )?(?:through|in) your (?:head|mind)\b|\bwhat happens? in you\b|\bbring up for you\b|\bfor you\?*$|\bwhat (?:do|did) you (?:make of|think)\b|\bthink (?:of|about) (?:it|that|this)\b/u,
  ],
  [
    "then",
    /\bwhat (?:happened|happens|came|comes|went wrong|goes wrong)\b(?! (?:to|with)\b)|^(?:and )?then\b|\bwhat (?:did|do|does) (?:you|he|she|they|it) do\b|\bwhat (?:did|does|do) [a-z]+ (?:say|answer|reply|do)\b|\b(?:and|what) (?:next|after|afterwards|since)\b|\bhow did (?:it|that) (?:go|end|turn out|work out)\b|\bhow (?:did|do|does) (?!you\b)[a-z' ]{1,20} take (?:it|that|this)\b|\bhow did you (?:react|respond)\b|^(?:and )?(?:after|afterwards)\b/u,
  ],
  [
    "example",
    /\b(?:a|one|the|another|any) (?:particular |specific |typical |recent |last )?(?:time|example|instance|occasion|situation) (?:when|where|that|you|of|it)\b|\bfor (?:example|instance)\b|\ban example\b|\bthe (?:last|latest|most recent|first) (?:time|one)\b|\bone of (?:the|those|these|your|them)\b|\b(?<!\bto )(?:someone|somebody) (?:who|that|you)\b|(?<!\bin )\bthat (?:day|night|morning|evening|moment|time)\b/u,
  ],
  ["which", /^(?:and |so )*(?:which|what (?:kind|sort|type|brand|model|make|colou?r|app|device))\b/u],
  ["how", /^(?:and |but |so |then )*how\b/u],
];

const choice = new RegExp(
  String.raw`(?:^|[,:;] |^(?:so|and|but|then|ok|okay),? )${aux} [^?]{2,80} or (?!so\b|not\b|any|some|what|how|why)[^?]{2,60}\?*$`,
  "u",
);
const chooses = /^(?:and |so )*(?:which|who|what)\b[^?]*[,:–-] [^?]{2,60} or [^?]{2,60}\?*$/u;
const any =
  /^(?:(?:and|but|so|then|ok|okay),? )*(?:(?:is|are|was|were|has) there(?: been| ever been)?|have you ever|did you ever|do you ever|are you ever|do you have an|has anyone|did anyone|does anyone|have you got any|did anything|has anything|anything)\b/u;
/** "Has there been a day when you were late, or missed it?" asks for one, whichever. */
const whether =
  /^(?:(?:and|but|so|then|ok|okay),? )*(?:has there (?:ever )?been|was there ever|have you ever|did you ever|do you ever)\b|\bor (?:to |with |for )?any(?:one|body|thing)?\b/u;
const yesNo = new RegExp(
  `^(?:(?:and|but|so|then|now|ok|okay|oh|right|well),? )*(?:${aux}|you|he|she|it|they|so you) `,
  "u",
);
const anyone = /\b(?:anyone|anybody|someone|somebody)\b/u;
const tag =
  /(?<!\bif \w+)(?:, (?:yes|no|true)|,? (?:is that (?:right|correct|true)|right|correct|(?:is|are|do|does|did|was|were|have|has|would|could|should|had|wo|ca)n't (?:it|you|he|she|they|that|we)))\?*$/u;

/** Without "could you tell me": what is to be told. */
export function dropRequest(core: string): string {
  const rest = core
    .replace(/^(?:please |then |so )?start (?:by|with) /u, "")
    .replace(requests, "")
    .trim();
  return /[\p{L}]/u.test(rest) ? rest : core;
}

/** "Could you tell me more?" */
const isRequestAlone = (core: string): boolean =>
  /\p{L}/u.test(core) && !/\p{L}/u.test(core.replace(requests, ""));

/** Without ", is that right?". */
export const dropTag = (core: string): string => {
  const rest = core.replace(tag, "").trim();
  return rest === "" ? core : rest;
};

/** "How accurate is it?" wants much the same as "Is it accurate?". */
const howMuchSo =
  /^(?:and |but |so )*how (?!do|did|does|is|was|are|were|can|could|come|would|will|should|have|has|had|often|much|many|long|far|old|big|large|about|frequent|regular|else|exactly|then|so)[a-z]+ (?:is|was|are|were|do|did|does)\b/u;

/** "What do you think happened to them?" asks what happened. */
const doYouThink =
  /^((?:(?:and|so|but) )?(?:what|how|why|who|where|when)) (?:do|would) you (?:think|reckon|suppose|say) (?=(?:it|that|this|he|she|they|you were|happen\w*|made|makes|keeps|kept|went|goes|stopped|stops|caused|came|comes|changed|the|your) )/u;
/** Without "do you think". */
export const dropThinking = (core: string): string => core.replace(doYouThink, "$1 ");

const isChoice = (asked: string): boolean =>
  !whether.test(asked) && (choice.test(asked) || chooses.test(asked));

/** What a question, in plain lower case, wants to hear. */
export function readKind(core: string): AskKind {
  if (isRequestAlone(core)) return "tell";
  const asked = dropThinking(dropRequest(core));
  if (
    /^(?:can|could|do) you (?:think of|remember|recall|give|have) (?:me )?(?:an?|any|one) (?:[a-z]+ )?(?:example|time|occasion|day|moment|situation)\b/u.test(
      core,
    )
  )
    return "example";
  if (isChoice(asked)) return "choice";
  const isRequest = asked !== core;
  const isYesNo = !isRequest && (yesNo.test(asked) || tag.test(asked));
  if (isYesNo && anyone.test(asked)) return "anyone";
  const plain = isRequest ? "" : asked;
  if (any.test(plain)) return "any";
  if (howMuchSo.test(plain)) return "yesno";
  if (isYesNo && !/(?:^|[,:;] )(?:what|how|why|who)\b/u.test(asked)) return "yesno";
  return patterns.find(([, pattern]) => pattern.test(asked))?.[0] ?? (isYesNo ? "yesno" : "tell");
}

const families = new Map<AskKind, string>(
  (
    [
      ["story", ["tell", "example", "then", "how", "mean"]],
      ["cause", ["come", "why"]],
      ["time", ["when", "long"]],
      ["count", ["often", "much"]],
      ["closed", ["yesno", "any", "anyone", "choice"]],
    ] satisfies [string, AskKind[]][]
  ).flatMap(([family, kinds]) => kinds.map((kind) => [kind, family] as const)),
);
const familyOf = (kind: AskKind): string => families.get(kind) ?? kind;

/** 0 to 1: how well what answers one kind of question answers another. */
export function fitKinds(asked: AskKind, answered: AskKind): number {
  if (asked === answered) return 1;
  const [one, other] = [familyOf(asked), familyOf(answered)];
  if (one === other) return 0.95;
  // A yes or a no is no story.
  if (other === "closed") return 0.3;
  if (other === "story") return 0.7;
  return one === "story" ? 0.45 : 0.4;
}

/** Whether a question is content with a yes, a no or one of two. */
export const isClosedKind = (kind: AskKind): boolean => familyOf(kind) === "closed";

/** What can be said next to a question of each kind, the best first. */
const nextKinds = new Map<AskKind, readonly FollowUpKind[]>([
  ["tell", ["more", "then", "example", "mean", "feeling", "how", "why"]],
  ["mean", ["mean", "more", "example", "how", "why"]],
  ["example", ["example", "then", "more", "how"]],
  ["then", ["then", "example", "more"]],
  ["how", ["how", "then", "more", "example", "mean"]],
  ["feeling", ["feeling", "mean", "more", "then"]],
  ["come", ["why", "how", "then", "more"]],
  ["why", ["why"]],
  ["when", ["when"]],
  ["often", ["often"]],
  ["much", ["much"]],
  ["who", ["who"]],
  ["where", ["where"]],
  ["wish", ["wish"]],
  ["which", ["mean", "more"]],
  ["anyone", ["who"]],
  ["yesno", ["often"]],
]);

/** The kinds of follow-up that answer a question, the best first. */
export const listNextKinds = (kind: AskKind): readonly FollowUpKind[] => nextKinds.get(kind) ?? [];

/** Whether a question is for what happened and how, and content with whatever goes on with it. */
export const isStoryKind = (kind: AskKind): boolean => familyOf(kind) === "story";
