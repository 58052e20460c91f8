import { type OpenItem, type ReadClosed, readClosed } from "./closed-answer.ts";
import { findQuestion, type Guide, type GuideQuestion, type MoveKind } from "./guide.ts";
import type { Intent } from "./intents.ts";
import { getTook, type SessionState } from "./session-state.ts";
import type { Chosen, Situation } from "./situation.ts";
import { canAffordProbe } from "./time-plan.ts";

const offers: ReadonlySet<MoveKind> = new Set(["offer_stop", "check_in"]);

/** The closed question that is open and what is chosen; undefined where none is, or where we asked something else last. */
export function findItem(guide: Guide, state: SessionState, message: string | null): OpenItem | undefined {
  const { currentQuestionId, lastMove } = state;
  const question = state.stage === "questions" ? findQuestion(guide, currentQuestionId) : undefined;
  if (question?.item === undefined || lastMove === null || offers.has(lastMove.kind)) return undefined;
  if (state.closed.has(question.id) || state.skipped.has(question.id)) return undefined;
  return {
    questionId: question.id,
    item: question.item,
    read: message === null ? undefined : asInScript(question, readClosed(question.item, message)),
    isAskedAgain: state.asides.some((move) => move.kind === "redirect" && move.because === "not_an_option"),
  };
}

/** Options are stored as the script has them, so that they count together whatever language they were read in. */
function asInScript({ item, script }: GuideQuestion, read: ReadClosed | undefined): ReadClosed | undefined {
  if (read === undefined || item === undefined || item.kind === "scale") return read;
  const original = script?.item;
  if (original === undefined || original.kind === "scale") return read;
  return {
    ...read,
    values: read.values.map((value) => original.options[item.options.indexOf(value)] ?? value),
  };
}

const answering: ReadonlySet<Intent> = new Set(["answer", "yes", "no", "nothing", "go_on"]);

/** What was said is kept as it is, and the options are pointed out once. */
export function askForOption({ item, intent, question }: Situation): Chosen | undefined {
  if (item === undefined || item.read !== undefined || item.isAskedAgain || question === undefined)
    return undefined;
  if (!answering.has(intent)) return undefined;
  return {
    move: { kind: "redirect", questionId: question.id, because: "not_an_option", took: "answer" },
    reason: "answered in other words: asks for an option once",
  };
}

/** What made it that choice, where the time pays for it. */
export function followClosed({ guide, state, question, timeLeft }: Situation): Chosen | undefined {
  if (question === undefined || !canAffordProbe(guide, state, { question, timeLeft, weight: 1 }))
    return undefined;
  return {
    move: { kind: "probe", questionId: question.id, about: null, follows: "closed" },
    reason: "follow-up: what is behind the choice",
  };
}

/** Moves after which the question still waits for its answer. */
const staying: ReadonlySet<MoveKind> = new Set([
  "redirect",
  "answer_meta",
  "clarify",
  "repeat",
  "offer_stop",
  "check_in",
]);

/** Stores the choice with the move that follows it, or that there was none. The reading is ours, never a model's. */
export function noteClosed({ item, state }: Situation, chosen: Chosen): Chosen {
  const { move } = chosen;
  if (item === undefined) return chosen;
  const { questionId, read: given } = item;
  const read = getTook(move) === "answer" ? given : undefined;
  const leaves = !staying.has(move.kind) || move.thenAsk !== undefined;
  // Whoever skips after we have asked for an option has answered in other words before.
  const isAnswered = getTook(move) === "answer" || state.answers.has(questionId);
  if (!isAnswered || (read === undefined && !leaves)) return chosen;
  const closed = { questionId, values: read?.values ?? [] };
  // A model that follows up on a bare choice asks what is behind it.
  const follows = move.kind === "probe" && read !== undefined && !read.hasMore;
  return {
    ...chosen,
    move: follows ? { ...move, closed, follows: "closed" } : { ...move, closed },
  };
}
