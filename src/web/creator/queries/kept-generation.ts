import { readStoredJson, storeJson } from "../browser-storage.ts";

/** An analysis that was begun in this tab, so that a reload finds it again. */
export interface KeptGeneration {
  /** Null while the server has not named the job yet. */
  jobId: string | null;
  startedAt: number;
  /** When the insights before it were generated, by the server's clock; null where there were none. */
  before: string | null;
}

/** So long is a result awaited whose job this tab never learned. */
export const maxBlindWaitMs = 120_000;

function keyOf(interviewId: string): string {
  return `askwell.generation.${interviewId}`;
}

export function keepGeneration(interviewId: string, generation: KeptGeneration): void {
  storeJson("sessionStorage", keyOf(interviewId), generation);
}

export function findKeptGeneration(interviewId: string): KeptGeneration | undefined {
  const kept = readStoredJson<KeptGeneration>("sessionStorage", keyOf(interviewId));
  const isLost = kept?.jobId === null && Date.now() > kept.startedAt + maxBlindWaitMs;
  return isLost ? undefined : kept;
}

export function clearGeneration(interviewId: string): void {
  storeJson("sessionStorage", keyOf(interviewId), null);
}
