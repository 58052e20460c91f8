import { useQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

/** What is worth a second look in people's answers; the proofs of one session's flags where it is named. */
export function useAnswerChecks(interviewId: string, sessionId?: string) {
  return useQuery({
    queryKey: [...keys.interview(interviewId), "answer-checks", sessionId ?? "all"],
    queryFn: ({ signal }) =>
      call("GET /api/interviews/:id/answer-checks", {
        params: { id: interviewId },
        query: { ...(sessionId !== undefined && { sessionId }) },
        signal,
      }),
    staleTime: 30_000,
  });
}
