import type {
  FlagKind,
  HintLetGo,
  InterviewerFlags,
  QuestionTotals,
  ReportCard,
  ScriptFlag,
  SessionReportCard,
} from "#contract/report-cards.ts";
import { countThreads, isInPassing, isTakenUp } from "#contract/thread-counts.ts";
import { type CardTurn, findAskedId } from "./session-card.ts";

/** One interview that goes into the count. */
interface CardedSession {
  sessionId: string;
  /** The participant's number, as "P-07". */
  label: string;
  turns: readonly CardTurn[];
  card: SessionReportCard;
}

const maxPlaces = 50;
const maxHints = 12;

/** Adds sessions up one at a time, so that their words need not be held together. */
export interface CardSum {
  add: (session: CardedSession) => void;
  total: () => ReportCard;
}

export function startCardSum(): CardSum {
  const sum = emptySum();
  return {
    add: (session) => {
      sum.sessions += 1;
      sum.interviewerTurns += session.card.interviewerTurns;
      addQuestions(sum.questions, session.card);
      addThreads(sum, session);
      addFlags(sum, session);
      addFigures(sum, session);
    },
    total: () => total(sum),
  };
}

interface Sum {
  sessions: number;
  interviewerTurns: number;
  questions: Map<string, QuestionTotals>;
  threads: ReportCard["threads"];
  hintsLetGo: HintLetGo[];
  questionsBack: ReportCard["questionsBack"];
  flags: Map<FlagKind, InterviewerFlags>;
  scriptFlags: Map<string, ScriptFlag>;
  talkShares: number[];
  slopes: number[];
  words: number;
  answers: number;
  gaps: number[];
  ends: Map<string, number>;
}

function emptySum(): Sum {
  return {
    sessions: 0,
    interviewerTurns: 0,
    questions: new Map(),
    threads: { heavy: { heard: 0, takenUp: 0 }, middle: { heard: 0, takenUp: 0 } },
    hintsLetGo: [],
    questionsBack: { asked: 0, answered: 0 },
    flags: new Map(),
    scriptFlags: new Map(),
    talkShares: [],
    slopes: [],
    words: 0,
    answers: 0,
    gaps: [],
    ends: new Map(),
  };
}

/** The first session in the count, the newest, words a question whose words were changed since. */
function addQuestions(questions: Sum["questions"], card: SessionReportCard): void {
  const unclear = new Set(
    card.questionsBack.flatMap(({ about, questionId }) => (about === "question" ? [questionId] : [])),
  );
  for (const question of card.questions) {
    const { questionId, text } = question;
    const before = questions.get(questionId) ?? { ...noQuestion, questionId, text };
    questions.set(questionId, {
      ...before,
      sessions: before.sessions + 1,
      asked: before.asked + Number(question.asked),
      answered: before.answered + Number(question.answered),
      skipped: before.skipped + Number(question.skipped),
      probed: before.probed + Number(question.probes > 0),
      probes: before.probes + question.probes,
      settled: before.settled + Number(question.settledBy !== null),
      notReached: before.notReached + Number(question.notReached),
      notConcerned: before.notConcerned + Number(question.notConcerned === true),
      unclear: before.unclear + Number(unclear.has(questionId)),
    });
  }
}

const noQuestion = {
  sessions: 0,
  asked: 0,
  answered: 0,
  skipped: 0,
  probed: 0,
  probes: 0,
  settled: 0,
  notReached: 0,
  notConcerned: 0,
  unclear: 0,
};

