import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

export type AnswerChecks = AnswerOf<Operations["GET /api/interviews/:id/answer-checks"]>;

/** What is worth a second look in people's answers. */
export function useAnswerChecks(interviewId: string) {
  return useQuery({
    queryKey: [...keys.interview(interviewId), "answer-checks"],
    queryFn: ({ signal }) =>
      call("GET /api/interviews/:id/answer-checks", { params: { id: interviewId }, signal }),
    staleTime: 30_000,
  });
}
