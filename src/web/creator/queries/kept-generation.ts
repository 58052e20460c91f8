import { readStored, store } from "../browser-storage.ts";

/** The job of an analysis that was begun in this tab, so that a reload finds it again. */
function keyOf(interviewId: string): string {
  return `askwell.generation.${interviewId}`;
}

/** Null once the analysis is over. */
export function keepGeneration(interviewId: string, jobId: string | null): void {
  store("sessionStorage", keyOf(interviewId), jobId);
}

export function findKeptGeneration(interviewId: string): string | null {
  return readStored("sessionStorage", keyOf(interviewId));
}
