import type { Finding, Strength } from "#contract/insights.ts";

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Counts as they were made, without a percentage: these are few people, and not a sample. */
export function describeStrength({ people, asked, volunteered }: Strength): string {
  if (asked === 0) return `${count(people + volunteered, "person", "people")}, unasked`;
  const more = volunteered > 0 ? `; ${volunteered} more on their own` : "";
  return `${people} of ${asked} who were asked${more}`;
}

/** Under this many, no share is told. */
const fewest = 5;

/** How sure this is, as sentences; empty where there is nothing to warn of. */
export function describeCertainty({ strength, challenging }: Finding): string {
  const sentences: string[] = [];
  const { asked, interval } = strength;
  if (asked > 0 && asked < fewest)
    sentences.push(
      `Only ${count(asked, "person was", "people were")} asked: too few to say how common this is.`,
    );
  if (asked >= fewest && interval) {
    const [low, high] = [interval.low, interval.high].map((share) => `${Math.round(share * 100)} %`);
    sentences.push(`95 % interval of the share: ${low} to ${high}.`);
  }
  if (challenging.length > 0)
    sentences.push(`${count(challenging.length, "quote speaks", "quotes speak")} against it.`);
  return sentences.join(" ");
}
