import { decideAside } from "./asides.ts";
import { decideBreak } from "./breaks.ts";
import { chooseProbe } from "./choose-probe.ts";
import { findContradicted } from "./contradictions.ts";
import { findOtherLanguage } from "./guard-language.ts";
import { findQuestion, type Guide, type GuideQuestion, type Move, type Phase, type Turn } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { assessAnswer } from "./probes.ts";
import { goOn, isPastQuestions, type Ruling, type Situation } from "./rulings.ts";
import {
  foldTurns,
  listAllAnswers,
  listAnswers,
  listNotReached,
  listPassedOver,
  readProbeHistory,
  type SessionState,
  tellTook,
} from "./session-state.ts";
import { isBackInFirstLanguage } from "./spoken-language.ts";
import { canAffordProbe, getTurnLimit, measureTimeLeft } from "./time-plan.ts";

export interface Decision {
  move: Move;
  /** Why, in a few words, for the creator. */
  reason: string;
  /** The phase after this move. */
  phase: Phase;
  /** What the participant's last message was read as; null when there was none. */
  intent: string | null;
  /** Ids of the questions dropped so far, this move included. */
  notReached: string[];
}

/** A follow-up on an answer that turns against an earlier one, with those earlier words. */
function decideContrast(situation: Situation, question: GuideQuestion): Ruling | undefined {
  const { guide, state, message, timeLeft } = situation;
  const { onQuestion, inSession, quoted } = readProbeHistory(state, question.id);
  if (onQuestion.length > 1 || (inSession.get("contrast") ?? 0) > 1) return undefined;
  if (!canAffordProbe(guide, state, question, timeLeft)) return undefined;
  const about = findContradicted(message, listAllAnswers(state));
  if (about === undefined || quoted.has(about.toLowerCase())) return undefined;
  return {
    move: { kind: "probe", questionId: question.id, probeKind: "contrast", about },
    reason: "differs from an earlier answer",
  };
}

function decideAnswer(situation: Situation): Ruling {
  const { guide, state, question, message, timeLeft, intent } = situation;
  if (question === undefined || state.stage !== "questions") return goOn(situation, "answer", "answered");
  if (intent === "nothing") return goOn(situation, "answer", "nothing to add");
  if (intent === "distress") return goOn(situation, "answer", "no follow-up after distress");
  const spoken = state.language ?? guide.language;
  const input = {
    question,
    text: message,
    earlier: listAnswers(state, question.id),
    language: findOtherLanguage(message.slice(0, 1500), spoken) ?? spoken,
  };
  const contrast = decideContrast(situation, question);
  if (contrast !== undefined) return contrast;
  const assessment = assessAnswer(input);
  if (assessment.thin === null && assessment.leads.length === 0)
    return goOn(situation, "answer", "answered in full");
  if (!canAffordProbe(guide, state, question, timeLeft))
    return goOn(situation, "answer", "no follow-up left for this question");
  const probe = chooseProbe(input, assessment, readProbeHistory(state, question.id));
  if (probe === undefined) return goOn(situation, "answer", "nothing new to follow up");
  return {
    move: { kind: "probe", questionId: question.id, probeKind: probe.probeKind, about: probe.about },
    reason: probe.reason,
  };
}

function decideMessage(situation: Situation): Ruling {
  if (situation.state.interviewerTurns >= getTurnLimit(situation.guide)) {
    return { move: { kind: "close", endReason: "limit" }, reason: "the most turns of one interview" };
  }
  const ruling = decideBreak(situation) ?? decideAside(situation) ?? decideAnswer(situation);
  return noteLanguage(situation, ruling);
}

/** Goes back to the session's first language with a participant who does; notes an answer in another one. */
function noteLanguage({ guide, state, message, intent }: Situation, ruling: Ruling): Ruling {
  const spoken = state.language ?? guide.language;
  if (intent !== "answer" || ruling.move.language !== undefined) return ruling;
  if (isBackInFirstLanguage(message, spoken, guide.language)) {
    return { ...ruling, move: { ...ruling.move, language: guide.language } };
  }
  const other = findOtherLanguage(message.slice(0, 1500), spoken);
  return other === undefined
    ? ruling
    : { ...ruling, reason: `${ruling.reason} (written in another language)` };
}

function introduce(guide: Guide): Ruling {
  return { move: { kind: "introduce", questionId: guide.questions[0]?.id ?? null }, reason: "start" };
}

/** A decision when nobody has said anything new: the move that stands. */
function decideStanding(guide: Guide, state: SessionState): Ruling {
  if (state.lastMove === null) return introduce(guide);
  return {
    move: state.lastMove,
    reason: state.stage === "closed" ? "already closed" : "waiting for the participant",
  };
}

