import type { SegmentComparison } from "#contract/findings.ts";
import type { FindingKind } from "#contract/insights.ts";
import { formatLikely } from "../../../findings/finding-words.ts";
import { nameAnyKind } from "../../../findings/section-list.ts";

type Group = SegmentComparison["groups"][number];
export type ComparedFinding = SegmentComparison["findings"][number];
type Cell = ComparedFinding["cells"][number];

/** "3 of 4"; "not asked" where nobody of the group came to the question. */
export function formatCell({ people, asked }: Cell): string {
  return asked === 0 ? "not asked" : `${people} of ${asked}`;
}

/** "60 %, likely 22–89 %"; nothing for small groups, of which only counts are told. */
export function formatShare(group: Group | undefined, cell: Cell): string | undefined {
  const { people, asked } = cell;
  if (group === undefined || group.small || asked < 5) return undefined;
  const share = `${Math.round((100 * people) / asked)}\u00a0%`;
  const likely = formatLikely(cell);
  return likely === undefined ? share : `${share}, ${likely}`;
}

/** "p = .004", "p < .001", or that there was nothing to test. */
export function formatP(p: number | null): string {
  if (p === null) return "not tested";
  if (p < 0.001) return "p < .001";
  if (p >= 0.995) return "p = 1.00";
  return `p = ${p.toFixed(p < 0.01 ? 3 : 2).replace(/^0/, "")}`;
}

/** A difference can only show between two groups that are not small. */
export function canCompare(groups: readonly Group[]): boolean {
  return groups.filter(({ small }) => !small).length >= 2;
}

const significant = 0.05;

export function isLikelyDifferent({ adjusted }: ComparedFinding): boolean {
  return adjusted !== null && adjusted < significant;
}

/** What differs most comes first; what could not be tested last. */
export function sortByDifference(findings: readonly ComparedFinding[]): ComparedFinding[] {
  return [...findings].sort((a, b) => (a.p ?? 2) - (b.p ?? 2));
}

/** The kinds that a comparison holds, as choices, in their order in it. */
export function listKinds(findings: readonly ComparedFinding[]): { value: FindingKind; label: string }[] {
  const kinds = new Set(findings.map(({ kind }) => kind));
  return [...kinds].map((kind) => ({ value: kind, label: nameAnyKind(kind) }));
}

/** The whole comparison as rows of a table: counts only, as the shares of small groups would mislead. */
export function toRows({ groups, findings }: SegmentComparison): (string | number)[][] {
  const head = [
    "Kind",
    "Finding",
    ...groups.flatMap(({ label }) => [`${label}: said it`, `${label}: asked`]),
    "p (Fisher)",
    "p (Holm)",
    "Conclusion",
  ];
  const rows = findings.map(({ kind, text, cells, p, adjusted, conclusion }) => [
    nameAnyKind(kind),
    text,
    ...cells.flatMap(({ people, asked }) => [people, asked]),
    p ?? "",
    adjusted ?? "",
    conclusion,
  ]);
  return [head, ...rows];
}
