import { anyLanguage } from "#languages/languages.ts";
import { acceptChoice, type ChoiceFault, type ModelChoice } from "./accept.ts";
import { concerns, hasBranches, notePassed } from "./branching.ts";
import { chooseProbe } from "./choose-probe.ts";
import type { OpenItem } from "./closed-answer.ts";
import { askForOption, findItem, followClosed, noteClosed } from "./closed-item.ts";
import { findOtherLanguage } from "./guard-language.ts";
import { findQuestion, type Guide, type Move, type Phase, type Turn } from "./guide.ts";
import { type Intent, readIntent } from "./intents.ts";
import { decideInterruption } from "./interruptions.ts";
import { getTurnLimit } from "./limits.ts";
import { listen } from "./listener/listen.ts";
import { decideOffScript } from "./off-script.ts";
import { makeOffer, type Offer } from "./offer.ts";
import { getPhase } from "./progress.ts";
import type { Reading } from "./reading.ts";
import { refusesMore } from "./refusals.ts";
import { foldTurns, getTook, listNotReached, type SessionState } from "./session-state.ts";
import { advance, type Chosen, findNextQuestion, leaveQuestion, type Situation } from "./situation.ts";
import { isBackInFirstLanguage } from "./spoken-language.ts";
import { measureTimeLeft } from "./time-plan.ts";
import { refusesSympathy } from "./what-people-mind.ts";
import { countWords, listSentences, tidyText } from "./words.ts";

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

/** Goes back to the session's first language with a participant who does; notes an answer in another one. */
function noteLanguage({ guide, state, message, intent }: Situation, chosen: Chosen): Chosen {
  const spoken = state.language ?? guide.language;
  if (intent !== "answer" || chosen.move.language !== undefined) return chosen;
  if (isBackInFirstLanguage(message, spoken, guide.language)) {
    return { ...chosen, move: { ...chosen.move, language: guide.language } };
  }
  const other = findOtherLanguage(message.slice(0, 1500), spoken);
  return other === undefined
    ? chosen
    : { ...chosen, reason: `${chosen.reason} (written in another language)` };
}

function introduce(guide: Guide): Chosen {
  const first = guide.questions.find((question) => concerns(guide, question, {}) === true);
  return { move: { kind: "introduce", questionId: first?.id ?? null }, reason: "start" };
}

/** A decision when nobody has said anything new: the last move again. */
function decideWaiting(guide: Guide, state: SessionState): Chosen {
  if (state.lastMove === null) return introduce(guide);
  const reason = state.stage === "closed" ? "already closed" : "waiting for the participant";
  return { move: state.lastMove, reason };
}

const limitReached: Chosen = {
  move: { kind: "close", endReason: "limit" },
  reason: "the maximum number of turns",
};

/** After a follow-up of ours a question about nothing of ours asks what we meant: "To the crisps?" */
function readIntentHere({ lastMove }: SessionState, message: string): Intent {
  const intent = readIntent(message);
  // "What loss, the lad's not dead. What do you mean?" is about our sympathy, not about the question.
  if (intent === "ask_meaning" && refusesSympathy(message)) return "answer";
  const isOpen = intent === "answer" || intent === "ask_other";
  return isOpen && lastMove?.kind === "probe" && asksBack(message) ? "ask_meaning" : intent;
}

/** The situation that a new message makes; undefined while nobody has said anything new. */
function readSituation(
  guide: Guide,
  turns: readonly Turn[],
  state: SessionState,
  now: number,
): Situation | undefined {
  const { message } = state;
  if (message === null || state.stage === "closed" || state.stage === "opening") return undefined;
  const item = findItem(guide, state, message);
  return {
    guide,
    turns,
    state,
    message,
    intent: readIntentBeside(item, state, message),
    item,
    timeLeft: measureTimeLeft(guide, state, now),
    question: findQuestion(guide, state.currentQuestionId),
  };
}

