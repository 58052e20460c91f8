import type { Turn } from "./guide.ts";
import type { LedgerThread } from "./ledger.ts";
import { listContentStems, readableSlice } from "./words.ts";

const sameShare = 0.5;
/** What weighs most is not lost because two of its words came up again. */
const sameShareOfHeavy = 0.8;

/** Whether a later answer came back to it by itself: then it was told. */
function wasToldSince({ quote, turn, weight }: LedgerThread, turns: readonly Turn[]): boolean {
  const wanted = new Set(listContentStems(quote));
  const later = turns.flatMap((one, index) => (index > turn && one.speaker === "participant" ? [one] : []));
  return later.some(({ text }) => {
    const said = new Set(listContentStems(readableSlice(text)));
    const shared = [...wanted].filter((stem) => said.has(stem)).length;
    // One word of two may come up by chance.
    if (wanted.size === 0 || shared < Math.min(2, wanted.size)) return false;
    return shared / wanted.size >= (weight === 3 ? sameShareOfHeavy : sameShare);
  });
}

/** Whether a thread can still be taken up: nobody asked about it, and no later answer told it. */
export function isUntold(thread: LedgerThread, turns: readonly Turn[]): boolean {
  return thread.state === "open" && !wasToldSince(thread, turns);
}
