import type { Finding } from "#contract/insights.ts";
import { bootstrapShare, randomFrom } from "../bootstrap.ts";
import type { Backing } from "./voices.ts";

/** A finding with the people behind it. */
export interface BackedFinding {
  finding: Finding;
  backing: Backing;
}

/** Fills in the interval of the strength; the resamples follow from the finding's id, so a result can be repeated. */
export function backFinding(finding: Finding, backing: Backing): BackedFinding {
  const { people, asked } = finding.strength;
  const interval = bootstrapShare(people, asked, randomFrom(finding.id));
  return { finding: { ...finding, strength: { ...finding.strength, interval } }, backing };
}
