import { makeGuid } from "#analysis/formats/refi/guid.ts";

/** A session's id lets whoever has it speak as its participant, so what leaves carries another, always the same. */
export function exportSessionId(id: string): string {
  return makeGuid("session", id);
}
