import type { Move, Took } from "./guide.ts";
import { findThread } from "./ledger.ts";
import { maxCheckIns } from "./limits.ts";
import type { AllowedMove, Offer } from "./offer.ts";
import { heavyTones, type Reading } from "./reading.ts";
import { type Chosen, findNextQuestion, findOpenProbe, isLastAnswered, type Situation } from "./situation.ts";
import { isPurseClosed } from "./time-plan.ts";
import { readTook } from "./took.ts";
import { isOwnWords } from "./words.ts";

/** What a model chose for one turn, its reading verified already. */
export interface ModelChoice {
  reading: Reading;
  move: AllowedMove["kind"];
  /** The thread that a probe follows, in the participant's words; null for none. */
  about: string | null;
}

/** Why a choice is refused, for the second call. */
export type ChoiceFault = "move_not_allowed" | "not_their_words" | "thread_too_light" | "matter_closed";

type OpenOffer = Offer & { kind: "open" };

/** What the model heard that is not its to answer: a wish to stop or to withdraw, distress, a crisis. */
function interrupt(situation: Situation, reading: Reading): Chosen | undefined {
  const { state } = situation;
  const questionId = state.currentQuestionId;
  const isHeavy = reading.tone === "crisis" || reading.tone === "distress";
  if (isHeavy && state.checkIns < maxCheckIns) {
    const crisis = reading.tone === "crisis";
    return {
      move: { kind: "check_in", questionId, crisis, heardBy: "model", took: "answer" },
      reason: crisis ? "sounds like a crisis" : "sounds distressed",
    };
  }
  if ((reading.want !== "stop" && reading.want !== "delete") || state.stopOffers > 0) return undefined;
  const withdraw = reading.want === "delete";
  // "That would be all" at the last question ends nothing early.
  if (!withdraw && isLastAnswered(situation)) return undefined;
  return {
    move: { kind: "offer_stop", questionId, withdraw },
    reason: withdraw ? "seems to want to withdraw" : "seems to want to stop",
  };
}

/** What the model passes over with a question of its own is an answer, unless it was a question back. */
function readPassed(situation: Situation, { want }: Reading): Took {
  return want === "explain" || want === "answer" ? readTook(situation) : "answer";
}

function toProbe(
  situation: Situation,
  allowed: AllowedMove & { kind: "probe" },
  { about, reading }: ModelChoice,
): Move | ChoiceFault {
  const { state, turns } = situation;
  const { questionId, minWeight } = allowed;
  const thread = about === null ? undefined : findThread([...state.ledger, ...toEntries(reading)], about);
  if (about !== null && thread === undefined && !isOwnWords(about, listSaid(turns))) return "not_their_words";
  if ((thread?.weight ?? 1) < minWeight) return "thread_too_light";
  if (isPurseClosed(state) && allowed.isLast !== true && !heavyTones.has(reading.tone))
    return "thread_too_light";
  if (thread?.state === "refused") return "matter_closed";
  const isEarlier = thread !== undefined && state.ledger.includes(thread);
  if (isEarlier && allowed.isStay === true) return "thread_too_light";
  return {
    kind: "probe",
    questionId,
    about: thread?.quote ?? about,
    took: readPassed(situation, reading),
    ...(isEarlier ? { earlier: true } : {}),
  };
}

/** The question that was offered, or the one after it when the same reading settles it. */
function findUnsettled(situation: Situation, offered: string, { settled }: Reading): string {
  const words = settled.find(({ questionId }) => questionId === offered)?.quote;
  if (words === undefined) return offered;
  const known = new Map([...situation.state.settled, [offered, words]]);
  return findNextQuestion({ ...situation, state: { ...situation.state, settled: known } })?.id ?? offered;
}

function toAsk(situation: Situation, allowed: AllowedMove & { kind: "ask" }, { reading }: ModelChoice): Move {
  const { state, intent } = situation;
  const { as } = allowed;
  const open = state.currentQuestionId;
  const questionId = findUnsettled(situation, allowed.questionId, reading);
  if (as === "again") return { ...pickLanguage(allowed), kind: "repeat", questionId };
  const skips = as === "after_skip" || reading.want === "skip";
  const isUnknown = intent === "dont_know" && !state.answers.has(open ?? "");
  if (open === null || (!skips && !isUnknown))
    return { ...pickLanguage(allowed), kind: "ask", questionId, took: readPassed(situation, reading) };
  const because = skips ? "skip" : "dont_know";
  return { kind: "respect_skip", questionId: open, because, otherAngle: false, thenAsk: questionId };
}

