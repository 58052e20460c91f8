import type { Brief, Evidence } from "./insights.ts";

/** Each person's figure in their words: “20 minutes” (P-01), “half an hour” (P-02). */
export function describeFigures(figures: readonly Evidence[]): string {
  return figures
    .map(({ quote, sourceLabel, followUp }) => {
      const asked = followUp === undefined ? "" : `, asked “${followUp}”`;
      return `“${quote}” (${sourceLabel}${asked})`;
    })
    .join(", ");
}

/** How many answers to a question were left out; never whose. */
export function describeAskedOut(answers: number): string {
  return `Left out as they asked: ${answers} ${answers === 1 ? "answer" : "answers"}`;
}

/** Who stands on both sides of a tension within people. */
export function describeTorn({ a, b }: Pick<Brief["tensions"][number], "a" | "b">): string {
  const isOfOne = [a, b].every(({ people = 1 }) => people === 1);
  return isOfOne ? "Both from one person." : "The same people say both.";
}
