import { useDebouncedCallback } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type ListShape, longListFrom, viewList } from "./list-view.ts";

export interface ListView<T> {
  shown: T[];
  total: number;
  /** Whether the list is so long that it offers search and sort. */
  isLong: boolean;
  query: string;
  order: string;
  orders: { value: string; label: string }[];
  onQuery: (query: string) => void;
  onOrder: (order: string) => void;
}

/**
 * Search and sort of a list, kept in the address under `name`: a link, a reload and the way back show the same. The
 * shape is to be made once, outside of the component.
 */
export function useListView<T>(items: readonly T[], name: string, shape: ListShape<T>): ListView<T> {
  const isLong = items.length >= longListFrom;
  const [typed, setTyped] = useKeptText(`${name}-search`);
  const [chosen, setChosen] = useKeptText(`${name}-sort`);
  const query = isLong ? typed : "";
  const [first] = shape.orders;
  const order = isLong && shape.orders.some(({ value }) => value === chosen) ? chosen : first.value;
  const shown = useMemo(() => viewList(items, shape, { query, order }), [items, shape, query, order]);
  return {
    ...{ shown, total: items.length, isLong, query, order },
    orders: shape.orders.map(({ value, label }) => ({ value, label })),
    onQuery: setTyped,
    onOrder: (value) => setChosen(value === first.value ? "" : value),
  };
}

const writeAfterMs = 200;

/** A text that is shown at once and stands in the address a moment later: the address is too slow to type into. */
function useKeptText(key: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const kept = search.get(key) ?? "";
  const [value, setValue] = useState(kept);
  const [known, setKnown] = useState(kept);
  const [sent, setSent] = useState(kept);
  if (kept !== known) {
    setKnown(kept);
    // Changed from elsewhere, as by the way back; what comes from here may be behind what is typed since.
    if (kept !== sent) setValue(kept);
  }
  const write = useDebouncedCallback((next: string) => {
    setSent(next);
    setSearch((now) => withText(now, key, next), { replace: true, preventScrollReset: true });
  }, writeAfterMs);
  const change = (next: string) => {
    setValue(next);
    write(next);
  };
  return [value, change];
}

function withText(search: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === "") next.delete(key);
  else next.set(key, value);
  return next;
}
