import { ageRanges } from "#contract/choices.ts";

export type LabelCount = readonly [label: string, count: number];

/** Ages from young to old with every range shown; what is not a range, such as a refusal, comes last. */
export function orderAges(counts: Readonly<Record<string, number>>): LabelCount[] {
  const given = new Map(Object.entries(counts));
  const known = ageRanges.map((range): LabelCount => [range, given.get(range) ?? 0]);
  const others = [...given].filter(([label]) => !ageRanges.some((range) => range === label));
  return given.size === 0 ? [] : [...known, ...others];
}

export function orderByCount(counts: Readonly<Record<string, number>>): LabelCount[] {
  return Object.entries(counts).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}
