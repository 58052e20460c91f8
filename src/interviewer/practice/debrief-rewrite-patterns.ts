import { isVerb, toGerund, toPast } from "../script/english.ts";

/** Makes a wording from a match, or null where the words do not allow one. */
export type Wording = [RegExp, (match: RegExpExecArray) => string | null];

export const at = (match: RegExpExecArray, index: number): string => (match[index] ?? "").trim();

const often =
  /\s*\b(?:ever|often|usually|always|never|normally|regularly|generally|sometimes|mostly|still|currently|really|actually|also|even|just|at the moment|these days|every (?:day|week|month|year|morning|night|evening|weekend)|each (?:day|week)|again)\b/g;
export const plain = (words: string): string => words.replace(often, "").replace(/\s+/g, " ").trim();
const withoutIf = (words: string): string =>
  plain(words.replace(/,? (?:if|when|once|should|so that|provided|as long as|unless)\b.*$/, ""));

export const adverbs =
  "(?:(?:really|very|so|quite|pretty|rather|also|still|probably|surely|certainly|obviously|clearly|totally|completely|always|just|too|much|terribly|extremely|now|definitely|truly) )*";
/** Verbs that nobody decides on: "How did you decide whether to win?" does not do. */
const undecided = new Set(
  (
    "win lose like love hate enjoy dislike prefer feel sleep manage see know hear have need get find notice meet work " +
    "happen forget remember think believe want understand fall grow hurt become be miss own cost die survive dream " +
    "realise realize succeed fail receive expect hope worry regret suffer recognise recognize cry laugh struggle " +
    "agree mind trust own wish fit belong score pass"
  ).split(" "),
);
export const feelingWords =
  "(?:happy|unhappy|satisfied|dissatisfied|pleased|comfortable|confident|worried|concerned|interested|frustrated|annoyed|excited|proud|afraid|scared|angry|sad|nervous|ashamed|bored|tired|lonely|relieved|disappointed|content|anxious|stressed|upset|jealous|grateful|sure|good|bad|guilty|ugly|great|safe)";
export const be = "(is|are|was|were)";

function rewriteLastThought(verbs: string): string | null {
  const [verb = "", ...rest] = withoutIf(verbs.replace(/\b(?:ever|rather)\b/g, "")).split(" ");
  if (!/^[a-z]{2,}$/.test(verb) || /^(?:say|like|mind|agree|it|you|be|have|there)$/.test(verb)) return null;
  const after = rest.join(" ").replace(/ (?:more|less)$/, "");
  if (/\bor\b|\bmore often\b/.test(after)) return null;
  return `Please tell me about the last time you thought about ${toGerund(verb)} ${after}.`;
}

function askDecision(tense: "do" | "did", verbs: string): string | null {
  const words = plain(verbs);
  const verb = words.split(" ")[0] ?? "";
  return verb === "" || undecided.has(verb) || /^(?:and|or|all|both|two|guys|not|it|there)$/.test(verb)
    ? null
    : `How ${tense} you decide whether to ${words}?`;
}

function rewriteHappens(verbs: string): string | null {
  const words = plain(verbs);
  const verb = words.split(" ")[0] ?? "";
  if (undecided.has(verb) || !isVerb(verb)) return null;
  return `Please tell me what happens when you ${words}.`;
}

function rewriteHow(verbs: string): string | null {
  const [verb = "", ...rest] = plain(verbs).split(" ");
  return isVerb(verb) && verb !== "be"
    ? `How did it come about that you ${toPast(verb)} ${rest.join(" ")}?`
    : null;
}

export const beLike = (verb: string, what: string): string | null => {
  if (/^(?:you|i|we|there|he|she|they|what|how|who|someone|anyone|anything|everything)\b/.test(what))
    return null;
  const isShort = /^(?:it|that|this)$/.test(what);
  return isShort ? `What ${verb} ${what} like for you?` : `What ${verb} ${what} like?`;
};

