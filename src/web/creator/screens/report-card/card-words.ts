import type { FlagKind, ModelUse, ReportCard, SessionReportCard } from "#contract/report-cards.ts";

/** A report card in sentences for a researcher. */

export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}

const interviewerWords: Record<FlagKind, string> = {
  empty: "Said nothing",
  not_plain_text: "Used markup or a link",
  speaks_for_others: "Spoke in somebody else's place",
  two_questions: "Asked two things at once",
  no_question: "Asked nothing",
  too_long: "Said too much at once",
  closed_question: "Asked what yes or no answers",
  options: "Offered answers to choose from",
  praise: "Praised or judged an answer",
  leading: "Suggested an answer",
  not_raised: "Brought up what the participant had not said",
  repeated: "Repeated itself",
  completion_phrase: "Sounded like the end before it was",
  not_the_closing: "Changed the closing words",
  leak: "Said what must not be told",
  question_missing: "Left out the question it was to ask",
  other_language: "Changed the language",
};

export function nameFlag(kind: FlagKind): string {
  return interviewerWords[kind];
}

const scriptWords: Partial<Record<FlagKind, string>> = {
  two_questions: "asks two things at once",
  leading: "suggests an answer",
  closed_question: "can be answered with yes or no",
};

/** What is wrong with a question of the script, to follow on the question. */
export function nameScriptFlag(kind: FlagKind): string {
  return scriptWords[kind] ?? interviewerWords[kind].toLowerCase();
}

/** The interviewer's turns with a flag of their own; one may have several. */
export function countFlaggedTurns({ flags }: Pick<SessionReportCard, "flags">): number {
  const own = flags.filter(({ source }) => source === "interviewer");
  return new Set(own.map(({ messageId }) => messageId)).size;
}

export interface CardLine {
  term: string;
  text: string;
}

/** What the cards of one session and of many have in common. */
export interface CardFigures {
  /** Whether it is one interview's card. */
  isOne: boolean;
  questions: number;
  asked: number;
  answered: number;
  probed: number;
  volunteered: number;
  notReached: number;
  talkShare: number | null;
  meanWordsPerAnswer: number | null;
  wordsSlope: number | null;
  latency: { p50: number; p95: number } | null;
}

export function figuresOfSession(card: SessionReportCard): CardFigures {
  return { ...card, isOne: true, questions: card.questions.length };
}

export function figuresOfAll({ totals, ...card }: ReportCard): CardFigures {
  return { ...card, ...totals, isOne: false };
}

export function listCardLines(figures: CardFigures): CardLine[] {
  return [
    { term: "Questions", text: tellCoverage(figures) },
    { term: "Follow-ups", text: tellFollowUps(figures) },
    { term: "Talk share", text: tellTalkShare(figures) },
    { term: "Answers", text: tellAnswers(figures) },
    { term: "Reply time", text: tellLatency(figures.latency) },
  ];
}

function tellCoverage({ questions, asked, answered, notReached }: CardFigures): string {
  const told = `${asked.toLocaleString()} of ${questions.toLocaleString()} asked, ${answered.toLocaleString()} answered`;
  return notReached === 0 ? `${told}, none left out` : `${told}, ${notReached.toLocaleString()} not reached`;
}

function tellFollowUps({ asked, probed, volunteered }: CardFigures): string {
  const told = `${probed.toLocaleString()} of ${asked.toLocaleString()} followed up`;
  return volunteered === 0
    ? told
    : `${told}; ${volunteered.toLocaleString()} came up before ${volunteered === 1 ? "it was" : "they were"} asked`;
}

function tellTalkShare({ talkShare, isOne }: CardFigures): string {
  if (talkShare === null) return "Nothing was said";
  return `${isOne ? "The participant" : "Participants"} spoke ${Math.round(100 * talkShare)}% of the words`;
}

/** Below this many words from one answer to the next, their length has not changed to speak of. */
const noticeableSlope = 0.3;

function tellAnswers({ meanWordsPerAnswer, wordsSlope }: CardFigures): string {
  if (meanWordsPerAnswer === null) return "No answers";
  const words = `${toOneDecimal(meanWordsPerAnswer)} words on average`;
  if (wordsSlope === null) return words;
  if (Math.abs(wordsSlope) < noticeableSlope) return `${words}, about as long at the end as at the start`;
  const change = `${toOneDecimal(Math.abs(wordsSlope))} words from one to the next`;
  return `${words}, getting ${wordsSlope < 0 ? "shorter" : "longer"} by ${change}`;
}

/** Below this people see no wait. */
const noticeableMs = 100;

function tellLatency(latency: CardFigures["latency"]): string {
  if (latency === null) return "No replies";
  if (latency.p95 < noticeableMs) return "At once";
  return `Half within ${tellSeconds(latency.p50)}, 95 in 100 within ${tellSeconds(latency.p95)}`;
}

/** The unit stays with its number at a line's end. */
function tellSeconds(ms: number): string {
  const seconds = Math.max(ms, noticeableMs) / 1000;
  return `${seconds < 10 ? toOneDecimal(seconds) : Math.round(seconds)}\u00a0s`;
}

function toOneDecimal(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 1 });
}

const endWords = new Map([
  ["finished", "went through to the end"],
  ["stopped", "stopped early"],
  ["distress", "stopped for the participant's sake"],
  ["limit", "reached the most turns"],
  ["screened_out", "screened out"],
  ["unfinished", "did not end"],
]);

/** "5 went through to the end, 1 stopped early". */
export function tellEnds(ends: ReportCard["endReasons"]): string {
  return ends
    .map(({ reason, sessions }) => `${sessions.toLocaleString()} ${endWords.get(reason) ?? reason}`)
    .join(", ");
}

/** What was looked for and not found, so that an empty list is not taken for a missing one. */
export function tellNoFlags(interviewerTurns: number): string {
  return `No leading, double, praising or repeated question in ${countNoun(interviewerTurns, "turn")} of the interviewer.`;
}

/** What the model voice took, in a sentence. */
export function describeModelUse(use: ModelUse): string {
  const number = new Intl.NumberFormat();
  const cost =
    use.estimatedCost === null
      ? ""
      : `, about ${new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 }).format(use.estimatedCost)} at the prices set on this server`;
  return `The language model worded ${countNoun(use.turns, "turn")}: ${number.format(use.inputTokens)} tokens in, ${number.format(use.outputTokens)} out${cost}.`;
}
