import type { Guide, GuideQuestion, Move, SkipCause, Took } from "./guide.ts";
import type { Intent } from "./intents.ts";
import { choosePassages } from "./recap.ts";
import type { SessionState } from "./session-state.ts";
import { isFarOverTime, planQuestions } from "./time-plan.ts";

/** What every rule of the conductor sees. */
export interface Situation {
  guide: Guide;
  state: SessionState;
  /** What the participant said since our last turn, joined. */
  message: string;
  intent: Intent;
  /** Milliseconds; Infinity without a limit. */
  timeLeft: number;
  question: GuideQuestion | undefined;
}

export interface Ruling {
  move: Move;
  reason: string;
}

export function isPastQuestions(state: SessionState): boolean {
  return state.stage === "anything_else" || state.stage === "recap";
}

/** Goes on after a message: the next question, or the next step of the ending. */
export function goOn(situation: Situation, took: Took, reason: string): Ruling {
  const { guide, state, timeLeft } = situation;
  if (state.stage === "questions") {
    const next = planQuestions(guide, state, timeLeft)[0];
    if (next !== undefined) return { move: { kind: "ask", questionId: next.id, took }, reason };
    if (!isFarOverTime(guide, timeLeft))
      return { move: { kind: "anything_else", took }, reason: "no question left" };
  }
  const passages = state.stage === "anything_else" ? choosePassages(state.answers) : [];
  if (passages.length > 0)
    return { move: { kind: "recap", passages, took }, reason: "short recap before closing" };
  return {
    move: { kind: "close", endReason: "finished", took },
    reason: state.stage === "questions" ? "the time is up" : "everything was asked",
  };
}

/** Leaves the current question without (another) answer. */
export function moveOn(situation: Situation, because: SkipCause, reason: string): Ruling {
  const { guide, state, timeLeft, question } = situation;
  const next = planQuestions(guide, state, timeLeft)[0];
  if (question === undefined || next === undefined) return goOn(situation, "skipped", reason);
  return {
    move: { kind: "respect_skip", questionId: question.id, because, otherAngle: false, thenAsk: next.id },
    reason,
  };
}