export const hypotheticalWordings: readonly Wording[] = [
  [
    /^if you could change (?:one thing|anything|something) (?:about|in|with|at) (.+?)(?:, .+)?$/,
    (m) => `What, if anything, has bothered you about ${at(m, 1)} so far?`,
  ],
  [
    /^what would you (?:change|improve|do differently) (?:about|in|with|at) (.+)$/,
    (m) => `What, if anything, has bothered you about ${withoutIf(at(m, 1))} so far?`,
  ],
  [
    /^what would you do(?: differently)? if (you|your|the|someone|something) (?!could|had to|were|was|had)(.+)$/,
    (m) => `Please tell me about a time when ${at(m, 1)} ${at(m, 2)}.`,
  ],
  [
    /^if (you|your|the|someone|something) (?!could|had to|were|was|had)(.+?), (?:what|how|where|would)\b.*$/,
    (m) => `Please tell me about a time when ${at(m, 1)} ${at(m, 2)}.`,
  ],
  [
    /^how would you (?:feel|react) if (you|your|the|someone|something|they) (?!could|had to|were|was|had)(.+)$/,
    (m) => `Please tell me about a time when ${at(m, 1)} ${at(m, 2)}.`,
  ],
  [/^how would you feel about (.+)$/, (m) => `What comes to mind when you think about ${at(m, 1)}?`],
  [
    /^what would (?:your|the|an?) (?:ideal|perfect|dream) ([a-z -]+?) (?:look like|be)\b.*$/,
    (m) => `Please tell me about the best ${at(m, 1)} you have known so far.`,
  ],
  [
    /^(?:how much )?would you (?:ever )?(?:be willing to |be ready to |be happy to )?pay (?:.+ )?for (.+)$/,
    (m) => `What do you use today instead of ${withoutIf(at(m, 1))}, if anything?`,
  ],
  [
    /^(?:would you|will you|how likely (?:are|would) you (?:be )?to) recommend (.+?)(?: to .+)?$/,
    (m) => `What have you told other people about ${withoutIf(at(m, 1))}, if anything?`,
  ],
  [
    /^(?:would|will) you (?:ever |consider |also )?(?:use|using|try|trying) (?!it$|this$|that$)(.+)$/,
    (m) => `What experience, if any, do you have with ${withoutIf(at(m, 1))}?`,
  ],
  [
    /^how likely (?:is it that you'll|are you to|would you be to) (?:use|try) (.+)$/,
    (m) => `What experience, if any, do you have with ${withoutIf(at(m, 1))}?`,
  ],
  [
    /^what would (?:make|lead|cause|get|convince|persuade) you (?:to )?(.+)$/,
    (m) => `What, if anything, has led you to ${withoutIf(at(m, 1))} before?`,
  ],
  [
    /^(?:would|will) (?:it|that|this|(?:an?|the) [a-z ]+?) help(?: you)?\b.*$/,
    () => "What has helped you so far, if anything?",
  ],
  [
    /^(?:could|can) you (?:ever )?(?:imagine|see yourself|picture(?: yourself)?) (.+)$/,
    (m) => `What comes to mind when you think about ${at(m, 1)}?`,
  ],
  [
    /^(?:would you|will you|are you going to|are you planning to|do you (?:plan|intend|expect|hope) to|do you think you(?:'ll| will| would| might| could)|how likely (?:are|would) you (?:be )?to|how likely is it that you(?:'ll| will| would)|could you ever) (.+)$/,
    (m) => rewriteLastThought(at(m, 1)),
  ],
  [/^if .+, (?:would|will) you (.+)$/, (m) => rewriteLastThought(at(m, 1))],
];

export const factWordings: readonly Wording[] = [
  [
    /^when was the last time (?:that )?you (.+)$/,
    (m) => `Please tell me about the last time you ${at(m, 1)}.`,
  ],
  [/^(?:how often|how many times|how frequently) do you (.+)$/, (m) => rewriteHappens(at(m, 1))],
  [/^when did you (?:first |last |finally )?(.+)$/, (m) => rewriteHow(at(m, 1))],
  [
    /^(?:which|what) [a-z -]+? (?:do|did) you (?:use|choose|buy|pay for)\b.*$/,
    (m) =>
      m[0]
        .replace(
          /^(?:which|what) ([a-z -]+?) (do|did) you (use|choose|buy|pay for)/,
          "How $2 you decide which $1 to $3",
        )
        .concat("?"),
  ],
  [/^who (?:taught you|showed you how) to (.+)$/, (m) => `How did you learn to ${at(m, 1)}?`],
  [/^how long (?:have|had) you been ([a-z]+ing.*)$/, (m) => `How did you come to be ${at(m, 1)}?`],
];

export const closedWordings: readonly Wording[] = [
  [
    /^is there anything(?: else)?(?: that)? you(?:'d| would) like to (.+)$/,
    (m) => `What else would you like to ${at(m, 1)}?`,
  ],
  [
    /^(do|did) you (?:really |also |ever )?(?:like|love|enjoy|hate|dislike) (?!.*\bor\b)(.+)$/,
    (m) => `How ${at(m, 1)} you feel about ${at(m, 2)}?`,
  ],
  [
    /^(do|did) you (?:prefer|like) (.+?) (?:or|over|to|rather than) (.+)$/,
    (m) => `How ${at(m, 1)} you choose between ${at(m, 2)} and ${at(m, 3)}?`,
  ],
  [
    /^(do|did) you (?:take|use|choose|buy|pick) (.+?) or (.+?)( (?:this|last|that|for|to|on|in|at) .+)?$/,
    (m) => `How ${at(m, 1)} you decide between ${at(m, 2)} and ${at(m, 3)}${m[4] ?? ""}?`,
  ],
  [
    /^(?:do|did) you think (?:that )?(?!you\b|it\b|there\b)(.+?) (?:is|are|was|were|should|would|could|can|has|have|needs?|helps?|makes?)\b/,
    (m) => `What do you think of ${at(m, 1)}?`,
  ],
  [
    /^(do|did) you (?:ever )?feel (?:[a-z]+ )?(when|at|in|with|about|after|during|on) (.+)$/,
    (m) => `How ${at(m, 1)} you feel ${at(m, 2)} ${at(m, 3)}?`,
  ],
  [/^did you manage to (.+)$/, (m) => `How did it go when you tried to ${at(m, 1)}?`],
  [
    /^did (?:anyone|anybody|someone|somebody|they|he|she|your [a-z]+) help you (?:to )?(?!with\b)(.+)$/,
    (m) => `How did you ${at(m, 1)}?`,
  ],
  [
    /^(?:do|did) you (?:already )?know (?:about |of )?(?!how|what|that|if|whether|why|where|when|who)(.+)$/,
    (m) => `What do you know about ${at(m, 1)}?`,
  ],
  [
    /^do you have (?:any )?(pets|children|kids|siblings|brothers|sisters|hobbies|plants|friends|neighbours|colleagues)(.*)$/,
    (m) => `Please tell me about any ${at(m, 1)} you have${m[2] ?? ""}.`,
  ],
  [/^did you (?:really |also |ever |even |still )?(.+)$/, (m) => askDecision("did", at(m, 1))],
  [/^do you (.+ or .+)$/, (m) => askDecision("do", at(m, 1))],
  // Only what is done again and again has a course to tell: "what happens when you live alone" has none.
  [
    /^do you (?:really |also |ever |even |still )?(?=.*\b(?:often|usually|always|normally|regularly|sometimes|mostly|every|each)\b)(.+)$/,
    (m) => rewriteHappens(at(m, 1)),
  ],
  [
    /^have you (?:ever |already |also )?(?!got\b)(.+? )?(.+)$/,
    (m) =>
      /\bor\b/.test(m[0])
        ? null
        : `Please tell me about any time you have ${plain(m[0].replace(/^have you /, ""))}.`,
  ],
  [
    /^(?:has|have) ((?:your|the|this|these|our) [a-z]+) (?:ever |already |really )?(?:[a-z]+ed|gone|become|got|been|grown|risen|fallen|come|begun|broken)\b(?: (?:up|down|better|worse|away))?( (?:since|in|over|after) .+)?$/,
    (m) => `What has happened with ${at(m, 1)}${m[2] ?? ""}?`,
  ],
  [
    new RegExp(`^(are|were) you ${adverbs}${feelingWords} (?:with|about|of|by|in|at) (?!.*\\bor\\b)(.+)$`),
    (m) => `How ${at(m, 1) === "are" ? "do" : "did"} you feel about ${at(m, 2)}?`,
  ],
  [
    new RegExp(`^(are|were) you ${adverbs}${feelingWords} (when|after|before|during|on|that) (.+)$`),
    (m) =>
      at(m, 2) === "that"
        ? null
        : `How ${at(m, 1) === "are" ? "do" : "did"} you feel ${at(m, 2)} ${at(m, 3)}?`,
  ],
  [
    /^are you (?:currently |still |also |already )?([a-z]+ing (?!to\b).+)$/,
    (m) => `Please tell me about ${plain(at(m, 1))}.`,
  ],
  [
    /^(is|was) it (?!.*\bor\b)(?:[a-z]+ )?[a-z]+(?: for you)? to (.+)$/,
    (m) => `What ${at(m, 1)} it like for you to ${at(m, 2)}?`,
  ],
  [
    /^(is|was) (it|that|this) (?!.*\bor\b)(?:very |really |so |quite )?[a-z]+( (?:at|in|on|when|for|with|during|after) .+)?$/,
    (m) => `What ${at(m, 1)} ${at(m, 2)} like${m[3] ?? " for you"}?`,
  ],
  [
    new RegExp(
      `^${be} ((?:the|your|this|that|his|her|their|our) [a-z]+) (?:very |really |too |so |quite |always )?(?!is\\b)[a-z]+$`,
    ),
    (m) => beLike(at(m, 1), at(m, 2)),
  ],
  [
    new RegExp(
      `^${be} ((?:the|your|this|that|his|her|their|our) [a-z]+) (?:very |really |too |so |quite |always )?(?:worse|better|easy|hard|difficult|open|closed|clear|good|bad|on|at|in|near|close|loud|safe|expensive|cheap|far|big|small|helpful|useful|with|different|ready|full|free)\\b.*$`,
    ),
    (m) => beLike(at(m, 1), at(m, 2)),
  ],
  [
    new RegExp(
      `^${be} ((?:the|your|this|that|his|her|their|our) [a-z]+ (?!in|on|at|with|for|to|of|or|and|very|really|too|so|quite)[a-z]+) (?:very |really |too |so |quite |always )?(?!is\\b)[a-z]+$`,
    ),
    (m) => beLike(at(m, 1), at(m, 2)),
  ],
  [
    /^can (?:you|your [a-z]+) (.+)$/,
    (m) =>
      /\bor\b/.test(m[0])
        ? null
        : `What is it like ${/^can your/.test(m[0]) ? "for them" : "for you"} to ${at(m, 1)}?`,
  ],
];
