/** Hands jobs to whichever process takes them next; what they do and how far they are stands in the jobs table. */
export interface JobQueue {
  /** Tells the workers that a job's row is there. Safe to call again for the same job; never throws. */
  announce: (jobId: string) => Promise<void>;
  stop: () => Promise<void>;
}
