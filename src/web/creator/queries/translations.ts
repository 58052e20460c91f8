import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Language } from "#contract/wordings.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

const translationsKey = (interviewId: string) => [...keys.interview(interviewId), "translations"] as const;

export function useTranslations(interviewId: string) {
  return useRead("GET /api/interviews/:id/translations", translationsKey(interviewId), {
    params: { id: interviewId },
  });
}

/** The findings are read again: each quote comes with its translation. */
export function useTranslateQuotes(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/interviews/:id/translations", { params: { id: interviewId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.interview(interviewId) }),
  });
}

export function useSaveAnalysisLanguage(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (analysisLanguage: Language) =>
      call("PATCH /api/interviews/:id", {
        params: { id: interviewId },
        body: { settings: { analysisLanguage } },
      }),
    onSuccess: (details) => {
      client.setQueryData<InterviewDetails>(keys.interview(interviewId), details);
      return client.invalidateQueries({ queryKey: translationsKey(interviewId) });
    },
  });
}
