import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeletedThing } from "#contract/projects.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** What the caller can still restore, the last deleted first. */
export function useDeleted() {
  return useRead("GET /api/deleted", keys.deleted, {});
}

type Restorable = Pick<DeletedThing, "kind" | "_id" | "interviewId">;

const restoreByKind: Record<DeletedThing["kind"], (thing: Restorable) => Promise<unknown>> = {
  project: ({ _id }) => call("POST /api/projects/:projectId/restore", { params: { projectId: _id } }),
  interview: ({ _id }) => call("POST /api/interviews/:id/restore", { params: { id: _id } }),
  persona: ({ _id }) => call("POST /api/personas/:personaId/restore", { params: { personaId: _id } }),
  session: ({ _id, interviewId }) =>
    call("POST /api/interviews/:id/sessions/restore", {
      params: { id: interviewId ?? "" },
      body: { ids: [_id] },
    }),
  transcript: ({ _id }) => call("POST /api/transcripts/:id/restore", { params: { id: _id } }),
  thread: ({ _id }) => call("POST /api/reddit/:threadId/restore", { params: { threadId: _id } }),
  form: ({ _id }) => call("POST /api/forms/:formId/restore", { params: { formId: _id } }),
  practice: ({ _id }) =>
    call("POST /api/simulated-interviews/:sessionId/restore", { params: { sessionId: _id } }),
};

/** Everything may be back in some list, so every list is asked for anew. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (thing: Restorable): Promise<void> => {
      await restoreByKind[thing.kind](thing);
    },
    onSettled: () => client.invalidateQueries(),
  });
}
