import type { Finding, FindingKind } from "#contract/insights.ts";
import type { BackedFinding } from "./backed-finding.ts";
import { lowerFirst } from "./finding-text.ts";
import { makeFindingId } from "./findings.ts";

const mostRecommendations = 8;

/** What follows from a kind of finding, how many to take, and what its people did. */
const advice: { kind: FindingKind; lead: string; theme: string; basis: string; most: number }[] = [
  { kind: "painPoints", lead: "Address first:", theme: "Look first into", basis: "described it", most: 3 },
  { kind: "missingFeatures", lead: "Consider offering:", theme: "Consider", basis: "wished for it", most: 2 },
  {
    kind: "adoptionBarriers",
    lead: "Remove the barrier:",
    theme: "Deal with",
    basis: "gave it as a reason",
    most: 2,
  },
  {
    kind: "needs",
    lead: "Make sure of this need:",
    theme: "Make sure of",
    basis: "said they need it",
    most: 1,
  },
  { kind: "preferredFeatures", lead: "Keep what works:", theme: "Keep", basis: "spoke well of it", most: 1 },
];

function tellBasis(finding: Finding, basis: string): string {
  const { people, asked, volunteered } = finding.strength;
  if (asked === 1) return `the one person asked ${basis}`;
  const extra = volunteered > 0 ? `, and ${volunteered} more unasked` : "";
  return `${people} of the ${asked} people asked ${basis}${extra}`;
}

/** Recommendations restate findings as steps and say how many people they rest on; they claim nothing further. */
export function listRecommendations(findings: BackedFinding[], people: number): BackedFinding[] {
  const fewest = people >= 4 ? 2 : 1;
  const made = advice.flatMap(({ kind, lead, theme, basis, most }) =>
    findings
      .filter(({ finding }) => finding.kind === kind)
      .filter(({ finding }) => finding.strength.people + finding.strength.volunteered >= fewest)
      .slice(0, most)
      .map(({ finding, backing }) => ({
        finding,
        backing,
        text: `${/^[^:]{2,40}: /.test(finding.text) ? theme : lead} ${lowerFirst(finding.text)} (${tellBasis(finding, basis)})`,
      })),
  );
  return made.slice(0, mostRecommendations).map(({ finding, backing, text }) => ({
    finding: { ...finding, id: makeFindingId("recommendations", finding.id), kind: "recommendations", text },
    backing,
  }));
}
