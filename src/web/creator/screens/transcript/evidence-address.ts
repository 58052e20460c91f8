import type { Evidence } from "#contract/insights.ts";
import { type PassageLink, readPassageLink, withPassage } from "../../passages/passage-link.ts";

export type SourceEvidence = Pick<Evidence, "sourceId" | "sourceKind" | "messageId" | "start" | "end">;

const pages = { transcript: "transcripts", thread: "threads" } as const;

/** The page of an uploaded transcript or a thread, at the words; undefined for a session of an interview. */
export function findSourceAddress(evidence: SourceEvidence): string | undefined {
  if (evidence.sourceKind === "interview") return undefined;
  const search = withPassage(new URLSearchParams(), evidence);
  search.delete("session");
  return `/${pages[evidence.sourceKind]}/${encodeURIComponent(evidence.sourceId)}?${search}`;
}

/** Where the address of such a page points to; the page itself says of which source it is. */
export function readSourcePlace(search: URLSearchParams, sourceId: string): PassageLink {
  const named = new URLSearchParams(search);
  named.set("session", sourceId);
  return readPassageLink(named) ?? { sessionId: sourceId, messageId: null, span: null };
}

export function placeOf(evidence: SourceEvidence): PassageLink {
  const { sourceId, messageId, start, end } = evidence;
  return { sessionId: sourceId, messageId, span: { start, end } };
}
