/** How many of a group said something, of those who were asked. */
interface GroupSaid {
  label: string;
  people: number;
  asked: number;
}

export interface SegmentFigures {
  /** Groups of whom it is known who they are, asked or not. */
  groups: readonly GroupSaid[];
  p: number | null;
  adjusted: number | null;
  /** How many findings were compared at once. */
  tested: number;
  phrase: (label: string) => string;
}

const significant = 0.05;
/** With fewer asked in some group, or in all, a real difference is easily missed. */
const fewInGroup = 10;
const fewInAll = 40;
const maxNamed = 3;

/** What can and cannot be concluded from one finding over groups, for people who know no statistics. */
export function concludeSegment({ groups, p, adjusted, tested, phrase }: SegmentFigures): string {
  const asked = groups.filter((group) => group.asked > 0);
  if (p === null || adjusted === null || asked.length < 2) {
    return "Fewer than two groups were asked about this, so there is nothing to compare.";
  }
  const counts = formatCounts(asked, phrase);
  if (asked.every((group) => group.people === 0)) {
    return `${counts} Nobody who was asked said this, so there is no difference to see.`;
  }
  if (asked.every((group) => group.people === group.asked)) {
    return `${counts} All who were asked said this, so there is no difference to see.`;
  }
  return `${counts} ${judge({ p, adjusted, tested, isFew: isFew(asked) })}`;
}

interface Judged {
  p: number;
  adjusted: number;
  tested: number;
  isFew: boolean;
}

function judge({ p, adjusted, tested, isFew }: Judged): string {
  if (adjusted < significant) {
    const corrected = tested > 1 ? `; ${writeP(adjusted)} after allowing for ${tested} findings` : "";
    return `Such a difference would seldom come about by chance (${writeP(p)}${corrected}): the groups likely differ. It does not say why.`;
  }
  if (p < significant) {
    return `Taken alone this would seldom be chance (${writeP(p)}), but among ${tested} findings compared one or another looks like this by chance (adjusted ${writeP(adjusted)}): do not conclude a difference; ask more people.`;
  }
  const why = isFew ? "With so few people this may be chance" : "This may well be chance";
  return `${why} (${writeP(p)}): do not conclude a difference${isFew ? "" : ", nor that there is none"}.`;
}

function isFew(groups: GroupSaid[]): boolean {
  const all = groups.reduce((sum, group) => sum + group.asked, 0);
  return all < fewInAll || groups.some((group) => group.asked < fewInGroup);
}

/** All groups where they are few, else the two that are furthest apart. */
function formatCounts(groups: GroupSaid[], phrase: (label: string) => string): string {
  const tell = ({ label, people, asked }: GroupSaid) => `${people} of ${asked} ${phrase(label)}`;
  if (groups.length <= maxNamed) {
    const parts = groups.map(tell);
    return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)} said this.`;
  }
  const share = (group: GroupSaid) => group.people / group.asked;
  // Of groups with the same share the largest tells most.
  const largest = groups.toSorted((a, b) => b.asked - a.asked);
  const [first] = largest.toSorted((a, b) => share(b) - share(a));
  const [last] = largest.toSorted((a, b) => share(a) - share(b));
  if (!first || !last) return "";
  if (share(first) === share(last)) return `The same share of each of the ${groups.length} groups said this.`;
  return `Most often ${tell(first)} said this, least often ${tell(last)}.`;
}

function writeP(p: number): string {
  if (p < 0.001) return "p < 0.001";
  if (p > 0.995) return "p = 1";
  return `p = ${p < 0.1 ? Number(p.toPrecision(2)) : p.toFixed(2)}`;
}
