import { useMutation } from "@tanstack/react-query";
import type { BodyInputOf } from "#contract/operation.ts";
import type { OperationKey, Operations } from "#contract/operations.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";

const key = "POST /api/interviews/:id/panel/reconcile" satisfies OperationKey;
export type PanelListInput = BodyInputOf<Operations[typeof key]>;

export function useReconcilePanel(interviewId: string) {
  return useMutation({
    mutationFn: (body: PanelListInput) => call(key, { params: { id: interviewId }, body }),
  });
}

/** The same comparison as the text of a file. */
export function useReconciliationFile(interviewId: string) {
  return useMutation({
    mutationFn: async (body: PanelListInput): Promise<string> => {
      const reply = await fetch(`/api/interviews/${encodeURIComponent(interviewId)}/panel/reconcile?csv=1`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new ApiError(reply.status, "unexpected", {});
      return reply.text();
    },
  });
}

export function exclusionsAddress(interviewId: string): string {
  return `/api/interviews/${encodeURIComponent(interviewId)}/panel/exclusions`;
}