/** "No" and "2" are answers where they are among the options. */
function readIntentBeside(item: OpenItem | undefined, state: SessionState, message: string): Intent {
  const intent = readIntentHere(state, message);
  const isChosen = item?.read !== undefined && !item.read.hasMore && intent !== "crisis";
  return isChosen ? "answer" : intent;
}

function hear({ guide, turns, state, message }: Situation): Reading {
  const spoken = state.language ?? guide.language;
  const before = turns.slice(0, turns.findLastIndex((turn) => turn.speaker === "interviewer") + 1);
  return listen({
    guide,
    turns: before,
    message,
    questionId: state.currentQuestionId,
    language: findOtherLanguage(message.slice(0, 1500), spoken) ?? spoken,
  });
}

/** A choice and nothing else was said, so that there is nothing else to meet. */
function followsClosed({ item }: Situation): boolean {
  return item?.read !== undefined && !item.read.hasMore;
}

/** The built-in choice among the moves that the rails allow. */
function chooseBuiltIn(situation: Situation, reading: Reading): Chosen {
  if (followsClosed(situation)) return followClosed(situation) ?? chooseNext(situation, reading);
  const before = decideInterruption(situation) ?? decideOffScript(situation) ?? askForOption(situation);
  if (before?.move.kind === "answer_meta" && before.move.took === "answer") {
    const { topic, questionsLeft } = before.move;
    const { move } = chooseNext(situation, reading);
    return { ...before, move: { ...move, answering: { topic, questionsLeft } } };
  }
  return before ?? chooseNext(situation, reading);
}

/** After an answer: a follow-up, or the next step of the script. */
function chooseNext(situation: Situation, reading: Reading): Chosen {
  const { intent, message, state } = situation;
  if (intent === "answer" && refusesMore(message)) {
    const { move, reason } = leaveQuestion(situation, "skip", "would rather leave it");
    return { move: { ...move, took: "answer" }, reason };
  }
  if (intent === "nothing" || intent === "no") return advance(situation, "answer", "nothing to add");
  if (intent === "distress" || state.lastMove?.kind === "check_in") {
    return advance(situation, "answer", "no follow-up after distress");
  }
  return chooseProbe(situation, reading) ?? advance(situation, "answer", "nothing left to follow up");
}

function complete(
  guide: Guide,
  state: SessionState,
  { move: made, reason }: Chosen,
  intent: string | null,
): Decision {
  const move = made === state.lastMove ? made : notePassed(guide, state, made);
  return { move, reason, intent, phase: getPhase(state, move), notReached: listLost(guide, state, move) };
}

/** A question that the rails would not ask now is none, whoever chose it; the branch is ours. */
function steer(situation: Situation, chosen: Chosen): Chosen {
  const { guide, state } = situation;
  const { move } = chosen;
  const target = move.thenAsk ?? (move.kind === "ask" ? move.questionId : undefined);
  if (!hasBranches(guide) || target === undefined || state.asked.includes(target)) return chosen;
  const known = new Map(state.settled);
  for (const { questionId, quote } of move.reading?.settled ?? []) known.set(questionId, quote);
  const took = getTook(move);
  const next = findNextQuestion({ ...situation, state: { ...state, settled: known } }, took);
  if (next?.id === target) return chosen;
  const { reading, closed } = move;
  const other = advance({ ...situation, state: { ...state, settled: known } }, took, "as the answers lead");
  return { ...other, move: { ...other.move, ...(reading && { reading }), ...(closed && { closed }) } };
}

function listLost(guide: Guide, state: SessionState, move: Move): string[] {
  const asked = [...state.asked];
  if (move.kind === "ask") asked.push(move.questionId);
  if (move.thenAsk !== undefined) asked.push(move.thenAsk);
  const ends = move.kind === "anything_else" || move.kind === "close";
  const passed = new Set([...state.passed, ...(move.passed ?? [])]);
  return listNotReached(guide, { ...state, asked, passed, stage: ends ? "anything_else" : state.stage });
}

