import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { AnswerOf, BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

export type Stock = AnswerOf<Operations["GET /api/interviews/:id/incentives"]>;
export type SettingsChange = NonNullable<BodyInputOf<Operations["PATCH /api/interviews/:id"]>["settings"]>;

const stockKey = (interviewId: string) => [...keys.interview(interviewId), "incentives"] as const;

export function useIncentiveStock(interviewId: string) {
  return useQuery({
    queryKey: stockKey(interviewId),
    queryFn: ({ signal }) =>
      call("GET /api/interviews/:id/incentives", { params: { id: interviewId }, signal }),
  });
}

export function useAddCodes(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (codes: string) =>
      call("POST /api/interviews/:id/incentives", { params: { id: interviewId }, body: { codes } }),
    onSuccess: () => client.invalidateQueries({ queryKey: stockKey(interviewId) }),
  });
}

export function useReleaseCodes(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call("POST /api/interviews/:id/incentives/release", { params: { id: interviewId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: stockKey(interviewId) }),
  });
}

export function useSaveSettings(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: SettingsChange) =>
      call("PATCH /api/interviews/:id", { params: { id: interviewId }, body: { settings } }),
    onSuccess: (details) => {
      client.setQueryData<InterviewDetails>(keys.interview(interviewId), details);
      void client.invalidateQueries({ queryKey: stockKey(interviewId) });
    },
  });
}
