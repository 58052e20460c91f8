import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

export function useDeleteInterview(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (interviewId: string) => call("DELETE /api/interviews/:id", { params: { id: interviewId } }),
    onSuccess: () => refreshLists(client, projectId),
  });
}

export function useRestoreInterview(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (interviewId: string) =>
      call("POST /api/interviews/:id/restore", { params: { id: interviewId } }),
    onSuccess: () => refreshLists(client, projectId),
  });
}

async function refreshLists(client: QueryClient, projectId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.projectInterviews(projectId) }),
    client.invalidateQueries({ queryKey: keys.ownInterviews }),
    client.invalidateQueries({ queryKey: keys.projects }),
    client.invalidateQueries({ queryKey: keys.deleted }),
  ]);
}
