/**
 * When a follow-up was warranted: the trigger table of the design, read by word lists of its own. An answer
 * is thin, or names something without detail, or is complete.
 */
import type { Guide } from "#interviewer/guide.ts";
import { listMeaningfulTokens, listTokens } from "./transcript.ts";

const problem =
  /\b(?:problems?|issues?|trouble|struggl\w*|difficult\w*|hard (?:to|for|time|part)|annoy\w*|frustrat\w*|confus\w*|slow\w*|crash\w*|bugs?|buggy|broken?|breaks?|fail\w*|los(?:e|t|ing|es)|miss(?:ed|ing|es)|stuck|hate[ds]?|worst|pain\w*|hassle|tedious|wast\w*|errors?|(?:does|do|did|is|was|ca|wo)n't \w+|never (?:work|find|know|see|get)\w*|can(?:'t|not)|unable|overwhelm\w*|mess\w*|complain\w*|expensive|late|delay\w*|cancel\w*|forg[eo]t\w*|wrong|clunky|interrupt\w*|distract\w*|chao\w*|clutter\w*|unreliable|stress\w*|r[au]ns? out|too \w+|crowded|buried|weak|unfair|danger\w*|barriers?|drawbacks?|downsides?|concern\w*|corrupt\w*|against|lack\w*)\b/i;
const workaround =
  /\b(?:work ?around\w*|end(?:ed|s)? up|manual\w*|by hand|cop(?:y|ied|ying)|spreadsheet\w*|excel|trick\w*|hack\w*|screenshot\w*|sticky notes?|notebook\w*|wr(?:ite|ote|iting|itten) (?:\w+ ){0,2}down|paper|double|twice|remind\w*|alarm\w*|timer\w*|own (?:list|sheet|system|notes?|folder)|i keep|set up)\b/i;
const event =
  /\b(?:last (?:\w+)|yesterday|this (?:morning|week|month|year)|the other day|one (?:time|day|evening|night)|recently|ago|when i|once|just (?:now|happened)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\d{4}))\b/i;
const feeling =
  /\b(?:feel\w*|felt|frustrat\w*|annoy\w*|worr\w*|anxi\w*|stress\w*|afraid|scared|fear\w*|nervous|angry|upset\w*|reliev\w*|relief|proud|guilt\w*|embarrass\w*|overwhelm\w*|lonely|excit\w*|happy|unhappy|sad|disappoint\w*|satisf\w*|exhaust\w*|tired|ashamed|confident|calm\w*|love|enjoy\w*|hate\w*|miss)\b/i;
const contrast =
  /\b(?:unlike|instead|compar\w*|rather than|whereas|used to|switch\w*|on the other hand|\w+er than|more \w+ than|less \w+ than|different|versus|vs|moved (?:away|from|to)|after using)\b/i;
/** The answer turns against an earlier one. */
const turnsRound =
  /(?:^|[.!?] )(?:actually|to be fair|though|but|then again|still|and honestly|honestly|in fact|mind you)\b/i;
