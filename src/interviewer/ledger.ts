import type { Move } from "./guide.ts";
import type { Reading, Thread } from "./reading.ts";
import { normaliseSentence } from "./words.ts";

/**
 * Open: not asked about yet. Taken up: asked about. Told or refused: what came of it. Let go: the interview
 * ended before it was asked about.
 */
type ThreadState = "open" | "taken_up" | "told" | "refused" | "let_go";

export interface LedgerThread extends Thread {
  /** Index of the participant's turn in the session's turns. */
  turn: number;
  /** The question that was open when it was said. */
  questionId: string | null;
  state: ThreadState;
}

/** The thread that some words belong to: the same words, or one inside the other. */
export function findThread(ledger: readonly LedgerThread[], quote: string): LedgerThread | undefined {
  const wanted = normaliseSentence(quote);
  if (wanted === "") return undefined;
  const same = ledger.findLast((thread) => normaliseSentence(thread.quote) === wanted);
  if (same !== undefined) return same;
  return ledger.findLast((thread) => {
    const words = normaliseSentence(thread.quote);
    return ` ${words} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${words} `);
  });
}

/** What the reading of the newest message closes, then what it opens. Changes the ledger in place. */
export function addReading(
  ledger: LedgerThread[],
  reading: Reading,
  place: { turn: number; questionId: string | null },
): void {
  for (const { quote, why } of reading.done) {
    const thread = findThread(ledger, quote);
    if (thread !== undefined) thread.state = why;
  }
  for (const thread of reading.threads) ledger.push({ ...thread, ...place, state: "open" });
}

/** Closes the thread that was asked about, and all that came up since. Changes the ledger in place. */
export function closeMatter(
  ledger: LedgerThread[],
  { about, since, why }: { about: string | null; since: number; why: "told" | "refused" },
): void {
  const asked = about === null ? undefined : findThread(ledger, about);
  if (asked !== undefined) asked.state = why;
  // "That's all" beside something grave closes all but that.
  for (const thread of ledger) {
    if (thread.turn >= since && (why === "refused" || thread.weight < 3)) thread.state = why;
  }
}

/** A probe takes up its thread; a skip closes the one that was just asked about. Changes the ledger in place. */
export function applyToLedger(ledger: LedgerThread[], move: Move, before: Move | null): void {
  const about = move.kind === "probe" || move.kind === "answer_meta" ? move.about : null;
  if (about !== null && about !== undefined) {
    const thread = findThread(ledger, about);
    if (thread?.state === "open") thread.state = "taken_up";
  }
  const isRefusal = move.kind === "respect_skip" && move.because === "skip";
  if (isRefusal && before?.kind === "probe" && before.about !== null) {
    const thread = findThread(ledger, before.about);
    if (thread !== undefined) thread.state = "refused";
  }
  if (move.kind !== "close") return;
  for (const thread of ledger) if (thread.state === "open") thread.state = "let_go";
}
