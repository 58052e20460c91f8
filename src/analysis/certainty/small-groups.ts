export interface LabelledGroup {
  label: string;
  people: number;
}

/** Fewer people than this could be told who they are by what they have in common. */
export const smallestGroup = 3;
export const smallGroupsLabel = `Groups of fewer than ${smallestGroup}`;

/** Groups of fewer than three people told together, the largest first, those of unknown people last. */
export function foldSmallGroups(groups: LabelledGroup[]): LabelledGroup[] {
  const large = groups.filter((group) => group.people >= smallestGroup);
  const rest = groups.filter((group) => group.people < smallestGroup);
  const others = rest.reduce((sum, group) => sum + group.people, 0);
  const sorted = large.toSorted((a, b) => b.people - a.people || (a.label < b.label ? -1 : 1));
  return others > 0 ? [...sorted, { label: smallGroupsLabel, people: others }] : sorted;
}

/** How many people gave each label; "galway " and "Galway" are one, as it was first spelled. Empty ones are left out. */
export function countGroups(labels: string[]): LabelledGroup[] {
  const groups = new Map<string, LabelledGroup>();
  for (const given of labels) {
    const label = given.normalize("NFC").replace(/\s+/gu, " ").trim();
    if (label === "") continue;
    const group = groups.get(label.toLowerCase()) ?? { label, people: 0 };
    group.people++;
    groups.set(label.toLowerCase(), group);
  }
  return [...groups.values()];
}