/**
 * What the interviewer does next without a model: the rails, the built-in listener, the built-in choice.
 * Total and deterministic: the same guide, turns and time give the same decision in any process; no turns
 * give the introduction with the first question. When the participant has said nothing since the last move,
 * that move is returned again, and a closed session stays closed.
 *
 * @param now milliseconds since the epoch, at least the last turn's
 */
export function decide(guide: Guide, turns: readonly Turn[], now: number): Decision {
  const state = foldTurns(turns);
  const situation = readSituation(guide, turns, state, now);
  if (situation === undefined) return complete(guide, state, decideWaiting(guide, state), null);
  if (state.interviewerTurns >= getTurnLimit(guide)) {
    return complete(guide, state, noteClosed(situation, limitReached), situation.intent);
  }
  const reading = hear(situation);
  const chosen = noteClosed(situation, chooseBuiltIn(situation, reading));
  const { move, reason } = noteLanguage(situation, steer(situation, chosen));
  return complete(guide, state, { move: { ...move, reading }, reason }, situation.intent);
}

/** What a model is offered for one turn; `decision` when the rails decide alone. */
export type TurnOffer =
  | { kind: "fixed"; decision: Decision }
  | { kind: "open"; offer: Offer & { kind: "open" } };

/** The rails around the next turn, for a model that reads and speaks. Parameters as for `decide`. */
export function offerTurn(guide: Guide, turns: readonly Turn[], now: number): TurnOffer {
  const state = foldTurns(turns);
  const situation = readSituation(guide, turns, state, now);
  if (situation === undefined || state.interviewerTurns >= getTurnLimit(guide)) {
    return { kind: "fixed", decision: decide(guide, turns, now) };
  }
  const offer = makeOffer(situation);
  if (offer.kind === "open") return { kind: "open", offer };
  return { kind: "fixed", decision: decide(guide, turns, now) };
}

/** A model's choice made a decision; `fixed` when the words are ours (a check-in, an offer to stop). */
export function acceptTurn(
  { situation, moves }: Offer & { kind: "open" },
  choice: ModelChoice,
): { decision: Decision; fixed: boolean } | { fault: ChoiceFault } {
  // A bare choice wishes for nothing, whatever a model hears in it.
  const reading: Reading = followsClosed(situation)
    ? { ...choice.reading, want: "nothing", tone: "plain" }
    : choice.reading;
  const accepted = acceptChoice({ kind: "open", situation, moves }, { ...choice, reading });
  if ("fault" in accepted) return accepted;
  const chosen = noteLanguage(situation, steer(situation, noteClosed(situation, accepted.chosen)));
  return {
    decision: complete(situation.guide, situation.state, chosen, situation.intent),
    fixed: accepted.fixed,
  };
}

const maxWords = 16;
/** "To the crisps?", "After the pillar, or after my decision?" */
const points = new RegExp(
  String.raw`^(?:(?:sorry|hm+|um+|eh|oh|ok|and|but|so|you mean|do you mean|as in|next|more),? )*(?:to|about|of|on|in|at|after|before|with|for|from|by|the|my|our|that|this|which|what|whose|where|when)\b|${anyLanguage("asksBack")}`,
  "iu",
);
/** "which bit? hang on, feller wants nails" */
const whichOfTwo = /^(?:sorry,? |hm+,? )?which (?:bit|one|part|of (?:them|those|the two)) ?\?/iu;
const rhetorical =
  /\b(?:what can (?:you|one|i) do|what else|what's new|what would you|what do you expect|whatever|that's (?:it|all)|what was i|where was i)\b/iu;

/** Whether a reply to a follow-up only asks what it pointed at. */
export function asksBack(message: string): boolean {
  const text = tidyText(message);
  const sentences = listSentences(text);
  if (countWords(text) <= maxWords && whichOfTwo.test(text)) return true;
  return (
    countWords(text) <= maxWords &&
    sentences.length > 0 &&
    sentences.every((sentence) => /[?؟]["')]*$/u.test(sentence) && points.test(sentence)) &&
    !rhetorical.test(text)
  );
}
