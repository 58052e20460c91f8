/** Shares from 0 to 1. */
interface Interval {
  low: number;
  high: number;
}

/** Under this many an interval reads as precision that a handful of people cannot give. */
export const minForInterval = 20;

/** The standard normal's 97.5 % point. */
const z = 1.959963984540054;

/**
 * The 95 % interval of Wilson (1927, JASA 22, 209-212) for `people` of `asked`, which stays within 0 and 1 and holds
 * for small numbers, unlike the textbook's. Null under 20 asked.
 */
export function measureWilson(people: number, asked: number): Interval | null {
  if (asked < minForInterval) return null;
  const share = people / asked;
  const weight = 1 + z ** 2 / asked;
  const middle = (share + z ** 2 / (2 * asked)) / weight;
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / asked + z ** 2 / (4 * asked ** 2));
  return { low: people === 0 ? 0 : middle - half, high: people === asked ? 1 : middle + half };
}
