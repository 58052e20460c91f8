import type { LabelCount } from "../../db/finished-sessions.ts";

/**
 * Counts by label. "galway " and "Galway" are one place, under the spelling that most people used. Keys are
 * people's words: on an object without a prototype "__proto__" and "constructor" are words like any other.
 */
export function groupLabels(rows: LabelCount[]): Record<string, number> {
  const groups = new Map<string, Map<string, number>>();
  for (const { label, count } of rows) {
    const spelling = (label ?? "").normalize("NFC").replace(/\s+/gu, " ").trim();
    if (spelling === "") continue;
    const key = spelling.toLowerCase();
    const spellings = groups.get(key) ?? new Map<string, number>();
    groups.set(key, spellings.set(spelling, (spellings.get(spelling) ?? 0) + count));
  }
  const counted = [...groups.values()].map((spellings) => ({
    label: findCommonest(spellings),
    count: [...spellings.values()].reduce((sum, count) => sum + count, 0),
  }));
  counted.sort((a, b) => b.count - a.count || compare(a.label, b.label));
  const counts: Record<string, number> = Object.create(null);
  for (const { label, count } of counted) counts[label] = count;
  return counts;
}

function findCommonest(spellings: Map<string, number>): string {
  const [first] = [...spellings].sort(([a, m], [b, n]) => n - m || compare(a, b));
  return first?.[0] ?? "";
}

/** By code unit, so that the answer does not hang on the server's locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
