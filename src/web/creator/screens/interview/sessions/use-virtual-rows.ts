import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";

export interface MoreRows {
  /** Names the list: another one begins at its top. */
  list: string;
  hasMore: boolean;
  isLoading: boolean;
  load: () => void;
}

/** So many rows before the end the next page is asked for. */
const ahead = 25;

/** Only the rows in sight are in the page, and the next page of them is asked for before its place is reached. */
export function useVirtualRows(
  count: number,
  rowHeight: number,
  { list, hasMore, isLoading, load }: MoreRows,
) {
  const box = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const lastSeen = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !isLoading && lastSeen >= count - ahead) load();
  }, [hasMore, isLoading, load, lastSeen, count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run when another list is shown
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [list]);
  const above = items[0]?.start ?? 0;
  const below = Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0));
  return { box, virtual, items, above, below };
}