function countLeft({ guide, state }: Situation): number {
  return guide.questions.length - state.asked.length - state.settled.size - state.passed.size;
}

function toAnswer(
  situation: Situation,
  { questionId, topic, thenAsk }: AllowedMove & { kind: "answer" },
  { about, reading }: ModelChoice,
): Move {
  const took = readTook(situation);
  // What weighs, in the message that asks something or before it, is asked about before the script goes on.
  const minWeight = topic === "duration" ? 3 : 2;
  const thread =
    about === null ? undefined : findThread([...situation.state.ledger, ...toEntries(reading)], about);
  const weighs = thread?.state === "open" && thread.weight >= minWeight;
  const staysHere =
    (weighs && !isPurseClosed(situation.state)) || (about !== null && about === findOpenProbe(situation));
  const next = staysHere ? undefined : thenAsk;
  const isMeaning = topic === "meaning" && questionId !== null && thenAsk === undefined;
  if (isMeaning) return { kind: "clarify", questionId, took };
  return {
    kind: "answer_meta",
    questionId,
    topic,
    questionsLeft: countLeft(situation),
    took,
    ...(thread === undefined ? {} : { about: thread.quote }),
    ...(next === undefined ? {} : { thenAsk: next }),
  };
}

/** The move for the model's choice, or why it is not allowed. */
function toMove({ situation, moves }: OpenOffer, choice: ModelChoice): Move | ChoiceFault {
  const allowed = moves.find((one) => one.kind === choice.move);
  switch (allowed?.kind) {
    case undefined:
      return "move_not_allowed";
    case "probe":
      return toProbe(situation, allowed, choice);
    case "ask":
      return toAsk(situation, allowed, choice);
    case "answer":
      return toAnswer(situation, allowed, choice);
    case "anything_else":
      return { kind: "anything_else", took: situation.intent === "skip" ? "skipped" : "answer" };
    case "close":
      return { kind: "close", endReason: "finished", took: "answer" };
  }
}

function pickLanguage({ language }: AllowedMove & { kind: "ask" }): { language?: string } {
  return language === undefined ? {} : { language };
}

function toEntries({ threads }: Reading) {
  return threads.map((thread) => ({ ...thread, turn: 0, questionId: null, state: "open" as const }));
}

function listSaid(turns: Situation["turns"]): string[] {
  return turns.flatMap((turn) => (turn.speaker === "participant" ? [turn.text] : []));
}

const reasons: Record<AllowedMove["kind"], string> = {
  probe: "follow-up",
  ask: "the next question",
  answer: "asked something back",
  anything_else: "no question left",
  close: "everything was asked",
};

function explain(move: Move, kind: AllowedMove["kind"], reading: Reading): string {
  if (move.kind !== "probe") return reasons[kind];
  if (move.about === null) return "follow-up on the answer as a whole";
  const thread = reading.threads.find(({ quote }) => quote === move.about);
  const untold = thread?.untold ? `: ${thread.untold}` : "";
  return `“${move.about}”${untold}${move.earlier ? ", from an earlier answer" : ""}`;
}

const endings: ReadonlySet<AllowedMove["kind"]> = new Set(["anything_else", "close"]);

/**
 * Takes what a model heard and chose, inside the rails: `fixed` when what it heard is met in our own words
 * instead of its own, `fault` when its choice is not allowed now.
 */
export function acceptChoice(
  offer: OpenOffer,
  choice: ModelChoice,
): { chosen: Chosen; fixed: boolean } | { fault: ChoiceFault } {
  const { reading } = choice;
  const interruption = interrupt(offer.situation, reading);
  if (interruption !== undefined) {
    return { chosen: { ...interruption, move: { ...interruption.move, reading } }, fixed: true };
  }
  const wantsEnd = reading.want === "stop" && choice.move !== "close";
  if (wantsEnd && isLastAnswered(offer.situation) && offer.moves.some(({ kind }) => endings.has(kind))) {
    const close: Move = { kind: "close", endReason: "finished", took: readTook(offer.situation), reading };
    return { chosen: { move: close, reason: "everything was asked, and they want to end" }, fixed: true };
  }
  const move = toMove(offer, choice);
  if (typeof move === "string") return { fault: move };
  return {
    chosen: { move: { ...move, reading }, reason: explain(move, choice.move, reading) },
    fixed: false,
  };
}
