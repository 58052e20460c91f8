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

/** The same page at another place; what is not named is closed. */
export function toSearch({ rehearsalId, interviewId, messageId }: Partial<RehearsalPlace>): URLSearchParams {
  const search = new URLSearchParams();
  if (rehearsalId) search.set("rehearsal", rehearsalId);
  if (interviewId) search.set("read", interviewId);
  if (interviewId && messageId) search.set("message", messageId);
  return search;
}
