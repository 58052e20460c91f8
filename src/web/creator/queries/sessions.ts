import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { Annotation, SessionSummary } from "#contract/transcripts.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

export type SessionStatus = "all" | "completed" | "not_completed";
export type SessionOrder = "newest" | "oldest";

export interface SessionPage {
  sessions: SessionSummary[];
  nextCursor: string | null;
  counts: { all: number; completed: number; notCompleted: number };
}

interface SessionFilter {
  status: SessionStatus;
  sort: SessionOrder;
}

const pageSize = 50;

/** The sessions of an interview, page by page. */
export function useSessionPages(interviewId: string, { status, sort }: SessionFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.interview(interviewId), "sessions", status, sort],
    initialPageParam: "",
    queryFn: async ({ signal, pageParam }): Promise<SessionPage> => {
      const answer = await call("GET /api/interviews/:id/sessions", {
        params: { id: interviewId },
        query: { view: "summary", status, sort, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      });
      // Without "view" the call answers the sessions with their messages, as a list.
      if (Array.isArray(answer)) throw new TypeError("The sessions came without their page");
      return answer;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export type Transcript = AnswerOf<Operations["GET /api/sessions/:sessionId/transcript"]>;

export function useTranscript(sessionId: string) {
  return useQuery({
    queryKey: ["session", sessionId, "transcript"],
    queryFn: ({ signal }) =>
      call("GET /api/sessions/:sessionId/transcript", { params: { sessionId }, signal }),
  });
}

function annotationsKey(sessionId: string) {
  return ["session", sessionId, "annotations"] as const;
}

/** Tags, notes and highlights that were saved to the project, of all its people. */
export function useAnnotations(sessionId: string) {
  return useQuery({
    queryKey: annotationsKey(sessionId),
    queryFn: ({ signal }) =>
      call("GET /api/sessions/:sessionId/annotations", { params: { sessionId }, signal }),
  });
}

export function useSaveAnnotations(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (annotations: Annotation[]) =>
      call("PUT /api/sessions/:sessionId/annotations", { params: { sessionId }, body: { annotations } }),
    onSuccess: () => client.invalidateQueries({ queryKey: annotationsKey(sessionId) }),
  });
}
