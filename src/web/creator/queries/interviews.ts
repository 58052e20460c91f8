import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Operations } from "#contract/operations.ts";
import { type CallInput, call } from "#web/api/call.ts";
import { useChange } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export function interviewDetailsQuery(interviewId: string) {
  return queryOptions({
    queryKey: keys.interview(interviewId),
    queryFn: ({ signal }) => call("GET /api/interviews/:id/details", { params: { id: interviewId }, signal }),
  });
}

export function useInterviewDetails(interviewId: string) {
  return useQuery(interviewDetailsQuery(interviewId));
}

type InterviewChange = CallInput<Operations["PATCH /api/interviews/:id"]>["body"];

/** Changes an interview; the screens that show it, or what its settings count, follow. */
export function useSaveInterview(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InterviewChange) =>
      call("PATCH /api/interviews/:id", { params: { id: interviewId }, body }),
    onSuccess: (saved) => {
      client.setQueryData(keys.interview(interviewId), saved);
      void client.invalidateQueries({ queryKey: keys.projectInterviews(saved.projectId._id) });
      void client.invalidateQueries({ queryKey: keys.ownInterviews });
      void client.invalidateQueries({ queryKey: keys.incentives(interviewId) });
      return client.invalidateQueries({ queryKey: keys.quotas(interviewId) });
    },
  });
}

type WizardInterview = CallInput<Operations["POST /api/interviews/projects/:projectId/interviews"]>["body"];

export function useSaveWizardInterview(projectId: string) {
  return useChange(
    (body: WizardInterview) =>
      call("POST /api/interviews/projects/:projectId/interviews", { params: { projectId }, body }),
    ...listKeys(projectId),
    keys.currentUser,
  );
}

type FormInterview = CallInput<Operations["POST /api/projects/:projectId/chatbots"]>["body"];

export function useCreateChatbot(projectId: string) {
  return useChange(
    (body: FormInterview) => call("POST /api/projects/:projectId/chatbots", { params: { projectId }, body }),
    ...listKeys(projectId),
    keys.currentUser,
  );
}

export function useUploadScript(projectId: string) {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append("script", file);
      return call("POST /api/projects/:projectId/interviews", { params: { projectId }, form });
    },
  });
}

/** Where a project's interviews are listed or counted. */
function listKeys(projectId: string): QueryKey[] {
  return [keys.projectInterviews(projectId), keys.ownInterviews, keys.projects];
}

export function useDeleteInterview(projectId: string) {
  return useChange(
    (interviewId: string) => call("DELETE /api/interviews/:id", { params: { id: interviewId } }),
    ...listKeys(projectId),
    keys.deleted,
  );
}
