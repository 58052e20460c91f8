import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** What everybody said to one question, page by page. */
export function useAnswers(interviewId: string, questionId: string, limit = 50) {
  return useInfiniteQuery({
    queryKey: [...keys.interview(interviewId), "answers", questionId, limit],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      call("GET /api/interviews/:id/answers", {
        params: { id: interviewId },
        query: { questionId, limit, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What participants said in all sessions of an interview that holds these words, page by page. */
export function useSessionSearch(interviewId: string, q: string) {
  return useInfiniteQuery({
    queryKey: [...keys.interview(interviewId), "search", q],
    enabled: q !== "",
    initialPageParam: "",
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam }) =>
      call("GET /api/interviews/:id/search", {
        params: { id: interviewId },
        query: { q, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** How often each option of the closed questions was chosen. */
export function useClosedCounts(interviewId: string) {
  return useRead(
    "GET /api/interviews/:id/closed-answers",
    [...keys.interview(interviewId), "closed-answers"],
    { params: { id: interviewId } },
  );
}
