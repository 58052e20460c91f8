import { kindReasons } from "./choose-probe.ts";
import { findMoveQuestionId, type Guide, type Move, type Turn } from "./guide.ts";
import { findThread, type LedgerThread } from "./ledger.ts";
import { findMessageTurn, placeQuote, type QuotePlace } from "./quote-place.ts";
import type { Reading } from "./reading.ts";
import { foldTurns } from "./session-state.ts";

/** Why a turn of ours asks what it asks. */
export interface TurnWhy {
  by: Reading["by"];
  /** What a probe took up; null for every other turn, and for a follow-up on the answer as a whole. */
  thread: {
    words: QuotePlace;
    /** What was left untold, as the model put it; empty where it said nothing of it. */
    untold: string;
    /** What the built-in listener took the words for; empty where the model heard them. */
    heardAs: string;
    /** The words are from an earlier message than the last. */
    isEarlier: boolean;
  } | null;
  /** Script questions that this turn went past, since these words had settled them. */
  passedOver: { questionId: string; words: QuotePlace }[];
}

function findWords(turns: readonly Turn[], before: number, quote: string): QuotePlace | undefined {
  for (let turn = findMessageTurn(turns, before); turn >= 0; turn = findMessageTurn(turns, turn)) {
    if (turns[turn]?.text.includes(quote)) return placeQuote(turns, turn, quote);
  }
  return undefined;
}

function explainProbe(
  turns: readonly Turn[],
  index: number,
  { move, ledger }: { move: Move; ledger: readonly LedgerThread[] },
): TurnWhy["thread"] {
  if (move.kind !== "probe" || move.about === null) return null;
  const known = ledger.filter(({ turn }) => turn < index);
  const thread = findThread(known, move.about);
  const words = thread ? placeQuote(turns, thread.turn, thread.quote) : findWords(turns, index, move.about);
  if (words === undefined) return null;
  return {
    words,
    untold: thread?.untold ?? "",
    heardAs: thread?.kind === undefined ? "" : kindReasons[thread.kind],
    isEarlier: (thread?.turn ?? words.turn) < findMessageTurn(turns, index),
  };
}

function isLeavingQuestions({ kind }: Move): boolean {
  return kind === "anything_else" || kind === "recap" || kind === "close";
}

/** The script question that a turn goes on to. */
function findAsked(move: Move): string | undefined {
  return move.kind === "ask" ? findMoveQuestionId(move) : move.thenAsk;
}

/** Settled questions that stand before the one asked now, or before the end, each told once. */
function listPassed(
  guide: Guide,
  move: Move,
  { settled, seen }: { settled: ReadonlyMap<string, QuotePlace>; seen: Set<string> },
): TurnWhy["passedOver"] {
  const asked = findAsked(move);
  if (asked !== undefined) seen.add(asked);
  const at = guide.questions.findIndex(({ id }) => id === asked);
  const end = isLeavingQuestions(move) ? guide.questions.length : Math.max(at, 0);
  return guide.questions.slice(0, end).flatMap(({ id }) => {
    const words = settled.get(id);
    if (words === undefined || seen.has(id)) return [];
    seen.add(id);
    return [{ questionId: id, words }];
  });
}

/** Why each turn asks what it asks, in the order of the turns; null for the participant's. */
export function explainTurns(guide: Guide, turns: readonly Turn[]): (TurnWhy | null)[] {
  const { ledger } = foldTurns(turns);
  const settled = new Map<string, QuotePlace>();
  const seen = new Set<string>();
  return turns.map((turn, index) => {
    if (turn.speaker === "participant") return null;
    const { move } = turn;
    if (move.kind === "introduce" && move.questionId !== null) seen.add(move.questionId);
    for (const { questionId, quote } of move.reading?.settled ?? []) {
      settled.set(questionId, placeQuote(turns, findMessageTurn(turns, index), quote));
    }
    return {
      by: move.reading?.by ?? "built-in",
      thread: explainProbe(turns, index, { move, ledger }),
      passedOver: listPassed(guide, move, { settled, seen }),
    };
  });
}
