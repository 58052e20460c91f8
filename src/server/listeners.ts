/** A session that was withdrawn, or a transcript or thread that was deleted. */
export interface RemovedSource {
  id: string;
  /** The interviews whose results may hold its words. */
  interviewIds: string[];
}

export interface HandOver {
  projectId: string;
  from: string;
  to: string;
}

export async function callEach<A extends unknown[]>(
  listeners: readonly ((...args: A) => Promise<void>)[],
  ...args: A
): Promise<void> {
  for (const listener of listeners) await listener(...args);
}
