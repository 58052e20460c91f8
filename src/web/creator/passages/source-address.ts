import type { Evidence } from "#contract/insights.ts";
import { type PassageLink, readPassageLink, withPassage } from "./passage-link.ts";

type Place = Pick<Evidence, "sourceId" | "sourceKind" | "messageId" | "start" | "end">;

const pages = { transcript: "transcripts", thread: "threads" } as const;

/** The page of an uploaded transcript or a thread, at the words; undefined for a session of an interview. */
export function findSourceAddress(place: Place): string | undefined {
  if (place.sourceKind === "interview") return undefined;
  const search = withPassage(new URLSearchParams(), place);
  search.delete("session");
  return `/${pages[place.sourceKind]}/${encodeURIComponent(place.sourceId)}?${search}`;
}

/** Where the address of such a page points to; the page itself says of which source it is. */
export function readSourcePlace(search: URLSearchParams, sourceId: string): PassageLink {
  const named = new URLSearchParams(search);
  named.set("session", sourceId);
  return readPassageLink(named) ?? { sessionId: sourceId, messageId: null, span: null };
}
