/** Fixed, so that the processes of a server make it once. */
export const tryInterviewId = "askwellTryInterview001";

/** Visitors' tries are on nobody's account and count in no limit. */
export function isTryInterview(interviewId: string): boolean {
  return interviewId === tryInterviewId;
}
