/** Rows that are chosen, by id, and the one that a range begins at. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const emptySelection: Selection = { ids: new Set(), anchor: null };

/** One row more or less. */
export function toggleRow({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All rows from the anchor to this one, as they stand in the list; without an anchor this one alone. */
export function extendTo(selection: Selection, rows: readonly string[], id: string): Selection {
  const to = rows.indexOf(id);
  const from = selection.anchor === null ? to : rows.indexOf(selection.anchor);
  if (to === -1) return selection;
  const start = from === -1 ? to : Math.min(from, to);
  const end = from === -1 ? to : Math.max(from, to);
  return {
    ids: new Set([...selection.ids, ...rows.slice(start, end + 1)]),
    anchor: from === -1 ? id : selection.anchor,
  };
}

/** All of the rows, or none where they all are chosen. */
export function toggleAll({ ids }: Selection, rows: readonly string[]): Selection {
  const isAll = rows.length > 0 && rows.every((id) => ids.has(id));
  return isAll ? emptySelection : { ids: new Set([...ids, ...rows]), anchor: null };
}

/** Without the rows that are no longer shown: nothing is deleted that nobody sees. */
export function keepShown(selection: Selection, rows: readonly string[]): Selection {
  const shown = new Set(rows);
  const ids = [...selection.ids].filter((id) => shown.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
