import type { BackedFinding } from "./backed-finding.ts";
import { makeFindingId } from "./finding-id.ts";

/**
 * What several participants proposed is recommended, in their own words; what one proposed stays a suggestion. Nothing
 * is recommended that nobody asked for, and nothing is listed in both places.
 */
export function recommendShared(findings: BackedFinding[]): BackedFinding[] {
  return findings.map((backed) => {
    const { finding, backing } = backed;
    if (finding.kind !== "suggestions" || backing.people.length < 2) return backed;
    const id = makeFindingId("recommendations", finding.id);
    return { finding: { ...finding, id, kind: "recommendations" }, backing };
  });
}
