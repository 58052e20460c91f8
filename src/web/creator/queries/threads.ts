import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Operations } from "#contract/operations.ts";
import type { RedditThread } from "#contract/sources.ts";
import { ApiError } from "#web/api/api-error.ts";
import { type CallInput, call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

/** A forum answers slowly when there is much to load. */
const importTimeoutMs = 120_000;

type AddThreadInput = CallInput<Operations["POST /api/reddit/interview/:id"]>;

/** Adds a thread by its address, or from a file that holds its JSON. */
export function useAddThread(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (source: string | File) => {
      const form = new FormData();
      if (typeof source === "string") form.append("url", source);
      else form.append("file", source);
      const input: AddThreadInput = { params: { id: interviewId }, form, timeoutMs: importTimeoutMs };
      const { data } = await call("POST /api/reddit/interview/:id", input);
      return data;
    },
    onSuccess: (thread) =>
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) => details && { ...details, redditData: withThread(details.redditData, thread) },
      ),
  });
}

/** The newest first; one that was imported again takes the place of what was there. */
function withThread(threads: readonly RedditThread[], thread: RedditThread): RedditThread[] {
  return [thread, ...threads.filter((one) => one._id !== thread._id)];
}

export function useDeleteThread(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (threadId: string) => {
      try {
        await call("DELETE /api/reddit/:threadId", { params: { threadId } });
      } catch (error) {
        // Deleted already, as in another tab: what was wanted is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_, threadId) => {
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) =>
          details && { ...details, redditData: details.redditData.filter((one) => one._id !== threadId) },
      );
      // Its words went from what was found in it.
      return client.invalidateQueries({ queryKey: keys.interview(interviewId), exact: true });
    },
  });
}

export function useThread(threadId: string) {
  return useQuery({
    queryKey: ["thread", threadId],
    queryFn: ({ signal }) => call("GET /api/reddit/:threadId", { params: { threadId }, signal }),
  });
}
