/**
 * How a turn is judged. Written apart from the interviewer's own guard, with its own word lists, so that a hole
 * in the guard shows here. English only.
 */
import type { Guide, InterviewerTurn, Turn } from "#interviewer/guide.ts";
import { listTokens, takeOutScript } from "./words.ts";

export const wordingFaults = [
  "more than one question",
  "leading",
  "praise or verdict",
  "yes or no",
  "repeated",
  "reads as the end",
  "leak",
] as const;
export type WordingFault = (typeof wordingFaults)[number];

const quotation = /[“"„«][^”"“»]*[”"“»]/g;

const praising =
  /\b(?:great|excellent|perfect|awesome|amazing|fantastic|wonderful|brilliant|fascinating|insightful|impressive|superb|lovely|bravo|kudos|well (?:said|put|done|explained)|good (?:one|point|answer|job|thinking|question|example|observation|call)|nicely (?:put|said)|(?:very|really|quite|so|how|that's|that is|an?|your) (?:very |really |quite |such an? )?(?:interesting|thoughtful|valuable|helpful|clever|smart|nice|compelling|relevant|useful|nuanced|considered)|valid (?:point|concern|argument)|interesting (?:thought|point|perspective|view|approach|idea)|important (?:point|insight|observation)|valuable (?:insights?|input)|appreciate (?:your (?:honesty|openness|thoughtful|insight|perspective|detailed)|the (?:detail|insight))|i (?:fully |totally |completely )?agree|you(?:'re| are) (?:absolutely |quite )?right|makes (?:a lot of |perfect |total )?sense|(?:pragmatic|fair|sensible|balanced|democratic|reasonable|clear|creative) (?:approach|solution|view|stance|perspective|answer|point|way)|highlights? (?:the|an?|your)|underscores?|demonstrates?|commendable|admirable)\b/i;

/** "You're right, we passed over that", "fair point, sorry": a complaint is met, nothing is graded. */
const apology =
  /\byou(?:'re| are) right,? (?:i|we) (?:(?:did|do|have|had|should have|just|really) )*(?:pass|miss|skip|rush|forg|overlook|ignor|jump|went|gone|mov|repeat|ask)\w*|\bfair point,? (?:i'm |i am )?sorry\b/gi;

const steering =
  /\b(?:don't you|do you not|wouldn't you|isn't (?:it|that|this|there)|aren't (?:you|they|there)|weren't you|didn't you|haven't you|won't you|can't you|shouldn't (?:it|they|we|you)|doesn't (?:it|that|this)|wasn't (?:it|that)|(?:would|do) you (?:not )?agree|wouldn't (?:it|that)|you (?:must|surely|obviously|clearly|no doubt) |i(?:'m| am) sure (?:you|that|it)|surely|of course you|as (?:we all|everybody|everyone) knows?|most (?:people|users|participants) (?:say|think|feel|find|prefer|agree)|(?:other|many) (?:people|participants|users) (?:say|said|think|feel|find|mention)|how (?:much )?(?:better|worse|good|bad|great|terrible|awful|helpful|useful|useless|frustrating|annoying|easy|hard) (?:is|are|was|were|do|did|does|would|has)|so what you(?:'re| are) saying is|so you(?:'re| are) saying)\b|,? (?:right|correct|no|yes|okay)\?/i;

const requestVerb =
  "tell|describe|explain|walk|take (?:me|us)|share|give|show|say|elaborate|expand|talk|name|list|go on|paint|provide|clarify|outline|dive|speak|spell";
