import type { Turn } from "./guide.ts";

/** A participant's words and where they are. */
export interface QuotePlace {
  /** Index in the session's turns. */
  turn: number;
  quote: string;
  /** In code points within that turn's text, end exclusive. */
  start: number;
  end: number;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Where a quote from the message that ends with this turn is; a message may be several turns in a row. Words
 * that are not there any more, as after a redaction, are placed at the whole turn.
 */
export function placeQuote(turns: readonly Turn[], messageTurn: number, quote: string): QuotePlace {
  for (let turn = messageTurn; turns[turn]?.speaker === "participant"; turn -= 1) {
    const text = turns[turn]?.text ?? "";
    const at = quote === "" ? -1 : text.indexOf(quote);
    if (at < 0) continue;
    const start = countCodePoints(text.slice(0, at));
    return { turn, quote, start, end: start + countCodePoints(quote) };
  }
  return { turn: messageTurn, quote, start: 0, end: countCodePoints(turns[messageTurn]?.text ?? "") };
}

/** The newest of the participant's turns before one of ours, -1 when there is none. */
export function findMessageTurn(turns: readonly Turn[], before: number): number {
  for (let turn = before - 1; turn >= 0; turn -= 1) if (turns[turn]?.speaker === "participant") return turn;
  return -1;
}

/** The words that settled each script question, by its id; a later answer replaces an earlier one. */
export function placeSettled(turns: readonly Turn[]): Map<string, QuotePlace> {
  const settled = new Map<string, QuotePlace>();
  let messageTurn = -1;
  for (const [index, turn] of turns.entries()) {
    if (turn.speaker === "participant") {
      messageTurn = index;
      continue;
    }
    if (messageTurn !== index - 1) continue;
    for (const { questionId, quote } of turn.move.reading?.settled ?? []) {
      settled.set(questionId, placeQuote(turns, messageTurn, quote));
    }
  }
  return settled;
}
