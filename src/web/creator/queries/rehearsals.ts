import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

const pollMs = 700;

function rehearsalsKey(interviewId: string) {
  return [...keys.interview(interviewId), "rehearsals"] as const;
}

/** The kept rehearsals, and one of them in full: the newest where none is named. */
export function useRehearsals(interviewId: string, rehearsalId: string | null) {
  return useRead(
    "GET /api/interviews/:id/rehearsals",
    [...rehearsalsKey(interviewId), rehearsalId ?? "newest"],
    { params: { id: interviewId }, query: rehearsalId === null ? {} : { rehearsalId } },
    // What was read stays in sight while another rehearsal is fetched.
    { placeholderData: keepPreviousData },
  );
}

export function useStartRehearsal(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { participants: number; seed?: number }) =>
      call("POST /api/interviews/:id/rehearsals", { params: { id: interviewId }, body }),
    // One that runs already is found by reading the list anew.
    onError: () => client.invalidateQueries({ queryKey: rehearsalsKey(interviewId) }),
  });
}

/** Follows a rehearsal until it ends; the list is read anew then. */
export function useRehearsalJob(interviewId: string, jobId: string | undefined) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["job", jobId],
    queryFn:
      jobId === undefined
        ? skipToken
        : async ({ signal }) => {
            const job = await call("GET /api/jobs/:id", { params: { id: jobId }, signal });
            if (job.status !== "queued" && job.status !== "running") {
              await client.invalidateQueries({ queryKey: rehearsalsKey(interviewId) });
            }
            return job;
          },
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return status === undefined || status === "queued" || status === "running" ? pollMs : false;
    },
  });
}