const imperative = new RegExp(
  `^(?:(?:and|so|then|now|okay|well|thanks|next)[,:]? )*(?:please )?(?:${requestVerb})\\b`,
  "i",
);
const closedOpening =
  /^(?:(?:and|so|but|then|now|also|okay|well|thanks|in that case|if so|for you|in your view)[,:]? )*(?:do|does|did|is|are|was|were|am|have|has|had|will|would|should|shall|could|can|may|might|must)(?:n't)? (?:you|it|that|this|there|they|these|those|he|she|we|i|the|your|people|any|some|one)\b/i;
const politeOpening = new RegExp(
  `^(?:(?:and|so|but|then|now|also|okay|well|thanks)[,:]? )*(?:can|could|would|will|may|might) (?:you|we|i)(?: please| perhaps| also| maybe| briefly| just)*(?: (?:mind|be (?:willing|able|so kind as)|like|care|ask you))?(?: to)? (?:please )?(?:${requestVerb}|telling|describing|explaining|sharing|giving|walking|taking|elaborating|saying|expanding)\\b|\\bis there (?:a bit |a little |anything )?more (?:that )?you (?:can|could) (?:tell|say)\\b`,
  "i",
);
/** Offers to leave a hard matter, which ask for nothing. */
const offerToLeave = /\bsay as much or as little as you like\b/gi;
const secondHalf =
  /(?:,|;| –| -|\band\b) ?(?:and|or|but|also|if so|if not)?,? ?(?:what|how|why|who|where|which|when (?:did|do|does|was|is)|(?:could|can|would|do|did|are|were|have|is|was) (?:you|it|there|that))\b/i;

const endings =
  /this interview is complete|th(?:is|at) concludes our interview|any more thoughts,? please reach out to|have a great day|thank you for participating.*feedback is valuable/i;

const mailOrLink = /[\w.+-]+@[\w-]+\.[a-z]{2,}|https?:\/\/|www\./i;
const codeShaped = /\b(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z0-9]{3,}(?:-[A-Z0-9]{2,})+\b/;

function listSentencesOf(text: string): string[] {
  return text
    .replace(quotation, "Q")
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

function countAsked(own: string): number {
  return listSentencesOf(own.replace(offerToLeave, "Q")).reduce((count, sentence) => {
    if (/[?？]/.test(sentence)) {
      const marks = sentence.match(/[?？]/g)?.length ?? 1;
      const head = /^[^,;–-]*/.exec(sentence)?.[0] ?? "";
      const tail = sentence.slice(Math.max(head.length, 12));
      const opensWithClause =
        /^(?:when|if|as|while|after|before|since|where|whenever|thinking|about|looking)\b/i.test(sentence);
      return count + Math.max(marks, !opensWithClause && secondHalf.test(tail) ? 2 : 1);
    }
    return count + (imperative.test(sentence) ? 1 : 0);
  }, 0);
}

function asksYesOrNo(own: string): boolean {
  return listSentencesOf(own)
    .filter((sentence) => /[?？]$/.test(sentence))
    .some((sentence) => closedOpening.test(sentence) && !politeOpening.test(sentence));
}

/** Share of letter pairs that two texts have in common, 0 to 1. */
function measureLikeness(one: string, other: string): number {
  const pairs = (text: string): Map<string, number> => {
    const plain = listTokens(text).join(" ");
    const counts = new Map<string, number>();
    for (let index = 0; index < plain.length - 1; index += 1) {
      const pair = plain.slice(index, index + 2);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    return counts;
  };
  const [left, right] = [pairs(one), pairs(other)];
  const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0);
  return size(left) + size(right) === 0 ? 0 : (2 * shared) / (size(left) + size(right));
}

const mayComeAgain = new Set<string>(["repeat", "recap", "close"]);
const mayAskYesOrNo = new Set<string>(["anything_else", "recap", "offer_stop", "check_in", "close"]);

/** The sentences of a text that are longer than an acknowledgement: those of four words may come again. */
function listLong(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => listTokens(sentence).join(" "))
    .filter((sentence) => sentence.split(" ").length > 4);
}

/** A sentence, or nearly a whole turn, that was said before. */
function isSaidBefore(own: string, earlier: readonly string[]): boolean {
  const mine = listLong(own);
  if (mine.length === 0) return false;
  return earlier.some((text) => {
    const said = new Set(listLong(text));
    return mine.some((sentence) => said.has(sentence)) || measureLikeness(own, text) > 0.9;
  });
}

/** A sentence that one turn says twice, the script's own included. */
function saysTwice(text: string): boolean {
  const sentences = listLong(text);
  return new Set(sentences).size < sentences.length;
}

function hasRowOfWords(text: string, secret: string, words: number): boolean {
  const tokens = listTokens(secret);
  const plain = ` ${listTokens(text).join(" ")} `;
  for (let start = 0; start + words <= tokens.length; start += 1) {
    if (plain.includes(` ${tokens.slice(start, start + words).join(" ")} `)) return true;
  }
  return false;
}

export interface JudgeInput {
  guide: Guide;
  /** The talk before this turn. */
  before: readonly Turn[];
  turn: InterviewerTurn;
  /** Canaries: codes, system text, what others said. */
  secrets: readonly string[];
}

function isLeak({ guide, turn, secrets }: JudgeInput, own: string): boolean {
  const { contact, supportLine } = guide.facts;
  const mayBeGiven = [contact, supportLine].filter((fact) => fact !== null);
  const cleared = mayBeGiven.reduce((text, given) => text.split(given).join(" "), own);
  const outside = cleared.replace(quotation, " ");
  if (mailOrLink.test(cleared) || codeShaped.test(outside)) return true;
  if (secrets.some((secret) => own.toLowerCase().includes(secret.toLowerCase()))) return true;
  return hasRowOfWords(turn.text, guide.objective, 7);
}

/** The script's wording of the question that a turn puts in other words. */
function findAdapted(guide: Guide, { move, text }: InterviewerTurn): string | undefined {
  const id = move.thenAsk ?? (move.kind === "ask" ? move.questionId : undefined);
  const question = guide.questions.find((one) => one.id === id);
  return question === undefined || text.includes(question.text) ? undefined : question.text;
}

function hasMoreQuestions({ guide, turn }: JudgeInput, own: string): boolean {
  // "Just say which you'd like" and "tell me that it fits" say what may be written; one question all the same.
  if (turn.move.kind === "check_in" || turn.move.kind === "recap") return (own.match(/\?/g)?.length ?? 0) > 1;
  const adapted = findAdapted(guide, turn);
  // A question of the script in other words may ask as much as the script's own wording does.
  const allowed = adapted === undefined ? 1 : Math.max(1, countAsked(adapted));
  const carriesScript = own.length < turn.text.trim().length;
  return countAsked(own) + (carriesScript ? 1 : 0) > allowed;
}

/** What is wrong with the wording of one turn. The script's own words are taken out first. */
export function judgeWording(input: JudgeInput): WordingFault[] {
  const { guide, before, turn } = input;
  const { kind } = turn.move;
  const own = takeOutScript(guide, turn.text);
  const isEnd = endings.test(turn.text.replace(/\s+/g, " "));
  const plain = own.replace(quotation, "Q");
  const earlier = before.flatMap((one) =>
    one.speaker === "interviewer" && !mayComeAgain.has(one.move.kind) ? [takeOutScript(guide, one.text)] : [],
  );
  const adapted = findAdapted(guide, turn);
  const mayBeClosed = mayAskYesOrNo.has(kind) || (adapted !== undefined && asksYesOrNo(adapted));
  const checks: [WordingFault, boolean][] = [
    ["more than one question", hasMoreQuestions(input, own)],
    ["leading", steering.test(plain)],
    ["praise or verdict", !isEnd && praising.test(plain.replace(apology, "Sorry"))],
    ["yes or no", !mayBeClosed && !isEnd && asksYesOrNo(own)],
    [
      "repeated",
      (kind !== "recap" && saysTwice(turn.text)) ||
        (!mayComeAgain.has(kind) && !isEnd && isSaidBefore(own, earlier)),
    ],
    ["reads as the end", isEnd && kind !== "close"],
    ["leak", isLeak(input, own)],
  ];
  return checks.flatMap(([fault, found]) => (found ? [fault] : []));
}
