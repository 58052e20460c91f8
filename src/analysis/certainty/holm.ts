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
