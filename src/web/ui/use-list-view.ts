import { useMemo } from "react";
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
  const [search, setSearch] = useSearchParams();
  const isLong = items.length >= longListFrom;
  const [queryKey, orderKey] = [`${name}-search`, `${name}-sort`];
  const query = isLong ? (search.get(queryKey) ?? "") : "";
  const order = isLong ? (search.get(orderKey) ?? "") : "";
  const shown = useMemo(() => viewList(items, shape, { query, order }), [items, shape, query, order]);
  const write = (key: string, value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === "") next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const [first] = shape.orders;
  return {
    ...{ shown, total: items.length, isLong, query },
    order: shape.orders.some(({ value }) => value === order) ? order : first.value,
    orders: shape.orders.map(({ value, label }) => ({ value, label })),
    onQuery: (value) => write(queryKey, value),
    onOrder: (value) => write(orderKey, value === first.value ? "" : value),
  };
}
