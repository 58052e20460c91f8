export interface Stock {
  kind: "generated" | "list" | "link";
  free: number | null;
  listed: number;
  given: number;
  budget: number | null;
  link: string;
}

const lowCount = 5;
const lowShare = 0.1;

/** Whether few are left: fewer than five, or than a tenth. */
function isLow(left: number, of: number): boolean {
  return left < Math.max(lowCount, of * lowShare);
}

/** A sentence for the creator when codes run low or are used up; null while all is well. */
export function warnOfStock({ kind, free, listed, given, budget, link }: Stock): string | null {
  if (kind === "link")
    return link === "" ? "No link has been set yet. Anyone who finishes now gets nothing." : null;
  const inList = free ?? 0;
  if (kind === "list" && listed === 0)
    return "There are no codes in the list yet. Anyone who finishes now gets none.";
  if (kind === "list" && inList === 0)
    return "All codes have been given out. Anyone who finishes now gets none.";
  const inBudget = budget === null ? null : Math.max(0, budget - given);
  if (inBudget === 0) return "The code limit has been reached. Anyone who finishes now gets none.";
  if (kind === "list" && isLow(inList, listed)) return `${countCodes(inList)} left in the list.`;
  if (inBudget !== null && isLow(inBudget, budget ?? 0))
    return `${countCodes(inBudget)} left until the limit.`;
  return null;
}

function countCodes(count: number): string {
  return count === 1 ? "Only 1 code is" : `Only ${count} codes are`;
}