/** The phase after a move: introduction until the first answer (or skip), completion with the closing message. */
function tellPhase(state: SessionState, move: Move): Phase {
  if (move.kind === "close") return "completion";
  const settled = state.answers.size > 0 || state.skipped.size > 0;
  const settles = state.message !== null && tellTook(move) !== "aside";
  return settled || settles || state.asked.length > 1 || isPastQuestions(state) ? "core" : "introduction";
}

function listNotReachedAfter(guide: Guide, state: SessionState, move: Move): string[] {
  const asked = [...state.asked];
  if (move.kind === "ask") asked.push(move.questionId);
  if (move.thenAsk !== undefined) asked.push(move.thenAsk);
  const ends = move.kind === "anything_else" || move.kind === "recap" || move.kind === "close";
  return listNotReached(guide, { ...state, asked, stage: ends ? "anything_else" : state.stage });
}

/**
 * What the interviewer does next. Total and deterministic: the same guide, turns and time give the same
 * decision in any process; no turns give the introduction with the first question. When the participant
 * has said nothing since the last move, that move is returned again, and a closed session stays closed.
 *
 * @param now milliseconds since the epoch, at least the last turn's
 */
export function decide(guide: Guide, turns: readonly Turn[], now: number): Decision {
  const state = foldTurns(turns);
  const { message } = state;
  const isWaiting = message === null || state.stage === "closed" || state.stage === "opening";
  const intent = isWaiting ? null : readIntent(message);
  const ruling =
    intent === null || message === null
      ? decideStanding(guide, state)
      : decideMessage({
          guide,
          state,
          message,
          intent,
          timeLeft: measureTimeLeft(guide, state, now),
          question: findQuestion(guide, state.currentQuestionId),
        });
  return {
    ...ruling,
    phase: tellPhase(state, ruling.move),
    intent,
    notReached: listNotReachedAfter(guide, state, ruling.move),
  };
}

export interface Progress {
  phase: Phase;
  /** Question ids, each in the order of the interview. */
  asked: string[];
  answered: string[];
  skipped: string[];
  /** Ids of questions that will not be asked any more, dropped for time or left by an early end. */
  notReached: string[];
  currentQuestionId: string | null;
  /** Every question was asked or dropped for time. */
  allQuestionsAsked: boolean;
  /** All questions asked, and the last one answered or skipped. */
  finalResponseReceived: boolean;
  completionMessageSent: boolean;
  endReason: string | null;
  /** Whether the session, as it ended, earns its incentive code. False until it has ended, or was left in a crisis. */
  earnsCode: boolean;
}

const answerIntents = new Set<string>(["answer", "yes", "no", "nothing", "distress", "go_on"]);

/** Whether the last message, not answered by us yet, settles the question that is open. */
function tellPending(state: SessionState): "answered" | "skipped" | null {
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
  if (state.endReason === "finished" || state.endReason === "distress") return true;
  const share = guide.questions.length === 0 ? 1 : state.answers.size / guide.questions.length;
  return share >= guide.earlyCodeShare;
}

/** How far a session is: a fold over its stored turns, the same in any process. */
export function progressOf(guide: Guide, turns: readonly Turn[]): Progress {
  const state = foldTurns(turns);
  const pending = tellPending(state);
  const current = state.currentQuestionId;
  const isOpen = (id: string) => id === current && !state.answers.has(id);
  const order = guide.questions.map((question) => question.id);
  const answered = order.filter((id) => state.answers.has(id) || (pending === "answered" && isOpen(id)));
  const skipped = order.filter((id) => state.skipped.has(id) || (pending === "skipped" && isOpen(id)));
  const isWrappingUp = isPastQuestions(state) || state.endReason === "finished";
  const settled = state.asked.length + listPassedOver(guide, state).length;
  const allQuestionsAsked = isWrappingUp || (state.stage !== "opening" && settled >= order.length);
  const lastIsSettled = current === null || answered.includes(current) || skipped.includes(current);
  return {
    phase: state.lastMove === null ? "introduction" : tellPhase({ ...state, message: null }, state.lastMove),
    asked: order.filter((id) => state.asked.includes(id)),
    answered,
    skipped: skipped.filter((id) => !answered.includes(id)),
    notReached: listNotReached(guide, state),
    currentQuestionId: state.stage === "questions" ? current : null,
    allQuestionsAsked,
    finalResponseReceived: allQuestionsAsked && (isWrappingUp || lastIsSettled),
    completionMessageSent: state.stage === "closed",
    endReason: state.endReason ?? (isLeftInCrisis(state) ? "distress" : null),
    earnsCode: earnsCode(guide, state),
  };
}
