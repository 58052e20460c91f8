import { describeNotAnalysed } from "#contract/describe-not-analysed.ts";
import type { SegmentComparison } from "#contract/findings.ts";
import type { Finding, SourceKind } from "#contract/insights.ts";
import { countUnread, type Members } from "../members.ts";
import { kindOfSource } from "./finding-traces.ts";
import { type FisherResult, testFisher } from "./fisher.ts";
import { measureWilson } from "./intervals.ts";
import { concludeSegment } from "./segment-conclusions.ts";
import { type Grouping, type GroupRequest, groupPeople } from "./segment-groups.ts";

/** Groups of fewer people are told as counts only. */
const smallGroup = 5;

export interface ComparisonRequest extends Pick<GroupRequest, "findGroup" | "order" | "unknown"> {
  by: string;
  kind: SourceKind;
  members: Members;
  findings: readonly Finding[];
  /** A group in the middle of a sentence: "aged 18-24". */
  phrase: (label: string) => string;
}

export type Comparison = Omit<SegmentComparison, "choices">;

type Cell = SegmentComparison["findings"][number]["cells"][number];

/**
 * Compares groups of people finding by finding. In each group `asked` are those who reached the finding's question,
 * or all where it has none, and `people` those among them who said it, wherever they did. Intervals are Wilson's, as
 * shares, and null under 20 asked or in groups under five. `p` is of Fisher's exact test over the groups that are
 * known; `adjusted` the same after Holm's correction for the number of findings tested. Recommendations rest on other
 * findings, and a comparison in a participant's words is of that one person, so neither is compared; nor is what the
 * creator has hidden.
 */
export function compareGroups(request: ComparisonRequest): Comparison {
  const steps = compareInSteps(request);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same in steps of some hundredths of a second at most, for callers that have other things to do in between. */
export function* compareInSteps(request: ComparisonRequest): Generator<undefined, Comparison> {
  const { by, kind, members } = request;
  const grouping = groupPeople(request);
  const compared = request.findings.filter((finding) => isCompared(finding, request));
  const cells = compared.map((finding) => countCells(finding, members, grouping));
  const tests: (FisherResult | null)[] = [];
  for (const row of cells) {
    tests.push(testFisher(row.filter((_, at) => grouping.groups[at]?.isKnown)));
    yield undefined;
  }
  const adjusted = adjustHolm(tests.map((test) => test?.p ?? null));
  const tested = tests.filter((test) => test !== null).length;
  return {
    ...{ by, kind },
    groups: grouping.groups.map(({ label, people }) => ({ label, people, small: people < smallGroup })),
    findings: compared.map(({ id, kind: of, text }, at) => {
      const p = tests[at]?.p ?? null;
      const row = cells[at] ?? [];
      const conclusion = concludeSegment({
        ...{ p, adjusted: adjusted[at] ?? null, tested, phrase: request.phrase },
        groups: row.flatMap((cell, place) => {
          const group = grouping.groups[place];
          return group?.isKnown ? [{ label: group.label, people: cell.people, asked: cell.asked }] : [];
        }),
      });
      return { id, kind: of, text, cells: row, p, adjusted: adjusted[at] ?? null, conclusion };
    }),
    notes: [...noteUnread(request), ...writeNotes(grouping, tests, tested)],
  };
}

function isCompared(finding: Finding, { kind, members }: ComparisonRequest): boolean {
  return (
    finding.kind !== "recommendations" &&
    finding.kind !== "comparativeStatements" &&
    finding.themeId === undefined &&
    kindOfSource(finding) === kind &&
    finding.edited?.hidden !== true &&
    Object.hasOwn(members.findings, finding.id)
  );
}

function countCells(finding: Finding, members: Members, { groups, groupOf }: Grouping): Cell[] {
  const questionId = members.findings[finding.id]?.questionId ?? null;
  const reached = questionId !== null && Object.hasOwn(members.reached, questionId);
  const asked = reached ? (members.reached[questionId] ?? []) : members.people.keys();
  const said = listPeople(finding, members);
  const cells = groups.map(() => ({ people: 0, asked: 0 }));
  for (const person of asked) {
    const cell = cells[groupOf[person] ?? -1];
    if (cell === undefined) continue;
    cell.asked++;
    if (said.has(person)) cell.people++;
  }
  return cells.map((cell, at) => {
    const isSmall = cell.asked < smallGroup || (groups[at]?.people ?? 0) < smallGroup;
    return { ...cell, interval: isSmall ? null : measureWilson(cell.people, cell.asked) };
  });
}

/** Those who said it, or what was merged into it by hand. */
export function listPeople(finding: Finding, { findings }: Members): Set<number> {
  const ids = [finding.id, ...(finding.edited?.merged ?? []).map(({ id }) => id)];
  return new Set(ids.flatMap((id) => (Object.hasOwn(findings, id) ? (findings[id]?.people ?? []) : [])));
}

function noteUnread({ members, kind }: ComparisonRequest): string[] {
  const unread = countUnread(members, kind);
  return unread ? [describeNotAnalysed(unread)] : [];
}

function writeNotes({ groups }: Grouping, tests: (FisherResult | null)[], tested: number): string[] {
  const known = groups.filter((group) => group.isKnown);
  const small = known.filter((group) => group.people < smallGroup).length;
  const apart = groups.filter((group) => !group.isKnown).reduce((sum, group) => sum + group.people, 0);
  const estimated = tests.flatMap((test) => test?.draws ?? []);
  const most = Math.max(...estimated);
  return [
    ...(known.length < 2 ? ["There are fewer than two groups, so there is nothing to compare."] : []),
    ...(small > 0 ? [`Groups of fewer than ${smallGroup} people are shown as counts, never as shares.`] : []),
    ...(apart > 0
      ? [
          `${apart} ${apart === 1 ? "person" : "people"} of whom this is not known stand apart and are not compared.`,
        ]
      : []),
    ...(tested > 1
      ? [
          `${tested} findings were compared at once: the adjusted p allows for that (Fisher's exact test, Holm's correction).`,
        ]
      : []),
    ...(estimated.length > 0
      ? [
          `For ${estimated.length} ${estimated.length === 1 ? "finding" : "findings"} p was estimated from up to ${most.toLocaleString("en")} random tables, as there are too many to go through.`,
        ]
      : []),
  ];
}

/**
 * p values after the correction of Holm (1979, Scandinavian Journal of Statistics 6, 65-70) for testing several
 * things at once, in the order they came; never under the value itself and never over 1. Nulls were not tested: they
 * stay null and are not counted.
 */
export function adjustHolm(values: readonly (number | null)[]): (number | null)[] {
  const tested = values.flatMap((p, at) => (p === null ? [] : [{ p, at }]));
  tested.sort((a, b) => a.p - b.p || a.at - b.at);
  const adjusted: (number | null)[] = values.map(() => null);
  let highest = 0;
  for (const [rank, { p, at }] of tested.entries()) {
    highest = Math.max(highest, Math.min(1, p * (tested.length - rank)));
    adjusted[at] = highest;
  }
  return adjusted;
}
