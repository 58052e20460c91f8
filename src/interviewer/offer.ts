import { isAskedInParts } from "./asked-in-parts.ts";
import { askForOption } from "./closed-item.ts";
import { isLeaving, readClosing } from "./closed-matters.ts";
import type { MetaTopic } from "./guide.ts";
import { asksHowMuchIsLeft } from "./how-much-is-left.ts";
import { decideInterruption } from "./interruptions.ts";
import { maxAsides, maxAsidesAtTheEnd, maxLastProbes, maxThinReply } from "./limits.ts";
import { changeLanguage, decideOffScript, isReadyAgain, metaTopicOf } from "./off-script.ts";
import type { Weight } from "./reading.ts";
import { type Chosen, findNextQuestion, isPastQuestions, type Situation } from "./situation.ts";
import {
  canAffordLateProbe,
  canAffordOtherPart,
  canAffordProbe,
  canAffordSecondTry,
  canStay,
  isFarOverTime,
  isFirstOfLast,
  isPurseClosed,
} from "./time-plan.ts";
import { isUntold } from "./told-since.ts";
import { readTold, readTook } from "./took.ts";
import { countWords, listSentences } from "./words.ts";

/** A move that a model may make now. */
export type AllowedMove =
  /** One follow-up; with a `minWeight` over 1 only on a thread of that weight, with `isStay` only on one just begun, with `isLast` the one kept for the last answer of somebody in a hurry. */
  | { kind: "probe"; questionId: string; minWeight: Weight; isStay?: boolean; isLast?: boolean }
  /** A script question; `again` is the open one, put once more in `language` where that changes. */
  | { kind: "ask"; questionId: string; as: "next" | "after_skip" | "again"; language?: string }
  /** What they asked is answered first, or our question explained; then `thenAsk`, or the open question or thread. */
  | { kind: "answer"; questionId: string | null; topic: MetaTopic; thenAsk?: string }
  | { kind: "anything_else" }
  | { kind: "close" };

/** The rails around one turn: a move that they make alone, or the moves that a model may choose from. */
export type Offer =
  | { kind: "fixed"; chosen: Chosen }
  | { kind: "open"; situation: Situation; moves: AllowedMove[] };

/** Noise and attempts to steer are met in our own words, without asking a model. */
const metWithoutModel = new Set(["empty", "unreadable", "instructions"]);
/** What they add at the end may be asked about from this many words on. */
const minLateAnswer = 8;
/** "What do you mean? If it came to it I'd …" is an answer already. */
const minWordsBesideQuestion = 10;
const questionsBack = new Set([
  "ask_robot",
  "ask_self",
  "ask_author",
  "ask_duration",
  "ask_privacy",
  "ask_passed_on",
  "ask_keep_out",
  "ask_return",
  "ask_fine",
  "unanswered",
  "ask_who",
  "ask_purpose",
  "ask_incentive",
  "ask_other",
  "ask_meaning",
  "repeat",
]);

function allowProbe(situation: Situation): AllowedMove[] {
  const { guide, state, question, timeLeft, message } = situation;
  if (question === undefined) return [];
  const questionId = question.id;
  if (isPastQuestions(state)) {
    const isWorth =
      !state.isHurried && countWords(message) >= minLateAnswer && canAffordLateProbe(state, timeLeft);
    return isWorth ? [{ kind: "probe", questionId, minWeight: 1 }] : [];
  }
  const isThin = countWords(message) <= maxThinReply;
  const mayAskAgain = isThin && canAffordSecondTry(guide, state, { question, timeLeft });
  if (mayAskAgain || (isAskedInParts(question) && canAffordOtherPart(guide, state, question))) {
    return [{ kind: "probe", questionId, minWeight: 1 }];
  }
  const isLast = state.isHurried && isFirstOfLast(guide, state, question);
  for (const minWeight of [1, 2, 3] as const) {
    if (canAffordProbe(guide, state, { question, timeLeft, weight: minWeight }))
      return [{ kind: "probe", questionId, minWeight, ...(isLast && { isLast }) }];
  }
  return canStay(guide, state, { question, timeLeft })
    ? [{ kind: "probe", questionId, minWeight: 3, isStay: true }]
    : [];
}

/** The next step of the script: a question, or the next step of the ending. */
function allowNext(situation: Situation, as: "next" | "after_skip"): AllowedMove {
  const { guide, state, timeLeft, message } = situation;
  if (state.stage === "questions") {
    const next = findNextQuestion(situation, as === "after_skip" ? "skipped" : "answer");
    if (next !== undefined) return { kind: "ask", questionId: next.id, as };
    // Whoever has said goodbye is not asked what is missing.
    const isOver = state.isHurried || isLeaving(message);
    if (!isOver && !isFarOverTime(guide, timeLeft)) return { kind: "anything_else" };
  }
  return { kind: "close" };
}

function allowAnswer(situation: Situation): (AllowedMove & { kind: "answer" })[] {
  const { state, intent } = situation;
  const isAtTheEnd = isPastQuestions(state);
  if (state.asides.length >= (isAtTheEnd ? maxAsidesAtTheEnd : maxAsides)) return [];
  const topic =
    metaTopicOf[intent] ?? (intent === "ask_meaning" || intent === "repeat" ? "meaning" : "other");
  return [{ kind: "answer", questionId: isAtTheEnd ? null : state.currentQuestionId, topic }];
}

