import type { Evidence } from "#contract/insights.ts";

/** A place in a transcript, as the address of the page names it. */
export interface PassageLink {
  sessionId: string;
  messageId: string | null;
  /** In code points within the message, end exclusive; null for the message as a whole. */
  span: { start: number; end: number } | null;
}

const names = ["session", "message", "start", "end"] as const;

export function readPassageLink(search: URLSearchParams): PassageLink | null {
  const sessionId = search.get("session");
  if (!sessionId) return null;
  const start = readOffset(search.get("start"));
  const end = readOffset(search.get("end"));
  return {
    sessionId,
    messageId: search.get("message"),
    span: start !== null && end !== null && start < end ? { start, end } : null,
  };
}

export function readOffset(value: string | null): number | null {
  return value !== null && /^\d{1,7}$/.test(value) ? Number(value) : null;
}

/** The same page with the transcript open at a passage. */
export function withPassage(
  search: URLSearchParams,
  passage: Pick<Evidence, "sourceId" | "messageId" | "start" | "end">,
): URLSearchParams {
  const next = withoutPassage(search);
  next.set("session", passage.sourceId);
  next.set("message", passage.messageId);
  next.set("start", String(passage.start));
  next.set("end", String(passage.end));
  return next;
}

/** The place that the address of a session's own page names. */
export function readPlaceIn(search: URLSearchParams, sessionId: string): PassageLink {
  const link = readPassageLink(withParameter(search, sessionId));
  return link ?? { sessionId, messageId: null, span: null };
}

function withParameter(search: URLSearchParams, sessionId: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set("session", sessionId);
  return next;
}

export function sessionAddress(interviewId: string, sessionId: string): string {
  return `/interviews/${encodeURIComponent(interviewId)}/sessions/${encodeURIComponent(sessionId)}`;
}

/** The part of an address that names a place in a transcript, for the same place on the session's own page. */
export function placeQuery(search: URLSearchParams): string {
  const place = new URLSearchParams();
  for (const name of ["message", "start", "end"]) {
    const value = search.get(name);
    if (value) place.set(name, value);
  }
  return place.toString();
}

export function withSession(search: URLSearchParams, sessionId: string): URLSearchParams {
  const next = withoutPassage(search);
  next.set("session", sessionId);
  return next;
}

export function withoutPassage(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  return next;
}
