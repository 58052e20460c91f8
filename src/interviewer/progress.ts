import type { Guide, Move, Phase, Turn } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { foldTurns, getTook, listNotReached, listPassedOver, type SessionState } from "./session-state.ts";
import { isPastQuestions } from "./situation.ts";

export interface Progress {
  phase: Phase;
  /** Question ids, each in the order of the interview. */
  asked: string[];
  answered: string[];
  skipped: string[];
  /** Not asked, since an earlier answer had settled them, with those words. */
  settled: { questionId: string; quote: string }[];
  /** Ids of questions that will not be asked any more, dropped for time or left by an early end. */
  notReached: string[];
  /** Not asked, since they don't concern this person. */
  notConcerned: string[];
  currentQuestionId: string | null;
  /** Every question was asked, settled or dropped for time. */
  allQuestionsAsked: boolean;
  /** All questions asked, and the last one answered or skipped. */
  finalResponseReceived: boolean;
  completionMessageSent: boolean;
  endReason: string | null;
  /** Whether the session, as it ended, earns its incentive code. False until it has ended, or was left in a crisis. */
  earnsCode: boolean;
}

/** The phase after a move: introduction until the first answer (or skip), completion with the closing message. */
export function getPhase(state: SessionState, move: Move): Phase {
  if (move.kind === "close") return "completion";
  const isSettled = state.answers.size > 0 || state.skipped.size > 0;
  const settles = state.message !== null && getTook(move) !== "aside";
  return isSettled || settles || state.asked.length > 1 || isPastQuestions(state) ? "core" : "introduction";
}

const answerIntents = new Set<string>(["answer", "yes", "no", "nothing", "distress", "go_on"]);

/** Whether the last message, not answered by us yet, settles the question that is open. */
function readPending(state: SessionState): "answered" | "skipped" | null {
  const waitsForAnswer = state.lastMove?.kind !== "offer_stop" && state.lastMove?.kind !== "check_in";
  if (state.message === null || state.stage !== "questions" || !waitsForAnswer) return null;
  const intent = readIntent(state.message);
  if (answerIntents.has(intent)) return "answered";
  return intent === "skip" ? "skipped" : null;
}

/** The last thing said is our help in a crisis: if nothing more comes, that was the end, and the code is kept. */
function isLeftInCrisis({ lastMove, message }: SessionState): boolean {
  return lastMove?.kind === "check_in" && lastMove.crisis && message === null;
}

function earnsCode(guide: Guide, state: SessionState): boolean {
  if (isLeftInCrisis(state)) return true;
  if (state.endReason === null) return false;
  if (state.endReason === "distress") return true;
  const isFinished = state.endReason === "finished";
  if (isFinished && guide.shareAtEnd !== true) return true;
  const answered = [...state.answers.values()].filter((texts) => texts.some(saysSomething)).length;
  // Questions that we dropped for time are nobody's to answer.
  const settled = [...state.settled.keys()].filter((id) => !state.answers.has(id)).length;
  const wanted = isFinished ? state.asked.length + settled : guide.questions.length - state.passed.size;
  return wanted === 0 || (answered + settled) / wanted >= guide.earlyCodeShare;
}

/** Punctuation or a lone letter is no answer, but for those that stand for yes and no. */
function saysSomething(text: string): boolean {
  const bare = text.replace(/[\p{P}\p{Z}\p{C}]/gu, "");
  return bare !== "" && !/^[a-z]$/i.test(bare.replace(/^[ynjson]$/i, ""));
}

/** How far a session is: a fold over its stored turns, the same in any process. */
export function progressOf(guide: Guide, turns: readonly Turn[]): Progress {
  const state = foldTurns(turns);
  const pending = readPending(state);
  const current = state.currentQuestionId;
  const isOpen = (id: string) => id === current && !state.answers.has(id);
  const order = guide.questions.map((question) => question.id);
  const answered = order.filter((id) => state.answers.has(id) || (pending === "answered" && isOpen(id)));
  const skipped = order.filter((id) => state.skipped.has(id) || (pending === "skipped" && isOpen(id)));
  const settled = order.flatMap((questionId) => {
    const quote = state.settled.get(questionId);
    const isOut = state.asked.includes(questionId) || state.passed.has(questionId);
    return quote === undefined || isOut ? [] : [{ questionId, quote }];
  });
  const isWrappingUp = isPastQuestions(state) || state.endReason === "finished";
  const covered =
    state.asked.length + settled.length + listPassedOver(guide, state).length + state.passed.size;
  const allQuestionsAsked = isWrappingUp || (state.stage !== "opening" && covered >= order.length);
  const lastIsSettled = current === null || answered.includes(current) || skipped.includes(current);
  return {
    phase: state.lastMove === null ? "introduction" : getPhase({ ...state, message: null }, state.lastMove),
    asked: order.filter((id) => state.asked.includes(id)),
    answered,
    skipped: skipped.filter((id) => !answered.includes(id)),
    settled,
    notReached: listNotReached(guide, state),
    notConcerned: order.filter((id) => state.passed.has(id) && !state.asked.includes(id)),
    currentQuestionId: state.stage === "questions" ? current : null,
    allQuestionsAsked,
    finalResponseReceived: allQuestionsAsked && (isWrappingUp || lastIsSettled),
    completionMessageSent: state.stage === "closed",
    endReason: state.endReason ?? (isLeftInCrisis(state) ? "distress" : null),
    earnsCode: earnsCode(guide, state),
  };
}
