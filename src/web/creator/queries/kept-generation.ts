/** An analysis that was begun in this tab, so that a reload finds it again. */
export interface KeptGeneration {
  /** Null while the server has not named the job yet. */
  jobId: string | null;
  startedAt: number;
}

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
    return readKept(JSON.parse(sessionStorage.getItem(keyOf(interviewId)) ?? "null"));
  } catch {
    return undefined;
  }
}

function readKept(value: unknown): KeptGeneration | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { jobId, startedAt } = value as Partial<KeptGeneration>;
  if (typeof startedAt !== "number") return undefined;
  return { jobId: typeof jobId === "string" ? jobId : null, startedAt };
}

export function forgetGeneration(interviewId: string): void {
  try {
    sessionStorage.removeItem(keyOf(interviewId));
  } catch {
    // Nothing was kept.
  }
}
