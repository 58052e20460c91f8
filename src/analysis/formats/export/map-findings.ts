import type { Evidence, Finding } from "#contract/insights.ts";

/** Every quote that the findings show. */
export function listEvidence(findings: Finding[]): Evidence[] {
  return findings.flatMap(({ evidence, challenging, ofOthers = [], about }) => [
    ...evidence,
    ...challenging,
    ...ofOthers,
    ...(about?.because ?? []),
    ...(about?.leadsTo ?? []),
  ]);
}

/** Findings with other words for where each evidence stands. */
export function changeEvidence(findings: Finding[], change: (evidence: Evidence) => Evidence): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    evidence: finding.evidence.map(change),
    challenging: finding.challenging.map(change),
    ...(finding.ofOthers && { ofOthers: finding.ofOthers.map(change) }),
    about: finding.about && {
      ...finding.about,
      because: finding.about.because.map(change),
      leadsTo: finding.about.leadsTo.map(change),
    },
  }));
}
