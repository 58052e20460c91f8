import type { SourceKind } from "#contract/insights.ts";
import { listRead, type Members } from "../members.ts";
import { smallestGroup, smallGroupsLabel } from "./small-groups.ts";

/** A group of people; `isKnown` is false for those of whom it is not known, who stand apart. */
interface Group {
  label: string;
  people: number;
  isKnown: boolean;
}

/** The groups of a comparison, and for each person by number the place of their group in it, or -1 for no group. */
export interface Grouping {
  groups: Group[];
  groupOf: Int16Array;
}

/** More groups than this are hard to read, and leave few people in each. */
const maxGroups = 8;
export const othersLabel = "Others";

export interface GroupRequest {
  members: Members;
  kind: SourceKind;
  /** The group of a person's source; undefined where it is not known, null where the person is left out. */
  findGroup: (sourceId: string) => string | undefined | null;
  /** The order in which groups are told; those that are not in it come after, the largest first. */
  order?: readonly string[];
  /** Labels of answers that say nothing of the person, told apart and last. */
  unknown: { missing: string; refused: readonly string[] };
}

/**
 * Puts the people of one kind of source into groups: at most eight, of which the last combines those of fewer than three
 * people, who could be told by them, and the smallest where there are more. Those who preferred not to say, or of whom nothing is known, come last and are in no comparison.
 */
export function groupPeople({ members, kind, findGroup, order = [], unknown }: GroupRequest): Grouping {
  const read = listRead(members, kind);
  const labels = members.people.map((person, number) => {
    const label = read.has(number) ? findGroup(person.sourceId) : null;
    return label === undefined ? unknown.missing : label;
  });
  const counts = new Map<string, number>();
  for (const label of labels) if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  const apart = [...unknown.refused, unknown.missing].filter((label) => counts.has(label));
  const known = [...counts.keys()].filter((label) => !apart.includes(label));
  const largest = known.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || compare(a, b));
  const { kept, restLabel } = splitRest(largest, kind === "interview" ? counts : undefined);
  const told = sortByOrder(kept, order);
  const places = new Map(told.map((label, at) => [label, at]));
  const isFolded = largest.length > kept.length;
  const firstApart = told.length + (isFolded ? 1 : 0);
  for (const [at, label] of apart.entries()) places.set(label, firstApart + at);
  const groups: Group[] = [
    ...told.map((label) => ({ label, people: 0, isKnown: true })),
    ...(isFolded ? [{ label: restLabel, people: 0, isKnown: true }] : []),
    ...apart.map((label) => ({ label, people: 0, isKnown: false })),
  ];
  const groupOf = new Int16Array(labels.length).fill(-1);
  for (const [person, label] of labels.entries()) {
    if (label === null) continue;
    const place = places.get(label) ?? told.length;
    groupOf[person] = place;
    const group = groups[place];
    if (group) group.people++;
  }
  return { groups, groupOf };
}

/**
 * Those with a place of their own, and what the rest of them is called together. Tags of transcripts are the creator's,
 * not what people said of themselves, so that they need no counts.
 */
function splitRest(largest: string[], counts?: ReadonlyMap<string, number>) {
  const large = counts ? largest.filter((label) => (counts.get(label) ?? 0) >= smallestGroup) : largest;
  const hasPlaceForAll = largest.length === large.length && large.length <= maxGroups;
  const kept = hasPlaceForAll ? large : large.slice(0, maxGroups - 1);
  return { kept, restLabel: large.length > kept.length ? othersLabel : smallGroupsLabel };
}

function sortByOrder(labels: string[], order: readonly string[]): string[] {
  const rank = (label: string) => {
    const at = order.indexOf(label);
    return at === -1 ? order.length : at;
  };
  return labels.toSorted((a, b) => rank(a) - rank(b));
}

/** By code unit, so that the order does not hang on a locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
