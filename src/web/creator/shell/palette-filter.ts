import { fold } from "#web/format/fold.ts";

/** What the filter looks at; the palette's own entries hold more. */
export interface Entry {
  id: string;
  label?: string;
  description?: string;
  keywords?: string | string[];
}

export interface EntryGroup<E extends Entry> {
  group: string;
  actions: E[];
}

const maxOfGroup = 6;

/**
 * Before anything is typed what can be done; then all that holds every word, those whose name begins with it first.
 * Within the same fit the order of the lists stays.
 */
export function filterPalette<E extends Entry>(
  query: string,
  groups: readonly EntryGroup<E>[],
): EntryGroup<E>[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return groups.filter(({ group }) => group === "Actions");
  return groups
    .map(({ group, actions }) => ({ group, actions: best(actions, words).slice(0, maxOfGroup) }))
    .filter(({ actions }) => actions.length > 0);
}

function best<E extends Entry>(entries: readonly E[], words: readonly string[]): E[] {
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, words) }))
    .filter(({ fit }) => fit < noFit)
    .sort((a, b) => a.fit - b.fit)
    .map(({ entry }) => entry);
}

const noFit = 4;

/** 0 is the best: the name begins with what was typed. */
function fitOf(entry: Entry, words: readonly string[]): number {
  const label = fold(entry.label ?? "");
  const all = fold([entry.label, entry.description, entry.keywords].flat().join(" "));
  if (!words.every((word) => all.includes(word))) return noFit;
  if (label.startsWith(words.join(" "))) return 0;
  const parts = label.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => label.includes(word)) ? 2 : 3;
}
