import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** What is worth a second look in people's answers; the proofs of one session's flags where it is named. */
export function useAnswerChecks(interviewId: string, sessionId?: string) {
  return useRead(
    "GET /api/interviews/:id/answer-checks",
    [...keys.interview(interviewId), "answer-checks", sessionId ?? "all"],
    {
      params: { id: interviewId },
      query: { ...(sessionId !== undefined && { sessionId }) },
    },
    { staleTime: 30_000 },
  );
}
