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
  try {
    sessionStorage.setItem(keyOf(interviewId), JSON.stringify(generation));
  } catch {
    // A browser that keeps nothing loses the progress over a reload, not the analysis.
  }
}

export function findKeptGeneration(interviewId: string): KeptGeneration | undefined {
  try {
    const kept = readKept(JSON.parse(sessionStorage.getItem(keyOf(interviewId)) ?? "null"));
    const isLost = kept?.jobId === null && Date.now() > kept.startedAt + maxBlindWaitMs;
    return isLost ? undefined : kept;
  } catch {
    return undefined;
  }
}

function readKept(value: unknown): KeptGeneration | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { jobId, startedAt, before } = value as Partial<KeptGeneration>;
  if (typeof startedAt !== "number") return undefined;
  return {
    jobId: typeof jobId === "string" ? jobId : null,
    startedAt,
    before: typeof before === "string" ? before : null,
  };
}

export function clearGeneration(interviewId: string): void {
  try {
    sessionStorage.removeItem(keyOf(interviewId));
  } catch {
    // Nothing was kept.
  }
}
