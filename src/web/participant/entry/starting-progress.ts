/** The start-up bar rises by 10 and waits at 90 for the session. */
export function nextProgress(progress: number): number {
  return Math.min(progress + 10, 90);
}
