import type { Finding, FindingKind, SourceKind } from "#contract/insights.ts";

/** Where evidence stands, without its words: offsets in code points of the message, end exclusive. */
export interface Place {
  sourceId: string;
  messageId: string;
  start: number;
  end: number;
}

/** A passage by its place, for sets and maps. */
export function keyOfPlace({ sourceId, messageId, start, end }: Place): string {
  return `${sourceId} ${messageId} ${start} ${end}`;
}

/** What finds a finding again in a later result. Holds nobody's words: its id stands for what it says. */
export interface FindingTrace {
  id: string;
  kind: FindingKind;
  sourceKind: SourceKind;
  places: Place[];
}

export function traceOf(finding: Finding): FindingTrace {
  return {
    id: finding.id,
    kind: finding.kind,
    sourceKind: kindOfSource(finding),
    places: finding.evidence.map(({ sourceId, messageId, start, end }) => ({
      sourceId,
      messageId,
      start,
      end,
    })),
  };
}

/** The kind of source that a finding was made from; each is analysed apart. */
export function kindOfSource(finding: Finding): SourceKind {
  return finding.evidence[0]?.sourceKind ?? "interview";
}

/**
 * For each trace, by its id, the finding of a later result that it means: the one with the same id, else, among those
 * of the same kind from the same kind of source, the one that holds the most of its evidence, and at least half of
 * it. Passages that overlap count as the same. A finding is given once, to the trace that shares most with it; a
 * trace that finds nothing is left out.
 */
export function matchTraces(
  traces: readonly FindingTrace[],
  findings: readonly Finding[],
): Map<string, Finding> {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const found = new Map<string, Finding>();
  for (const { id } of traces) {
    const same = byId.get(id);
    if (same) found.set(id, same);
  }
  const taken = new Set(found.keys());
  const pairs = traces
    .filter((trace) => !found.has(trace.id))
    .flatMap((trace) => listCandidates(trace, findings, taken));
  pairs.sort((a, b) => b.share - a.share);
  for (const { trace, finding } of pairs) {
    if (found.has(trace.id) || taken.has(finding.id)) continue;
    found.set(trace.id, finding);
    taken.add(finding.id);
  }
  return found;
}

function listCandidates(trace: FindingTrace, findings: readonly Finding[], taken: ReadonlySet<string>) {
  return findings.flatMap((finding) => {
    const isSameSort = finding.kind === trace.kind && kindOfSource(finding) === trace.sourceKind;
    if (!isSameSort || taken.has(finding.id) || trace.places.length === 0) return [];
    const shared = trace.places.filter((place) =>
      finding.evidence.some((one) => overlaps(place, one)),
    ).length;
    const share = shared / trace.places.length;
    return share >= 0.5 ? [{ trace, finding, share }] : [];
  });
}

/** Whether two passages share words. */
export function overlaps(place: Place, one: Place): boolean {
  return (
    place.sourceId === one.sourceId &&
    place.messageId === one.messageId &&
    place.start < one.end &&
    one.start < place.end
  );
}
