import type { FindingKind } from "#contract/insights.ts";
import { scoreSentiment } from "../sentiment.ts";

/** The lists that are filled by rules over single clauses. */
export type StatementKind = Extract<
  FindingKind,
  | "behaviors"
  | "painPoints"
  | "needs"
  | "opportunities"
  | "successStories"
  | "adoptionBarriers"
  | "suggestions"
>;

const any = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})`, "i");

/** What a question asks for, so that an answer without signal words ("The notifications.") is still placed. */
export type Topic = "pain" | "wish" | "like" | "behavior" | "barrier" | "need";

const questionTopics: [Topic, RegExp][] = [
  [
    "barrier",
    any(
      "stop(?:s|ped)? you from",
      "prevent",
      "hold(?:s|ing)? you back",
      "barrier",
      "hesita",
      "adopt",
      "put(?:s)? you off",
      "reluctan",
      "why not (?:use|switch)",
      "convince",
    ),
  ],
  [
    "pain",
    any(
      "frustrat",
      "challeng",
      "problem",
      "difficult",
      "struggl",
      "annoy",
      "pain",
      "dislike",
      "worst",
      "hardest",
      "hard(?:er)? about",
      "get(?:s)? in (?:your|the) way",
      "doesn't work",
      "not work",
      "went wrong",
      "slow(?:s)? you",
    ),
  ],
  [
    "wish",
    any(
      "wish",
      "improve",
      "change (?:one|about|any|some)",
      "could change",
      "ideal",
      "missing",
      "magic wand",
      "would you (?:add|like)",
      "better\\?",
      "dream",
      "perfect",
    ),
  ],
  [
    "like",
    any(
      "like (?:most|best|about)",
      "enjoy",
      "favou?rite",
      "work(?:s|ed|ing)? well",
      "best (?:part|thing)",
      "success",
      "proud",
      "love",
      "went well",
      "benefit",
      "helped",
    ),
  ],
  ["need", any("need", "important", "require", "rely on", "essential", "matter")],
  [
    "behavior",
    any(
      "how do you",
      "how did you",
      "walk me through",
      "typical",
      "describe your",
      "day look",
      "last time",
      "usually",
      "what tools",
      "which tools",
      "tell me about (?:your|how|a)",
    ),
  ],
];

const longestQuestion = 35;

/**
 * The topic of what was asked, by the wording of the last question in it; undefined when it asks openly. What an
 * interviewer tells besides, in statements or at length, is no question.
 */
export function findQuestionTopic(prompt: string): Topic | undefined {
  const questions = prompt.match(/[^.!?\n]+\?/g) ?? [];
  const last = questions.at(-1);
  if (last === undefined || last.split(/\s+/).length > longestQuestion) return undefined;
  const found = (question: string) => questionTopics.find(([, pattern]) => pattern.test(question))?.[0];
  // A probe ("Could you tell me more?") leaves the topic to the question before it.
  return found(last) ?? found(questions.at(-2) ?? "");
}

const barrier = any(
  "too (?:expensive|pricey|costly|much money)",
  "(?:costs?|price|pricing|licen[cs]es?|subscription|per seat|per user)\\b.*\\b(?:too|high|hard|stop|justify|budget|add up|adds up|a lot|expensive|steep|jump)",
  "(?:can't|couldn't|cannot|hard to|difficult to) (?:justify|afford)",
  "(?:no|not? enough|tight|tiny|small) budgets?",
  "budget (?:cut|freeze|approval)",
  "(?:not|isn't|aren't|wasn't|weren't) allowed",
  "security (?:review|concern|polic|approval|team)",
  "privacy concern",
  "compliance",
  "learning curve",
  "(?:takes|took|taking) (?:\\w+ ){0,4}to learn",
  "(?:no|have|had|got|enough) time to learn",
  "(?:too )?(?:hard|difficult|complicated|steep) to (?:learn|set up|adopt|get started)",
  "(?:nobody|no one|half the team|people|team|colleagues|others|everyone|they|some of them|rest of the team|management|boss|manager) (?:\\w+ )?(?:won't|wouldn't|refuses?|refused|never (?:adopted|used|switched)|didn't want|doesn't want|don't want|resist\\w*|went back|fell back)",
  "(?:get|getting|got) (?:everyone|everybody|people|the (?:whole |rest of the )?team|others|clients|colleagues) (?:to|on)",
  "(?:another|yet another|one more|a new) (?:tool|app|login|account|password|subscription)\\b",
  "(?:migrat|switching cost|moving (?:everything|all|our))",
  "locked? in",
  "(?:gave|give|given) up (?:on|after)",
  "stopped using",
  "(?:went|go|gone) back to",
  "(?:don't|didn't|wouldn't) trust",
  "convince (?:my|the|our|people|everyone|management)",
  "buy-in",
  "only works (?:on|with|in|if)",
  "reluctan",
  "hesita",
  "not worth (?:the|it|switching|paying)",
  "afraid (?:of|to|that)",
  "used to (?:the|our) (?:old|current|existing)",
);
/** Case counts here: "IT" is a department, "it" is not. */
const approval =
  /\b(?:(?:IT|[Tt]he IT (?:team|department)|[Ss]ecurity|[Ll]egal|[Pp]rocurement|[Cc]ompliance|[Mm]anagement) (?:\w+ )?(?:said no|blocked|blocks|won't|doesn't|don't|didn't|wouldn't|has to|have to|needs? to|takes|took|refused|rejected)|security (?:review|approval))\b/;

const wish = any(
  "i wish",
  "we wish",
  "if only",
  "(?:would|it'd|'d) be (?:\\w+ )?(?:nice|great|good|helpful|useful|amazing|cool|perfect|ideal|awesome|fantastic|a dream)",
  "i(?:'d| would) (?:really |just )?(?:love|like|want|prefer|pay)",
  "we(?:'d| would) (?:really )?(?:love|like)",
  "(?:would|could) (?:really )?help (?:if|me|us|a lot)",
  "should (?:really |just )?have (?!been)",
  "(?:should|could) (?:really |just |at least |maybe )?(?:be able to|let|show|tell|support|offer|summari|remember|warn|sync|be (?:a|an|one|more|less|easier|simpler|faster))",
  "ideally",
  "in an ideal world",
  "my dream",
  "would save (?:me|us)",
  "would make (?:my|it|our|me|things)",
  "i hope (?:that )?(?:they|it|there|someone)",
  "magic wand",
  "(?:it's|is|are|what's|was) missing",
  "missing (?:is|a|an|the)",
  "there(?:'s| is) no (?:way|option|good way|easy way)",
  "lacks?\\b",
  "no way to",
  "(?:why (?:can't|isn't|not just)|can't (?:it|they|we|i) just)",
);
const need = any(
  "(?:i|we) (?:\\w+ )?need(?:ed)?\\b",
  "(?:i|we)(?:'ve| have) got to be able",
  "(?:i|we) (?:have|want) to be able to",
  "(?:i|we) (?:really |just )?want (?:to|a|an|one|something|it to)",
  "must[- ]have",
  "(?:it|that|this|which)?(?:'s| is|'re| are) (?:\\w+ )?(?:essential|crucial|critical|vital|non-negotiable|important)",
  "what matters",
  "matters? (?:most|a lot|to me|to us)",
  "(?:i|we) (?:really |heavily )?(?:rely|depend) on",
  "(?:can't|couldn't) (?:live|work|do \\w+ \\w+) without",
  "(?:i|we) require",
  "has to (?:be|work|just|have|support|run)",
  "need(?:s|ed)? to (?:be|know|see|have|find|work|feel)",
  "important (?:to|for) (?:me|us)",
);
const workaround = any(
  "(?:i|we) (?:\\w+ )?(?:end|ended|ending) up",
  "(?:i|we)(?:'ve| have)? ?(?:just |now |then |also |usually )?(?:keep|kept|made|built|created|set up|started) (?:a|an|my|our|keeping|using|writing|muting|blocking|sending|putting|recording)",
  "work ?around",
  "instead,? (?:i|we)",
  "so (?:i|we) (?:just|now|usually|copy|write|keep|use|have|mute|send|block)",
  "copy(?:ing)?(?: and |[- ])?past",
  "by hand",
  "manually",
  "(?:i|we) (?:mute|block|screenshot|forward|pin|bookmark|copy|re-?type|snooze)",
  "(?:my|our) own (?:spreadsheet|system|list|notes|template|script|doc)",
);
const habit = any(
  "(?:i|we) (?:usually|always|often|typically|normally|mostly|tend|generally|regularly|constantly|rarely|never|just|mainly|sometimes|try to|only|still|first|then)\\b",
  "(?:i|we)(?:'m| am|'re| are) (?:usually|always|constantly|often)",
  "every (?:single )?(?:day|morning|week|monday|friday|evening|time|other|month|hour)",
  "first thing",
  "(?:once|twice|three times|several times|a few times) (?:a|per|every) ",
  "all day",
  "(?:each|most) (?:day|morning|week|time)s?",
  "on (?:mondays|tuesdays|wednesdays|thursdays|fridays)",
  "before (?:every|each|bed|work|lunch)",
  "daily|weekly",
);
const pain = any(
  "frustrat",
  "annoy",
  "problem",
  "struggl",
  "hate\\b",
  "confus",
  "waste?(?:s|d|ing)?\\b",
  "painful",
  "a pain\\b",
  "pain in",
  "nightmare",
  "hard(?:er)? to\\b",
  "difficult (?:to|for)",
  "(?:can't|cannot|couldn't|can never|could never|never) (?:\\w+ )?(?:find|see|tell|figure|remember|get|keep|hear|focus|concentrate|reach|know|search|open|work)",
  "takes? (?:forever|ages|too long|so long|hours|a (?:long|lot))",
  "took (?:me )?(?:forever|ages|hours|too long)",
  "too (?:many|much|slow|long|complicated|hard|noisy|often|easy to miss|late|confusing|cluttered)",
  "keeps? (?:\\w+ )?(?:crash|freez|drop|disconnect|los|interrupt|log|fail|break)",
  "los[et] (?:track|things|time|context|focus|hours|messages|information|my|work)",
  "losing (?:track|time|context|focus|things|my|messages)",
  "(?:i|we) (?:\\w+ )?miss(?:ed)? (?:\\w+ )?(?:messages|things|important|stuff|updates|deadlines|meetings|out)",
  "pile(?:s|d)? up",
  "drives? (?:me|us) (?:crazy|nuts|mad|insane|up)",
  "overwhelm",
  "exhaust",
  "stress",
  "tired of",
  "fed up",
  "sick of",
  "constant(?:ly)? (?:interrupt|ping|notif|switch|meeting)",
  "interrupt",
  "distract",
  "doesn't (?:\\w+ )?(?:work|sync|load|integrate|talk|show|let|notify|support|save)",
  "don't (?:\\w+ )?(?:work|sync|load|integrate|talk to)",
  "didn't (?:\\w+ )?(?:work|sync|load|save|see|notice|get|know)",
  "crash",
  "freez",
  "glitch",
  "buggy|bugs?\\b",
  "lag(?:s|gy|ging)?\\b",
  "out of (?:sync|date)",
  "scattered",
  "all over the place",
  "buried",
  "back[- ]to[- ]back",
  "isolat",
  "lonely",
  "could have been (?:an? )?(?:email|message)",
  "nobody (?:\\w+ )?(?:knows|reads|takes|updates|answers|responds|replies)",
  "no(?: |-)one (?:\\w+ )?(?:knows|reads|updates|answers|responds|replies)",
  "wrong (?:version|channel|place|time|file|link|person)",
  "dread",
  "suffer",
);
const success = any(
  "(?:saves?|saved|saving) (?:me|us|\\w+ hours|time|so much|a lot|at least)",
  "(?:really |definitely |actually )?help(?:s|ed) (?:me|us|a lot|our|my|everyone|the team)",
  "works? (?:really |very |so |pretty |just )?(?:well|great|perfectly|nicely|fine|beautifully|smoothly)",
  "worked (?:really |very |so )?(?:well|great|perfectly|out)",
  "(?:huge|big|massive|real|world of|all the) (?:difference|improvement|relief|win|help)",
  "game[- ]changer",
  "no longer (?:have|need|worry|miss|waste)",
  "don't have to (?:\\w+ )?(?:anymore|any more|worry|chase|ask)",
  "went (?:from|down|really well|smoothly|great)",
  "cut (?:\\w+ ){1,4}(?:in half|by|down|from)",
  "(?:much|way|so much|a lot|far) (?:better|easier|faster|simpler|quicker|calmer|smoother|less|fewer)",
  "(?:finally|now) (?:i|we|everyone|people) (?:can|have|know|see|get)",
  "(?:i|we) (?:really |absolutely |actually )?(?:love|enjoy|like|appreciate)\\b(?! to\\b)",
  "(?:made|makes) (?:it|things|life|my \\w+|our \\w+|a) (?:\\w+ )?(?:easier|simpler|faster|better|calmer|difference)",
  "(?:i'm|we're|i am|we are|i was|we were) (?:\\w+ )?(?:happy|pleased|glad|impressed|proud|satisfied)",
  "(?:best|favou?rite) (?:thing|part|feature|tool)",
  "thanks to",
  "solved",
  "is (?:really |so |very |super )?(?:great|fantastic|brilliant|excellent|amazing|awesome|wonderful|perfect|intuitive|handy|seamless|reliable)\\b",
  "life ?saver",
  "reduced",
  "improved",
);
const advice = any(
  "(?:they|you|slack|teams|it|the (?:team|tool|app|company|product)|someone|companies|managers|designers|developers) (?:\\w+ )?should(?:n't)?\\b",
  "(?:i|i'd|i would|we'd) (?:suggest|recommend|advise)",
  "my (?:advice|suggestion|recommendation)",
  "what if (?:they|you|it|there)",
  "why not (?:just )?\\w+",
  "how about",
  "just (?:add|give|make|let|put|remove|fix)\\b",
  "please (?:add|make|fix|let|give|remove)",
  "could you (?:add|make|fix|please)",
);
const denied =
  /\b(?:no|not|never|don't|doesn't|isn't|wasn't|aren't|hasn't|haven't|didn't|without)\b(?:\s\w+){0,3}\s(?:problems?|issues?|trouble|frustrat\w*|annoy\w*|complain\w*|struggl\w*|bother\w*|hate|mind|barriers?|difficult\w*|hard|stress\w*|confus\w*|distract\w*|interrupt\w*|crash\w*|waste\w*)/i;
const nothing =
  /^(?:no|none|nope|nothing|not really|n\/a|nah|i (?:don't|do not) (?:know|think so|have any)|no idea|not sure|i'm not sure)\b/i;

/** True for words that wish for something, which are no praise of what there is. */
export function isWish(text: string): boolean {
  return wish.test(text) || advice.test(text);
}

/** A clause's wording together with what surrounds it. */
export interface ClauseContext {
  text: string;
  /** The text without openers and closers of talk. */
  trimmed: string;
  compound: number;
  topic: Topic | undefined;
  /** First clause of the answer that says something. */
  leads: boolean;
  /** How many concepts it has, nouns counted twice. */
  substance: number;
}

/** The part before "because", "when" or "that": what the speaker states. */
function mainPart(text: string): string {
  const cut = text.search(/\s(?:because|since|so that|when|where|which|what|if|unless|until|than)\s/i);
  return cut > 12 ? text.slice(0, cut) : text;
}

const isPain = ({ text, compound }: ClauseContext) => {
  if (denied.test(text)) return false;
  const main = mainPart(text);
  const stated = main === text ? compound : scoreSentiment(main);
  return (pain.test(text) && compound < 0.4 && stated < 0.3) || (compound <= -0.45 && stated <= -0.3);
};

const hedged = /\b(?:don't|didn't|doesn't|not|never|hardly|if)\b/i;

const isSuccess = ({ text, compound, topic }: ClauseContext) => {
  const good = compound >= 0.05 || (topic === "like" && compound >= 0);
  return good && success.test(mainPart(text)) && !wish.test(text) && !hedged.test(text);
};

const unneeded = /\b(?:don't|doesn't|didn't|no|nobody|no one|nothing) (?:\w+ )?needs?\b/i;

const isNeed = ({ text }: ClauseContext) =>
  need.test(mainPart(text)) && !denied.test(text) && !unneeded.test(text);

const byWording: [StatementKind, (clause: ClauseContext) => boolean][] = [
  ["adoptionBarriers", ({ text, compound }) => (barrier.test(text) || approval.test(text)) && compound < 0.6],
  ["suggestions", ({ text }) => advice.test(text)],
  ["opportunities", ({ text }) => wish.test(text)],
  ["painPoints", isPain],
  ["successStories", isSuccess],
  ["needs", isNeed],
  ["behaviors", ({ text, trimmed }) => doing.test(trimmed) && (workaround.test(text) || habit.test(text))],
];

const action =
  /\b(?:i|we) (?:\w+ )?(?!am\b|are\b|was\b|were\b|have\b|think\b|guess\b|know\b|mean\b|feel\b|like\b|love\b|don't\b|can't\b|would\b|could\b|do\b|did\b)[a-z]{2,}/i;

/** A telling of what one does starts with oneself or with the time, not with a name or a list. */
const doing =
  /^(?:(?:i|we|my|our|every|each|in|on|at|after|before|when|if|most|once|first|sometimes|usually|normally|often|all|during|whenever|there's)\b|\w+ing\b)/i;

const byQuestion: Record<Topic, [StatementKind, (clause: ClauseContext) => boolean]> = {
  pain: ["painPoints", ({ compound, text }) => compound < 0.1 && !denied.test(text)],
  barrier: ["adoptionBarriers", ({ compound, text }) => compound < 0.1 && !denied.test(text)],
  wish: ["opportunities", () => true],
  like: ["successStories", ({ compound }) => compound > -0.05],
  need: ["needs", ({ compound }) => compound > -0.3],
  behavior: ["behaviors", ({ text, trimmed }) => doing.test(trimmed) && action.test(text)],
};

/** The lists a clause belongs to: by its own wording, else by the question that it answers first. */
export function classifyClause(clause: ClauseContext): StatementKind[] {
  if (clause.substance < 1 || nothing.test(clause.text)) return [];
  const worded = byWording.filter(([, test]) => test(clause)).map(([kind]) => kind);
  const first = worded[0];
  // Asked what stood in the way of a tool, people tell of barriers in the words of problems.
  if (first === "painPoints" && clause.topic === "barrier") return ["adoptionBarriers"];
  // One clause feeds one list, but a workaround that hurts is a behaviour as well as a pain.
  if (first === "painPoints" && workaround.test(clause.text)) return ["painPoints", "behaviors"];
  if (first !== undefined) return [first];
  if (clause.topic === undefined || clause.substance < 2) return [];
  const [kind, test] = byQuestion[clause.topic];
  const answers = clause.leads || clause.topic === "behavior";
  return answers && test(clause) ? [kind] : [];
}
