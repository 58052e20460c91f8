import { checkWording, type GuardFailure } from "./guard.ts";
import { findMoveQuestionId, findQuestion, type Guide, type InterviewerTurn, type Turn } from "./guide.ts";
import type { LedgerThread } from "./ledger.ts";
import { progressOf } from "./progress.ts";
import { listQuestionsBack, type QuestionBack } from "./questions-back.ts";
import { placeQuote, placeSettled, type QuotePlace } from "./quote-place.ts";
import { listFaults } from "./script/question-rules.ts";
import { foldTurns, listAnswers, type SessionState } from "./session-state.ts";
import { countWords } from "./words.ts";

interface QuestionCard {
  questionId: string;
  asked: boolean;
  answered: boolean;
  skipped: boolean;
  /** Follow-ups to it. */
  probes: number;
  /** Words of everything that was taken as an answer to it. */
  words: number;
  /** Not asked, since these words of an earlier answer had settled it. */
  settledBy: QuotePlace | null;
  notReached: boolean;
  /** Not asked, since it doesn't concern this person. */
  notConcerned: boolean;
}

/** Something that was said but not told yet, and what became of it. */
interface ThreadCard extends Pick<LedgerThread, "untold" | "weight" | "questionId" | "state"> {
  words: QuotePlace;
}

interface ReportFlag {
  /** Index in the session's turns. */
  turn: number;
  kind: GuardFailure;
  /** Whose words: ours, or the script's. */
  source: "interviewer" | "script";
}

export interface ReportCard {
  questions: QuestionCard[];
  /** Counts of questions, with `questions.length` as their denominator. */
  asked: number;
  answered: number;
  probed: number;
  settled: number;
  notReached: number;
  /** Oldest first. */
  threads: ThreadCard[];
  questionsBack: QuestionBack[];
  /** The participant's share of all words, 0 to 1; null when nobody spoke. */
  talkShare: number | null;
  flags: ReportFlag[];
  /** Words of every participant turn, in order. */
  wordsPerAnswer: number[];
  meanWordsPerAnswer: number | null;
  /** Words gained or lost from one answer to the next (least squares); null below two answers. */
  wordsSlope: number | null;
  /** Milliseconds from a participant's turn to our reply; null without replies. */
  latency: { p50: number; p95: number } | null;
  endReason: string | null;
}

/** Least-squares slope of values over their index. */
export function measureSlope(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const meanIndex = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [index, value] of values.entries()) {
    above += (index - meanIndex) * (value - mean);
    below += (index - meanIndex) ** 2;
  }
  return above / below;
}

/** Nearest-rank percentile. */
export function findPercentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)];
}

function measureLatency(turns: readonly Turn[]): ReportCard["latency"] {
  const gaps = turns.flatMap((turn, index) => {
    const before = turns[index - 1];
    if (turn.speaker !== "interviewer" || before?.speaker !== "participant") return [];
    return [Math.max(turn.at - before.at, 0)];
  });
  const sorted = gaps.sort((left, right) => left - right);
  const p50 = findPercentile(sorted, 0.5);
  const p95 = findPercentile(sorted, 0.95);
  return p50 === undefined || p95 === undefined ? null : { p50, p95 };
}

/** Asked questions are ours to put, the script's to word. */
function listScriptFlags(guide: Guide, turn: InterviewerTurn, index: number): ReportFlag[] {
  const id =
    turn.move.kind === "ask" || turn.move.kind === "introduce"
      ? findMoveQuestionId(turn.move)
      : turn.move.thenAsk;
  const question = findQuestion(guide, id);
  if (question === undefined) return [];
  // By the rules that the script was checked by: whoever wrote it has seen the same.
  const faults = listFaults(question.text);
  const checks: [GuardFailure, boolean][] = [
    ["two_questions", faults.includes("double")],
    ["leading", faults.includes("leading")],
    ["closed_question", question.item === undefined && faults.includes("closed")],
  ];
  return checks.flatMap(([kind, failed]) =>
    failed ? [{ turn: index, kind, source: "script" as const }] : [],
  );
}

function listFlags(guide: Guide, turns: readonly Turn[]): ReportFlag[] {
  return turns.flatMap((turn, index) => {
    if (turn.speaker !== "interviewer") return [];
    const verdict = checkWording({ guide, turns: turns.slice(0, index), move: turn.move, text: turn.text });
    const own = verdict.failures.map((kind) => ({ turn: index, kind, source: "interviewer" as const }));
    return [...own, ...listScriptFlags(guide, turn, index)];
  });
}

function listThreads(turns: readonly Turn[], ledger: readonly LedgerThread[]): ThreadCard[] {
  return ledger.map(({ turn, quote, untold, weight, questionId, state }) => ({
    words: placeQuote(turns, turn, quote),
    untold,
    weight,
    questionId,
    state,
  }));
}

function listQuestions(guide: Guide, turns: readonly Turn[], state: SessionState): QuestionCard[] {
  const progress = progressOf(guide, turns);
  const settled = new Set(progress.settled.map(({ questionId }) => questionId));
  const places = placeSettled(turns);
  return guide.questions.map(({ id }) => ({
    questionId: id,
    asked: progress.asked.includes(id),
    answered: progress.answered.includes(id),
    skipped: progress.skipped.includes(id),
    probes: state.probes.get(id)?.length ?? 0,
    words: listAnswers(state, id).reduce((sum, answer) => sum + countWords(answer), 0),
    settledBy: settled.has(id) ? (places.get(id) ?? null) : null,
    notReached: progress.notReached.includes(id),
    notConcerned: progress.notConcerned.includes(id),
  }));
}

/**
 * How an interview went, from its stored turns alone: coverage, threads, questions back, talk share, flags,
 * answer lengths, latency.
 */
export function reportCard(guide: Guide, turns: readonly Turn[]): ReportCard {
  const state = foldTurns(turns);
  const questions = listQuestions(guide, turns, state);
  const count = (isCounted: (question: QuestionCard) => boolean) => questions.filter(isCounted).length;
  const wordsOf = (speaker: Turn["speaker"]) =>
    turns.flatMap((turn) => (turn.speaker === speaker ? [countWords(turn.text)] : []));
  const wordsPerAnswer = wordsOf("participant");
  const theirs = wordsPerAnswer.reduce((sum, words) => sum + words, 0);
  const ours = wordsOf("interviewer").reduce((sum, words) => sum + words, 0);
  return {
    questions,
    asked: count((question) => question.asked),
    answered: count((question) => question.answered),
    probed: count((question) => question.probes > 0),
    settled: count((question) => question.settledBy !== null),
    notReached: count((question) => question.notReached),
    threads: listThreads(turns, state.ledger),
    questionsBack: listQuestionsBack(turns),
    talkShare: theirs + ours === 0 ? null : theirs / (theirs + ours),
    flags: listFlags(guide, turns),
    wordsPerAnswer,
    meanWordsPerAnswer: wordsPerAnswer.length === 0 ? null : theirs / wordsPerAnswer.length,
    wordsSlope: measureSlope(wordsPerAnswer),
    latency: measureLatency(turns),
    endReason: progressOf(guide, turns).endReason,
  };
}
