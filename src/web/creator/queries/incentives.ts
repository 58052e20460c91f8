import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { useChange, useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export type Stock = AnswerOf<Operations["GET /api/interviews/:id/incentives"]>;

export function useIncentiveStock(interviewId: string) {
  return useRead("GET /api/interviews/:id/incentives", keys.incentives(interviewId), {
    params: { id: interviewId },
  });
}

export function useAddCodes(interviewId: string) {
  return useChange(
    (codes: string) =>
      call("POST /api/interviews/:id/incentives", { params: { id: interviewId }, body: { codes } }),
    keys.incentives(interviewId),
  );
}

export function useReleaseCodes(interviewId: string) {
  return useChange(
    () => call("POST /api/interviews/:id/incentives/release", { params: { id: interviewId }, body: {} }),
    keys.incentives(interviewId),
  );
}
