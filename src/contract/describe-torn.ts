import type { Brief } from "./insights.ts";

/** Who stands on both sides of a tension within people. */
export function describeTorn({ a, b }: Pick<Brief["tensions"][number], "a" | "b">): string {
  const isOfOne = [a, b].every(({ people = 1 }) => people === 1);
  return isOfOne ? "Both from one person." : "The same people say both.";
}
