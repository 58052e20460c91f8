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
  try {
    sessionStorage.setItem(keyOf(interviewId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing may lose the last passage over a reload.
  }
}

export function clearCodings(interviewId: string): void {
  try {
    sessionStorage.removeItem(keyOf(interviewId));
  } catch {
    // Nothing was kept.
  }
}

/** What is kept of this very sample; nothing of one that was drawn at another time. */
export function listKeptCodings(interviewId: string, drawnAt: string | null): OwnCoding[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(interviewId)) ?? "null") as KeptCodings | null;
    return kept !== null && kept.drawnAt === drawnAt && Array.isArray(kept.own) ? kept.own : [];
  } catch {
    return [];
  }
}
