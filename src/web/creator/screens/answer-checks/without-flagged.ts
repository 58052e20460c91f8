import type { Finding } from "#contract/insights.ts";

/** Findings without the words of flagged sessions; those that rest on nobody else are not in it. */
export function withoutFlagged<F extends Finding>(findings: readonly F[], flagged: ReadonlySet<string>): F[] {
  if (flagged.size === 0) return [...findings];
  return findings.flatMap((finding) => {
    const evidence = finding.evidence.filter(({ sourceId }) => !flagged.has(sourceId));
    const challenging = finding.challenging.filter(({ sourceId }) => !flagged.has(sourceId));
    const ofOthers = finding.ofOthers?.filter(({ sourceId }) => !flagged.has(sourceId)) ?? [];
    return evidence.length === 0 ? [] : [{ ...finding, evidence, challenging, ofOthers }];
  });
}
