import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DeletedThing } from "#contract/projects.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

/** What the caller can still restore, the last deleted first. */
export function useDeleted() {
  return useQuery({
    queryKey: keys.deleted,
    queryFn: ({ signal }) => call("GET /api/deleted", { signal }),
  });
}

/** Everything may be back in some list, so every list is asked for anew. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, _id }: Pick<DeletedThing, "kind" | "_id">): Promise<void> => {
      if (kind === "project")
        await call("POST /api/projects/:projectId/restore", { params: { projectId: _id } });
      if (kind === "interview") await call("POST /api/interviews/:id/restore", { params: { id: _id } });
      if (kind === "persona")
        await call("POST /api/personas/:personaId/restore", { params: { personaId: _id } });
    },
    onSettled: () => client.invalidateQueries(),
  });
}
