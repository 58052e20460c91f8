import { concerns, knowAnswers } from "./branching.ts";
import type { OpenItem } from "./closed-answer.ts";
import type { Guide, GuideQuestion, Move, SkipCause, Took, Turn } from "./guide.ts";
import type { Intent } from "./intents.ts";
import type { SessionState } from "./session-state.ts";
import { isFarOverTime, planQuestions } from "./time-plan.ts";

/** What every rule of the conductor sees. */
export interface Situation {
  guide: Guide;
  turns: readonly Turn[];
  state: SessionState;
  /** What the participant said since our last turn, joined. */
  message: string;
  intent: Intent;
  /** Milliseconds; Infinity without a limit. */
  timeLeft: number;
  question: GuideQuestion | undefined;
  /** The closed question that is open, with its answer as far as the message gives one. */
  item?: OpenItem | undefined;
}

/** A move with why it was made, for the creator. */
export interface Chosen {
  move: Move;
  reason: string;
}

export function isPastQuestions(state: SessionState): boolean {
  return state.stage === "anything_else";
}

/** Whether no question is to come and the one that is open has an answer. */
export function isLastAnswered(situation: Situation): boolean {
  const { state, question } = situation;
  if (isPastQuestions(state)) return true;
  return (
    question !== undefined && state.answers.has(question.id) && findNextQuestion(situation) === undefined
  );
}

/** What our last follow-up was about, in their words, unless they closed the matter since: "Before I answer that, who reads this?" leaves it open. */
export function findOpenProbe({ state }: Situation): string | undefined {
  const { lastMove, ledger } = state;
  if (lastMove?.kind !== "probe" || lastMove.about === null) return undefined;
  const isRefused = ledger.some(({ quote, state: now }) => quote === lastMove.about && now === "refused");
  return isRefused ? undefined : lastMove.about;
}

/** The question to ask next, or undefined when none is left or the time is up. */
export function findNextQuestion(
  { guide, state, timeLeft, item }: Situation,
  took: Took = "answer",
): GuideQuestion | undefined {
  const closed = took === "answer" && item !== undefined ? (item.read?.values ?? []) : undefined;
  const answers = knowAnswers(state, { took, closed });
  return planQuestions(guide, state, timeLeft, answers).find(
    (question) => concerns(guide, question, answers) === true,
  );
}

/** Goes on after a message: the next question, or the next step of the ending. */
export function advance(situation: Situation, took: Took, reason: string): Chosen {
  const { guide, state, timeLeft } = situation;
  if (state.stage === "questions") {
    const next = findNextQuestion(situation, took);
    if (next !== undefined) return { move: { kind: "ask", questionId: next.id, took }, reason };
    if (!isFarOverTime(guide, timeLeft))
      return { move: { kind: "anything_else", took }, reason: "no question left" };
  }
  return {
    move: { kind: "close", endReason: "finished", took },
    reason: state.stage === "questions" ? "the time is up" : "everything was asked",
  };
}

/** Leaves the current question without (another) answer. */
export function leaveQuestion(situation: Situation, because: SkipCause, reason: string): Chosen {
  const { question } = situation;
  const next = findNextQuestion(situation, "skipped");
  if (question === undefined || next === undefined) return advance(situation, "skipped", reason);
  return {
    move: { kind: "respect_skip", questionId: question.id, because, otherAngle: false, thenAsk: next.id },
    reason,
  };
}
