/** Which rehearsal the address names, and which interview and turn of it is open. */
export interface RehearsalPlace {
  rehearsalId: string | null;
  interviewId: string | null;
  messageId: string | null;
}

export function readPlace(search: URLSearchParams): RehearsalPlace {
  return {
    rehearsalId: search.get("rehearsal"),
    interviewId: search.get("read"),
    messageId: search.get("message"),
  };
}

/** The same page at another place; what is not named is closed, and how its list is shown stays with `now`. */
export function toSearch(
  { rehearsalId, interviewId, messageId }: Partial<RehearsalPlace>,
  now?: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(now);
  for (const name of ["rehearsal", "read", "message"]) search.delete(name);
  if (rehearsalId) search.set("rehearsal", rehearsalId);
  if (interviewId) search.set("read", interviewId);
  if (interviewId && messageId) search.set("message", messageId);
  return search;
}
