interface SideBySide<Item> {
  /** How many may be worked on at once when so many are settled. */
  width: (settled: number) => number;
  canContinue: () => boolean;
  work: (item: Item) => Promise<void>;
}

/** Works on items in their order, several at once. Rejects with the first fault, when all that was begun has ended. */
export async function workSideBySide<Item>(
  items: readonly Item[],
  { width, canContinue, work }: SideBySide<Item>,
): Promise<void> {
  const waiting = [...items];
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  let settled = 0;
  while (running.size > 0 || waiting.length > 0) {
    while (running.size < width(settled) && faults.length === 0 && canContinue()) {
      const item = waiting.shift();
      if (item === undefined) break;
      const task: Promise<void> = work(item)
        .catch((fault: unknown) => void faults.push(fault))
        .then(() => {
          settled++;
          running.delete(task);
        });
      running.add(task);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  if (faults.length > 0) throw faults[0];
}
