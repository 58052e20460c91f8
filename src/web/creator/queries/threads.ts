import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Operations } from "#contract/operations.ts";
import type { RedditThread } from "#contract/threads.ts";
import { ApiError } from "#web/api/api-error.ts";
import { type CallInput, call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** A forum answers slowly when there is much to load. */
const importTimeoutMs = 120_000;

type AddThreadInput = CallInput<Operations["POST /api/reddit/interview/:id"]>;

/** Adds a thread by its address, or from a file that holds its JSON. */
export function useAddThread(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (source: string | File) => {
      const to = { params: { id: interviewId }, timeoutMs: importTimeoutMs };
      const input =
        typeof source === "string" ? { ...to, body: { url: source } } : { ...to, form: asForm(source) };
      // The call takes JSON as well as a file; its type knows the file alone.
      const { data } = await call("POST /api/reddit/interview/:id", input as AddThreadInput);
      return data;
    },
    onSuccess: (thread) =>
      client.setQueryData<InterviewDetails>(
        keys.interview(interviewId),
        (details) => details && { ...details, redditData: withThread(details.redditData, thread) },
      ),
  });
}

function asForm(file: File): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
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
      void client.invalidateQueries({ queryKey: keys.deleted });
      // Its words went from what was found in it.
      return client.invalidateQueries({ queryKey: keys.interview(interviewId), exact: true });
    },
  });
}

export function useThread(threadId: string) {
  return useRead("GET /api/reddit/:threadId", ["thread", threadId], { params: { threadId } });
}
