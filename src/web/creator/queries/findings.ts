import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Competitors, Validation } from "#contract/findings.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { useChange, useRead, useReplace } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export type FindingChange = BodyInputOf<Operations["PATCH /api/interviews/:id/themes/:themeId"]>;
export type OwnCodes = Validation["own"];

function competitorsKey(interviewId: string) {
  return [...keys.interview(interviewId), "competitors"] as const;
}

function validationKey(interviewId: string) {
  return [...keys.interview(interviewId), "validation"] as const;
}

export function useEditFinding(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ themeId, change }: { themeId: string; change: FindingChange }) =>
      call("PATCH /api/interviews/:id/themes/:themeId", {
        params: { id: interviewId, themeId },
        body: change,
      }),
    onSuccess: ({ findings }) => {
      client.setQueryData<InterviewDetails>(keys.interview(interviewId), (details) =>
        details?.insights ? { ...details, insights: { ...details.insights, findings } } : details,
      );
      // The lists of the spec's shape and the comparisons follow; nobody has to wait for them.
      void client.invalidateQueries({ queryKey: keys.interview(interviewId) });
    },
  });
}

type NewFinding = BodyInputOf<Operations["POST /api/interviews/:id/themes"]>;

export function useAddFinding(interviewId: string) {
  return useChange(
    (body: NewFinding) => call("POST /api/interviews/:id/themes", { params: { id: interviewId }, body }),
    keys.interview(interviewId),
  );
}

export function useDeleteFinding(interviewId: string) {
  return useChange(
    (themeId: string) =>
      call("DELETE /api/interviews/:id/themes/:themeId", { params: { id: interviewId, themeId } }),
    keys.interview(interviewId),
  );
}

export function useCompetitors(interviewId: string) {
  return useRead("GET /api/interviews/:id/competitors", competitorsKey(interviewId), {
    params: { id: interviewId },
  });
}

export function useSaveCompetitors(interviewId: string) {
  return useReplace(
    (body: Competitors) => call("PUT /api/interviews/:id/competitors", { params: { id: interviewId }, body }),
    competitorsKey(interviewId),
  );
}

export function useSegments(interviewId: string, by: string | undefined) {
  return useRead(
    "GET /api/interviews/:id/segments",
    [...keys.interview(interviewId), "segments", by ?? "usual"],
    { params: { id: interviewId }, query: { by } },
    // The last comparison stays in sight while another is made.
    { placeholderData: keepPreviousData },
  );
}

export function useSaturation(interviewId: string) {
  return useRead("GET /api/interviews/:id/saturation", [...keys.interview(interviewId), "saturation"], {
    params: { id: interviewId },
  });
}

export function useValidation(interviewId: string) {
  return useRead("GET /api/interviews/:id/validation", validationKey(interviewId), {
    params: { id: interviewId },
  });
}

export function useDrawSample(interviewId: string) {
  return useReplace(
    (draw: number) =>
      call("POST /api/interviews/:id/validation", { params: { id: interviewId }, body: { draw } }),
    validationKey(interviewId),
  );
}

export function useSaveOwnCodes(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that an older list never overwrites a newer one.
    scope: { id: `validation-${interviewId}` },
    mutationFn: (own: OwnCodes) =>
      call("POST /api/interviews/:id/validation", { params: { id: interviewId }, body: { own } }),
    onSuccess: (answer) => {
      client.setQueryData<Validation>(validationKey(interviewId), answer);
      if (answer.agreement === null) return;
      client.setQueryData<InterviewDetails>(keys.interview(interviewId), (details) =>
        details?.insights
          ? { ...details, insights: { ...details.insights, validation: answer.agreement } }
          : details,
      );
    },
  });
}
