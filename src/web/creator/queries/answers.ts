import { keepPreviousData } from "@tanstack/react-query";
import { usePages, useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** What everybody said to one question, page by page. */
export function useAnswers(interviewId: string, questionId: string, limit = 50) {
  return usePages(
    "GET /api/interviews/:id/answers",
    [...keys.interview(interviewId), "answers", questionId, limit],
    { params: { id: interviewId }, query: { questionId, limit } },
  );
}

/** What participants said in all sessions of an interview that holds these words, page by page. */
export function useSessionSearch(interviewId: string, q: string) {
  return usePages(
    "GET /api/interviews/:id/search",
    [...keys.interview(interviewId), "search", q],
    { params: { id: interviewId }, query: { q } },
    { enabled: q !== "", placeholderData: keepPreviousData },
  );
}

/** How often each option of the closed questions was chosen. */
export function useClosedCounts(interviewId: string) {
  return useRead(
    "GET /api/interviews/:id/closed-answers",
    [...keys.interview(interviewId), "closed-answers"],
    { params: { id: interviewId } },
  );
}
