import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

/** The archived interviews of a project, which its list leaves out. */
export function useArchivedInterviews(projectId: string) {
  return useQuery({
    queryKey: keys.archivedInterviews(projectId),
    queryFn: ({ signal }) =>
      call("GET /api/projects/:projectId/chatbots", {
        params: { projectId },
        query: { archived: "only" },
        signal,
      }),
  });
}

export function useDuplicateInterview() {
  return useReuse((id: string) => call("POST /api/interviews/:id/duplicate", { params: { id } }));
}

export function useArchiveInterview() {
  return useReuse(({ id, archived }: { id: string; archived: boolean }) =>
    archived
      ? call("POST /api/interviews/:id/archive", { params: { id } })
      : call("POST /api/interviews/:id/unarchive", { params: { id } }),
  );
}

export function useMoveInterview() {
  return useReuse(({ id, projectId }: { id: string; projectId: string }) =>
    call("PATCH /api/interviews/:id", { params: { id }, body: { projectId } }),
  );
}

/** The lists of two projects may change, and what an account uses of its plan. */
function useReuse<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client: QueryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries() });
}