/** A wish for another language, or "okay, go on" after an answer of ours: the open question once more. */
function allowAgain(situation: Situation): AllowedMove | undefined {
  const { state, question } = situation;
  if (state.stage !== "questions" || question === undefined) return undefined;
  const changed = changeLanguage(situation, question.id)?.move;
  if (changed?.kind === "ask" || changed?.kind === "repeat") {
    const { questionId, language } = changed;
    const as = changed.kind === "ask" ? "next" : "again";
    return { kind: "ask", questionId, as, ...(language === undefined ? {} : { language }) };
  }
  return isReadyAgain(situation) ? { kind: "ask", questionId: question.id, as: "again" } : undefined;
}

/** Before the interview winds up, what weighs most and nobody asked about gets its question, or two. */
function owesProbe({ state, turns, intent, question }: Situation, next: AllowedMove): boolean {
  const isOver = next.kind !== "ask" && state.stage === "questions";
  if (!isOver || intent !== "answer" || question === undefined || isPurseClosed(state)) return false;
  const onLast = state.probes.get(question.id)?.length ?? 0;
  const untold = state.ledger.filter((thread) => thread.weight === 3 && isUntold(thread, turns));
  return onLast < maxLastProbes && untold.length > 0;
}

/** They ask how much is left, or want to leave the matter: it is said, and the script goes on. */
function listForHurried(situation: Situation): AllowedMove[] | undefined {
  const { state, message, question } = situation;
  const asksLeft = state.isHurried && asksHowMuchIsLeft(message);
  const isClosed = state.lastMove?.kind === "probe" && readClosing(message, undefined) === "refused";
  if (state.stage !== "questions" || question === undefined || (!asksLeft && !isClosed)) return undefined;
  if (!state.answers.has(question.id) && readTook(situation) !== "answer") return undefined;
  const next = allowNext(situation, "next");
  // "Are we nearly there?" beside the last answer: what that hides is not lost for it.
  if (next.kind !== "ask") {
    const probe = allowProbe(situation).filter((move) => move.kind === "probe" && move.isLast === true);
    return asksLeft ? [...probe, next] : [next];
  }
  const answer = allowAnswer(situation).map((one) => ({ ...one, thenAsk: next.questionId }));
  const saysLeft = answer.map((one) => ({ ...one, topic: "duration" as const }));
  return asksLeft && saysLeft.length > 0 ? saysLeft : [next, ...answer];
}

/** What they asked is answered; where the open question has its answer, the script goes on in the same message. */
function listAnswering(situation: Situation, answer: (AllowedMove & { kind: "answer" })[]): AllowedMove[] {
  const { state, question, intent, message } = situation;
  const explains = intent === "ask_meaning" || intent === "repeat";
  if (state.stage !== "questions" || question === undefined) return answer;
  const isOpenToUs = explains && state.lastMove?.kind !== "probe";
  const isAnswered = isOpenToUs
    ? countWords(readTold(message)) >= minWordsBesideQuestion
    : state.answers.has(question.id) || readTook(situation) === "answer";
  if (!isAnswered) return answer;
  const next = allowNext(situation, "next");
  return next.kind === "ask" ? answer.map((one) => ({ ...one, thenAsk: next.questionId })) : answer;
}

/** "There was a paper in the door: why have you stopped?", and the story goes on: mostly somebody's in it, and a model can tell. */
function asksUs({ intent, message }: Situation): boolean {
  if (intent !== "ask_other") return questionsBack.has(intent);
  const last = listSentences(message).at(-1) ?? "";
  return /[?؟]["')]*\s*$/u.test(last) || countWords(readTold(message)) < minWordsBesideQuestion;
}

/** A bare choice gets its follow-up where the time pays for one; nothing else was said that could be met. */
function listAfterChoice(situation: Situation): AllowedMove[] {
  const probe = allowProbe(situation).filter((move) => move.kind === "probe" && move.minWeight === 1);
  return probe.length > 0 ? probe : [allowNext(situation, "next")];
}

function listMoves(situation: Situation): AllowedMove[] {
  const { intent, item, state, message } = situation;
  if (item?.read !== undefined && !item.read.hasMore) return listAfterChoice(situation);
  const again = allowAgain(situation);
  if (again !== undefined) return [again];
  const hurried = listForHurried(situation);
  if (hurried !== undefined) return hurried;
  const answer = allowAnswer(situation);
  if (asksUs(situation) && answer.length > 0) return listAnswering(situation, answer);
  if (intent === "fatigue" && !state.isTired && answer.length > 0) return answer;
  if (intent === "skip") return [allowNext(situation, "after_skip")];
  const probe = allowProbe(situation);
  const next = allowNext(situation, "next");
  if (next.kind === "close" && isLeaving(message)) return [next, ...answer];
  // Where the time pays for nothing but what is gravest, the way on stays open.
  const owed = owesProbe(situation, next) && probe.some((one) => one.kind === "probe" && one.minWeight < 3);
  // A worry or a question beside an answer is met on the way to the next question.
  const isAnswered = state.answers.has(state.currentQuestionId ?? "");
  const answering = isAnswered ? listAnswering(situation, answer) : answer;
  return owed ? [...probe, ...answering] : [...probe, next, ...answering];
}

/**
 * What may come next. Crises, wishes to stop or withdraw, noise and attempts to steer are met by the rails
 * alone; everything else leaves a choice.
 */
export function makeOffer(situation: Situation): Offer {
  const { intent, state } = situation;
  const interruption = decideInterruption(situation);
  if (interruption !== undefined) return { kind: "fixed", chosen: interruption };
  if (metWithoutModel.has(intent) || (intent === "fatigue" && state.isTired)) {
    const chosen = decideOffScript(situation);
    if (chosen !== undefined) return { kind: "fixed", chosen };
  }
  const forOption = decideOffScript(situation) === undefined ? askForOption(situation) : undefined;
  if (forOption !== undefined) return { kind: "fixed", chosen: forOption };
  return { kind: "open", situation, moves: listMoves(situation) };
}
