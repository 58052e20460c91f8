import type { BackedFinding } from "./backed-finding.ts";
import { makeFindingId } from "./finding-id.ts";

const mostRecommendations = 8;

/** What participants proposed, in their own words. Nothing is recommended that nobody asked for. */
export function listRecommendations(findings: BackedFinding[]): BackedFinding[] {
  return findings
    .filter(({ finding }) => finding.kind === "suggestions")
    .slice(0, mostRecommendations)
    .map(({ finding, backing }) => ({
      finding: { ...finding, id: makeFindingId("recommendations", finding.id), kind: "recommendations" },
      backing,
    }));
}
