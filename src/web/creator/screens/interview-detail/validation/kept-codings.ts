import { readStoredJson, store } from "../../../browser-storage.ts";
import type { OwnCoding } from "./coding-state.ts";

/** Codings of a sample that this tab has not seen saved yet, so that a reload loses none of them. */
interface KeptCodings {
  drawnAt: string | null;
  own: OwnCoding[];
}

function keyOf(interviewId: string): string {
  return `askwell.codings.${interviewId}`;
}

export function keepCodings(interviewId: string, kept: KeptCodings): void {
  store("sessionStorage", keyOf(interviewId), JSON.stringify(kept));
}

export function clearCodings(interviewId: string): void {
  store("sessionStorage", keyOf(interviewId), null);
}

/** What is kept of this very sample; nothing of one that was drawn at another time. */
export function listKeptCodings(interviewId: string, drawnAt: string | null): OwnCoding[] {
  const kept = readStoredJson("sessionStorage", keyOf(interviewId), (value) => value as KeptCodings | null);
  return kept && kept.drawnAt === drawnAt && Array.isArray(kept.own) ? kept.own : [];
}
