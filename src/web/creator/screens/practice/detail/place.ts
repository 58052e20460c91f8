import type { PassageLink } from "../../../passages/passage-link.ts";
import { readOffset } from "../../../passages/passage-link.ts";

/** A message of the conversation, as the address names it; with a quote, the place of its words. */
export function readPlace(sessionId: string, search: URLSearchParams): PassageLink {
  const start = readOffset(search.get("start"));
  const end = readOffset(search.get("end"));
  return {
    sessionId,
    messageId: search.get("message"),
    span: start !== null && end !== null && start < end ? { start, end } : null,
  };
}

/** The same page at a message; where its text holds the quote, at its words. */
export function toPlace(message: { _id: string; text: string }, quote = ""): URLSearchParams {
  const search = new URLSearchParams({ message: message._id });
  const at = quote === "" ? -1 : message.text.indexOf(quote);
  if (at < 0) return search;
  // In code points, as marks are counted.
  const start = [...message.text.slice(0, at)].length;
  search.set("start", String(start));
  search.set("end", String(start + [...quote].length));
  return search;
}
