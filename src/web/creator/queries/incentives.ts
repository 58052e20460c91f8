import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

export type Stock = AnswerOf<Operations["GET /api/interviews/:id/incentives"]>;

export function useIncentiveStock(interviewId: string) {
  return useQuery({
    queryKey: keys.incentives(interviewId),
    queryFn: ({ signal }) =>
      call("GET /api/interviews/:id/incentives", { params: { id: interviewId }, signal }),
  });
}

export function useAddCodes(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (codes: string) =>
      call("POST /api/interviews/:id/incentives", { params: { id: interviewId }, body: { codes } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.incentives(interviewId) }),
  });
}

export function useReleaseCodes(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call("POST /api/interviews/:id/incentives/release", { params: { id: interviewId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.incentives(interviewId) }),
  });
}
