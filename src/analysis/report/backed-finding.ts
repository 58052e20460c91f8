import type { Finding } from "#contract/insights.ts";
import { measureWilson } from "../certainty/intervals.ts";
import type { Backing } from "./voices.ts";

/** A finding with the people behind it. */
export interface BackedFinding {
  finding: Finding;
  backing: Backing;
}

/** Fills in the interval of the strength. */
export function backFinding(finding: Finding, backing: Backing): BackedFinding {
  const { people, asked } = finding.strength;
  const interval = measureWilson(people, asked);
  return { finding: { ...finding, strength: { ...finding.strength, interval } }, backing };
}