const wish =
  /\b(?:wish\w*|would (?:like|love|prefer|be)|'d (?:like|love|prefer)|should\w*|need\w*|if only|lack\w*|ideal\w*|hope\w*)\b/i;
const absolute = /\b(?:always|never|everyone|everybody|every (?:single )?time|nobody|no one|all the time)\b/i;
const depends = /\b(?:depend\w*|sometimes|var(?:y|ies|ied)|it's different|occasionally)\b/i;
const placeholder = /\b(?:stuff|things?|something|somehow|whatever|etc|and so on|anything)\b/i;
const verdict =
  /\b(?:fine|ok|okay|good|bad|weird|annoying|easy|hard|nice|great|useful|useless|helpful|terrible|awful|amazing|perfect|interesting|boring|difficult|important|convenient|normal|alright|decent|cool|like|liked|love|loved|dislike\w*|hated?|enjoy\w*|strange|simple|confusing|better|worse|positive|negative|fair|unfair|right|wrong)\b/i;
const routine =
  /\b(?:usual\w*|end up|most(?:ly)?|normally|typical\w*|always|every (?:day|week|morning)|often|weekly|daily)\b/i;
const reason =
  /\b(?:because|cause|since|so that|so i|so we|so they|due to|that's why|which means|in order to|otherwise|therefore|the reason|as (?:it|they|i|we))\b/i;
const named =
  /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{N}]{2,}|\b(?:[Ss]lack|[Zz]oom|[Nn]otion|[Tt]rello|[Tt]eams|[Ww]hats[Aa]pp|[Ll]idl|[Aa]ldi|[Tt]esco|[Cc]itymapper|[Dd]uolingo|[Cc]oursera|[Uu]demy|[Ee]xcel|[Yy]ou[Tt]ube|[Mm]onzo|[Rr]evolut)\b/u;
const onlyVague =
  /^(?:(?:it'?s?|its|that'?s?|they|was|is|are|all|just|really|very|pretty|quite|kind of|sort of|fine|okay|ok|good|bad|normal|stuff|things?|depends|it depends|sometimes|maybe|whatever|usual|the|a|bit|lot|some|so|not|nothing special|average|alright|nice|yes|yeah|yep|sure|i|guess|think|probably|like|this|etc|same)[ ,.!]*)+$/i;

const noAnswer = [
  /^(?:please |can we |let'?s |i would rather |i'd rather |i )*(?:skip|pass|next|move on|not (?:say|answer))\b.{0,30}$/i,
  /\brather (?:skip|not)\b/i,
  /^(?:i )?(?:really |honestly )?(?:don'?t|do not) know\b.{0,30}$|^(?:no idea|dunno|idk|not sure)\b.{0,20}$/i,
  /^(?:no[,.]? )?(?:nothing|none|no)(?: (?:else|really|more|special|comes to mind|to add))*[.! ]*$/i,
  /^(?:yes[,.]? )?(?:please )?(?:i (?:want|would like) to )?(?:stop|quit|end)\b.{0,30}$/i,
  /^[^.!]*\?\s*$/,
  /\b(?:ignore (?:all|the|your)|system prompt|incentive code|this interview is complete|concludes our interview)\b/i,
  /\b(?:crying|to cry|in tears|suicid\w*|kill myself|want to die)\b/i,
  /^(?:yes,? )?(?:i'?m |i am )?ready\b.{0,20}$/i,
  /^(?:lo siento|je |ich |não |no quiero|prefiero)\b/i,
  /^(?:i (?:have said what i can|would only repeat)|that is about it|there is nothing more|i think that is all)\b/i,
];

/** Skips, refusals, questions back, attempts to steer, distress, "nothing more": never to be followed up. */
export function isNoAnswer(text: string): boolean {
  return noAnswer.some((pattern) => pattern.test(text.trim()));
}

const asksNumber =
  /\bhow (?:many|old|often|much|long|far)\b|\bnumber of\b|\bon a scale\b|\bwhat (?:year|age)\b/i;
const asksDemographic =
  /\b(?:your (?:name|age|gender|occupation|job title)|how old|where (?:do you live|are you from))\b/i;

export interface Reading {
  words: number;
  isThin: boolean;
  hasLead: boolean;
  /** The rows of the trigger table that the answer meets, by number. */
  rows: number[];
}

const plainReply = /^(?:yes|no|yeah|nope|not really)\b/i;
const asksYesOrNo =
  /(?:^|[.,?!”"] )(?:do|does|did|is|are|was|were|have|has|will|would|should|can|could)(?:n't)? (?:you|it|that|this|there|they)\b[^?]*\?$/i;

/** Whether a question asks for a number or a fact and got one: there is nothing to follow up. */
function isFact(question: string, text: string, words: number): boolean {
  if (asksDemographic.test(question)) return true;
  const givesNumber =
    /\d|\b(?:once|twice|never|daily|weekly|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text);
  if (words <= 4 && plainReply.test(text) && asksYesOrNo.test(question)) return true;
  return asksNumber.test(question) && words < 20 && givesNumber;
}

interface Traits {
  words: number;
  hasReason: boolean;
  hasInstance: boolean;
  /** Neither a reason nor an instance nor a number. */
  isBare: boolean;
}

function readTraits(text: string): Traits {
  const hasReason = reason.test(text);
  const hasInstance = event.test(text);
  return {
    words: listTokens(text).length,
    hasReason,
    hasInstance,
    isBare: !hasReason && !hasInstance && !/\d/.test(text),
  };
}

/** Rows of the trigger table, 12 and 13 being what the design adds to it. */
function listRows(text: string, { words, hasReason, hasInstance, isBare }: Traits): number[] {
  if (words >= 40 || (words >= 15 && hasReason && hasInstance)) return [];
  const isInstanceTold = hasInstance && words >= 25;
  const checks: [number, boolean, RegExp][] = [
    [1, !isInstanceTold, problem],
    [2, words < 25, event],
    [3, true, depends],
    [4, isBare && words < 20, verdict],
    [5, words < 15, placeholder],
    [6, true, named],
    [6, true, contrast],
    [7, !hasReason, wish],
    [8, !hasInstance, absolute],
    [9, words < 25, routine],
    [9, words < 25, workaround],
    [10, words < 8, /./],
    [11, isBare && words <= 20, /./],
    [12, !hasReason, feeling],
    [13, true, turnsRound],
  ];
  return checks.flatMap(([row, isPossible, pattern]) => (isPossible && pattern.test(text) ? [row] : []));
}

function tellThin(text: string, { words, isBare }: Traits): boolean {
  if (words < 8 || onlyVague.test(text.trim())) return true;
  return isBare && ((words < 12 && verdict.test(text)) || (words < 20 && absolute.test(text)));
}

/** Reads one answer by the trigger table. `question` is the script's question that it belongs to. */
export function readAnswer(question: string, text: string): Reading {
  const traits = readTraits(text);
  const { words } = traits;
  if (isNoAnswer(text) || isFact(question, text, words))
    return { words, isThin: false, hasLead: false, rows: [] };
  const rows = listRows(text, traits);
  const leadRows = new Set([1, 2, 6, 7, 9, 12]);
  return { words, isThin: tellThin(text, traits), hasLead: rows.some((row) => leadRows.has(row)), rows };
}

/** New words that an answer has over earlier ones to the same question. */
export function countNewTokens(text: string, earlier: readonly string[]): number {
  const known = new Set(earlier.flatMap(listMeaningfulTokens));
  return new Set(listMeaningfulTokens(text).filter((token) => !known.has(token))).size;
}

export interface Budget {
  guide: Guide;
  questionId: string;
  probesOnQuestion: number;
  probesInAll: number;
  asked: ReadonlySet<string>;
  /** Milliseconds since the session began. */
  spentMs: number;
}

const exchangeMs = 75_000;
const wrapUpMs = 60_000;

/** Whether the limits of the design leave room for a first or second follow-up here. */
export function hasRoomForProbe(budget: Budget): boolean {
  const { guide, questionId, probesOnQuestion, probesInAll, asked, spentMs } = budget;
  const question = guide.questions.find((one) => one.id === questionId);
  if (question === undefined) return false;
  const isFirst = guide.questions[0]?.id === questionId;
  const most = Math.min(question.probeDepth, isFirst ? 1 : 2);
  if (probesOnQuestion >= most || probesInAll + 1 > 1.5 * asked.size) return false;
  if (guide.minutes <= 0) return true;
  const owed = guide.questions.filter((one) => !asked.has(one.id) && one.priority !== "low").length;
  return guide.minutes * 60_000 - spentMs - exchangeMs - wrapUpMs >= owed * exchangeMs;
}