function addThreads(sum: Sum, { sessionId, label, card }: CardedSession): void {
  const counted = countThreads(card.threads);
  for (const weight of ["heavy", "middle"] as const) {
    sum.threads[weight].heard += counted[weight].heard;
    sum.threads[weight].takenUp += counted[weight].takenUp;
  }
  for (const thread of card.threads) {
    const { words, untold, weight } = thread;
    if (isInPassing(thread) || isTakenUp(thread)) continue;
    sum.hintsLetGo.push({ words, untold, weight, sessionId, label });
  }
  // Sorting keeps the order of equals: the newest session, which is added first, stays first.
  sum.hintsLetGo = sum.hintsLetGo.sort((one, other) => other.weight - one.weight).slice(0, maxHints);
  sum.questionsBack.asked += card.questionsBack.length;
  sum.questionsBack.answered += card.questionsBack.filter(({ isAnswered }) => isAnswered).length;
}

function addFlags(sum: Sum, { sessionId, label, turns, card }: CardedSession): void {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const texts = new Map(card.questions.map(({ questionId, text }) => [questionId, text]));
  const counted = new Set<string>();
  for (const { kind, source, messageId } of card.flags) {
    const turn = byId.get(messageId);
    if (source === "interviewer") {
      const before = sum.flags.get(kind) ?? { kind, count: 0, turns: [] };
      const place = { sessionId, label, messageId, text: turn?.text ?? "" };
      const places = before.turns.length < maxPlaces ? [...before.turns, place] : before.turns;
      sum.flags.set(kind, { kind, count: before.count + 1, turns: places });
      continue;
    }
    const questionId = findAskedId(turn) ?? "";
    const key = `${kind} ${questionId}`;
    if (counted.has(key)) continue;
    counted.add(key);
    const before = sum.scriptFlags.get(key);
    const text = before?.text ?? texts.get(questionId) ?? "";
    sum.scriptFlags.set(key, { kind, questionId, text, sessions: (before?.sessions ?? 0) + 1 });
  }
}

function addFigures(sum: Sum, { card, turns }: CardedSession): void {
  if (card.talkShare !== null) sum.talkShares.push(card.talkShare);
  if (card.wordsSlope !== null) sum.slopes.push(card.wordsSlope);
  sum.words += card.wordsPerAnswer.reduce((words, answer) => words + answer, 0);
  sum.answers += card.wordsPerAnswer.length;
  const reason = card.endReason ?? "unfinished";
  sum.ends.set(reason, (sum.ends.get(reason) ?? 0) + 1);
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    if (turn.speaker === "interviewer" && before?.speaker === "participant") {
      sum.gaps.push(Math.max(turn.at - before.at, 0));
    }
  }
}

function total(sum: Sum): ReportCard {
  const questions = [...sum.questions.values()];
  const count = (name: Exclude<keyof QuestionTotals, "questionId" | "text">) =>
    questions.reduce((whole, question) => whole + question[name], 0);
  return {
    sessions: sum.sessions,
    totals: {
      questions: count("sessions"),
      asked: count("asked"),
      answered: count("answered"),
      probed: count("probed"),
      settled: count("settled"),
      notReached: count("notReached"),
    },
    questions,
    threads: sum.threads,
    hintsLetGo: sum.hintsLetGo,
    questionsBack: sum.questionsBack,
    talkShare: mean(sum.talkShares),
    interviewerTurns: sum.interviewerTurns,
    interviewerFlags: [...sum.flags.values()].sort((one, other) => other.count - one.count),
    scriptFlags: [...sum.scriptFlags.values()].sort((one, other) => other.sessions - one.sessions),
    meanWordsPerAnswer: sum.answers === 0 ? null : sum.words / sum.answers,
    wordsSlope: mean(sum.slopes),
    latency: measureLatency(sum.gaps),
    endReasons: [...sum.ends]
      .map(([reason, sessions]) => ({ reason, sessions }))
      .sort((one, other) => other.sessions - one.sessions),
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Nearest-rank percentiles over the replies of all interviews. */
function measureLatency(gaps: readonly number[]): ReportCard["latency"] {
  const sorted = gaps.toSorted((one, other) => one - other);
  const rank = (share: number) => sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)];
  const [p50, p95] = [rank(0.5), rank(0.95)];
  return p50 === undefined || p95 === undefined ? null : { p50, p95 };
}
