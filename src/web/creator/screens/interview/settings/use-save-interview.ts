import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "../../../queries/query-keys.ts";
import type { InterviewChange } from "./settings-draft.ts";

/** Changes an interview; the screens that show it follow. */
export function useSaveInterview(interviewId: string, projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InterviewChange) =>
      call("PATCH /api/interviews/:id", { params: { id: interviewId }, body }),
    onSuccess: (saved) => {
      client.setQueryData(keys.interview(interviewId), saved);
      void client.invalidateQueries({ queryKey: keys.projectInterviews(projectId) });
      void client.invalidateQueries({ queryKey: keys.ownInterviews });
    },
  });
}
