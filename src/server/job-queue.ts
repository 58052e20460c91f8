/** Runs the jobs that wait in the jobs table, in this process or in another. */
export interface JobQueue {
  /** Looks for waiting jobs now instead of at the next look. Never throws. */
  wake: () => void;
  stop: () => Promise<void>;
}
