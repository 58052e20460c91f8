import type {
  FlagKind,
  ModelUse,
  PracticeReportCard,
  QuestionTotals,
  ReportCard,
  SessionReportCard,
  ThreadCard,
} from "#contract/report-cards.ts";
import { countThreads, isInPassing, isTakenUp } from "#contract/thread-counts.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** A report card in sentences for a researcher. */

const interviewerWords: Record<FlagKind, string> = {
  empty: "Said nothing",
  not_plain_text: "Used markup or a link",
  speaks_for_others: "Spoke for someone else",
  two_questions: "Asked two things at once",
  no_question: "Asked nothing",
  too_long: "Said too much at once",
  closed_question: "Asked a yes-or-no question",
  options: "Offered a choice of answers",
  praise: "Praised, judged or agreed with an answer",
  advice: "Gave advice",
  diagnosis: "Made a diagnosis",
  leading: "Suggested an answer",
  invented_fact: "Stated something it hadn't been told",
  promise: "Made a promise",
  not_raised: "Brought up something the participant hadn't said",
  repeated: "Repeated itself",
  completion_phrase: "Sounded like goodbye too early",
  not_the_closing: "Changed the closing words",
  leak: "Revealed something confidential",
  question_missing: "Skipped the question it should have asked",
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
export function countFlaggedTurns({ flags }: Pick<PracticeReportCard, "flags">): number {
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
  /** But for those that don't concern the person. */
  questions: number;
  notConcerned?: number;
  asked: number;
  answered: number;
  probed: number;
  /** Absent in practice, like threads and questions back. */
  settled?: number;
  threads?: string;
  questionsBack?: { asked: number; answered: number };
  notReached: number;
  talkShare: number | null;
  meanWordsPerAnswer: number | null;
  wordsSlope: number | null;
  latency: { p50: number; p95: number } | null;
}

export function figuresOfPractice(card: PracticeReportCard): CardFigures {
  return { ...card, isOne: true, questions: card.questions.length };
}

export function figuresOfSession(card: SessionReportCard): CardFigures {
  const { questionsBack, threads } = card;
  const answered = questionsBack.filter(({ isAnswered }) => isAnswered).length;
  const concerning = listConcerning(card);
  return {
    ...card,
    isOne: true,
    questions: concerning.length,
    notConcerned: card.questions.length - concerning.length,
    threads: describeThreads(countThreads(threads)),
    questionsBack: { asked: questionsBack.length, answered },
  };
}

/** The questions that are for this person. */
export function listConcerning({ questions }: Pick<SessionReportCard, "questions">) {
  return questions.filter(({ notConcerned }) => notConcerned !== true);
}

export function figuresOfAll({ totals, threads, ...card }: ReportCard): CardFigures {
  const notConcerned = card.questions.reduce((sum, question) => sum + question.notConcerned, 0);
  return {
    ...card,
    ...totals,
    isOne: false,
    questions: totals.questions - notConcerned,
    notConcerned,
    threads: describeThreads(threads),
  };
}

export function listCardLines(figures: CardFigures): CardLine[] {
  const { threads, questionsBack } = figures;
  return [
    { term: "Questions", text: formatCoverage(figures) },
    { term: "Follow-ups", text: formatFollowUps(figures) },
    ...(threads === undefined ? [] : [{ term: "Points raised", text: threads }]),
    ...(questionsBack === undefined
      ? []
      : [{ term: "Questions back", text: describeQuestionsBack(questionsBack) }]),
    { term: "Talk share", text: describeTalkShare(figures) },
    { term: "Answers", text: describeAnswers(figures) },
    { term: "Reply time", text: describeLatency(figures.latency) },
  ];
}

function formatCoverage(figures: CardFigures): string {
  const { questions, asked, answered, settled = 0, notReached, notConcerned = 0 } = figures;
  const parts = [
    `${asked.toLocaleString()} of ${countNoun(questions, "question")} asked`,
    `${answered.toLocaleString()} answered`,
    ...(settled === 0 ? [] : [`${settled.toLocaleString()} already answered earlier`]),
    notReached === 0 ? "none left out" : `${notReached.toLocaleString()} not reached`,
    ...(notConcerned === 0 ? [] : [describeOthers(notConcerned)]),
  ];
  return parts.join(", ");
}

function describeOthers(notConcerned: number): string {
  return `${notConcerned.toLocaleString()} more ${notConcerned === 1 ? "doesn’t" : "don’t"} concern them`;
}

function formatFollowUps({ asked, probed }: CardFigures): string {
  return `${probed.toLocaleString()} of ${countNoun(asked, "question")} followed up`;
}

const groups: { name: string; has: (thread: ThreadCard) => boolean }[] = [
  { name: "Let go", has: (thread) => !isTakenUp(thread) },
  { name: "Asked about", has: ({ state }) => state === "taken_up" },
  { name: "Told in full", has: ({ state }) => state === "told" },
  { name: "They'd rather not say", has: ({ state }) => state === "refused" },
];

/**
 * Threads by what became of them, the heaviest first, `of` as many as are counted; those that were said in passing come
 * last and are in no count. Groups without any are left out.
 */
export function groupThreads(
  threads: ThreadCard[],
): { name: string; of: number | undefined; threads: ThreadCard[] }[] {
  const counted = threads.filter((thread) => !isInPassing(thread));
  const grouped = groups.map(({ name, has }) => ({
    name,
    of: counted.length,
    threads: counted.filter(has).sort((one, other) => other.weight - one.weight),
  }));
  const passing = { name: "Said in passing", of: undefined, threads: threads.filter(isInPassing) };
  return [...grouped, passing].filter((group) => group.threads.length > 0);
}

/** "Q3: 4 of 9 people asked what is meant." */
export function describeUnclear({
  number,
  unclear,
  asked,
}: Pick<QuestionTotals, "unclear" | "asked"> & { number: number }): string {
  return `Q${number}: ${unclear.toLocaleString()} of ${countNoun(asked, "person", "people")} asked what is meant.`;
}

function describeThreads({ heavy, middle }: ReportCard["threads"]): string {
  const parts = [
    { name: "important", ...heavy },
    { name: "smaller", ...middle },
  ].flatMap(({ name, heard, takenUp }) =>
    heard === 0
      ? []
      : [
          `${takenUp.toLocaleString()} of ${countNoun(heard, `${name} point`)} followed up (${toPercent(takenUp / heard)})`,
        ],
  );
  return parts.length === 0 ? "None" : parts.join(", ");
}

function toPercent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function describeQuestionsBack({ asked, answered }: { asked: number; answered: number }): string {
  if (asked === 0) return "Nobody asked anything back";
  return `${answered.toLocaleString()} of ${countNoun(asked, "question")} answered in the next turn`;
}

function describeTalkShare({ talkShare, isOne }: CardFigures): string {
  if (talkShare === null) return "Nothing was said";
  return `${isOne ? "The participant" : "Participants"} spoke ${toPercent(talkShare)} of the words`;
}

/** Below this many words from one answer to the next, their length has not changed to speak of. */
const noticeableSlope = 0.3;

function describeAnswers({ meanWordsPerAnswer, wordsSlope }: CardFigures): string {
  if (meanWordsPerAnswer === null) return "No answers";
  const words = `${toOneDecimal(meanWordsPerAnswer)} words on average`;
  if (wordsSlope === null) return words;
  if (Math.abs(wordsSlope) < noticeableSlope) return `${words}, about as long at the end as at the start`;
  const change = `${toOneDecimal(Math.abs(wordsSlope))} words from one to the next`;
  return `${words}, getting ${wordsSlope < 0 ? "shorter" : "longer"} by ${change}`;
}

/** Below this people see no wait. */
const noticeableMs = 100;

function describeLatency(latency: CardFigures["latency"]): string {
  if (latency === null) return "No replies";
  if (latency.p95 < noticeableMs) return "At once";
  return `Half within ${formatSeconds(latency.p50)}, 95% within ${formatSeconds(latency.p95)}`;
}

/** The unit stays with its number at a line's end. */
function formatSeconds(ms: number): string {
  const seconds = Math.max(ms, noticeableMs) / 1000;
  return `${seconds < 10 ? toOneDecimal(seconds) : Math.round(seconds)}\u00a0s`;
}

function toOneDecimal(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 1 });
}

const endWords = new Map([
  ["finished", "went through to the end"],
  ["stopped", "stopped early"],
  ["distress", "ended: participant in distress"],
  ["limit", "reached the maximum number of turns"],
  ["screened_out", "screened out"],
  ["unfinished", "did not end"],
]);

/** "5 went through to the end, 1 stopped early". */
export function describeEnds(ends: ReportCard["endReasons"]): string {
  return ends
    .map(({ reason, sessions }) => `${sessions.toLocaleString()} ${endWords.get(reason) ?? reason}`)
    .join(", ");
}

/** What was looked for and not found, so that an empty list is not taken for a missing one. */
export function describeNoFlags(interviewerTurns: number): string {
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
