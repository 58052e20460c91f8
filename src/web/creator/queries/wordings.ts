import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

const wordingsKey = (interviewId: string) => [...keys.interview(interviewId), "wordings"] as const;

export function useWordings(interviewId: string) {
  return useRead("GET /api/interviews/:id/wordings", wordingsKey(interviewId), {
    params: { id: interviewId },
  });
}

/** Whatever changes a wording; the list is read again, as what is offered may have changed with it. */
function useWordingChange<Input, Answer>(interviewId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: wordingsKey(interviewId) }),
  });
}

export function useSaveWording(interviewId: string) {
  return useWordingChange(
    interviewId,
    ({ language, texts }: { language: string; texts: Record<string, string> }) =>
      call("PUT /api/interviews/:id/wordings/:language", {
        params: { id: interviewId, language },
        body: { texts },
      }),
  );
}

export function useDraftWording(interviewId: string) {
  return useWordingChange(interviewId, (language: string) =>
    call("POST /api/interviews/:id/wordings/:language/draft", { params: { id: interviewId, language } }),
  );
}

export function useReviewWording(interviewId: string) {
  return useWordingChange(interviewId, ({ language, stamp }: { language: string; stamp: string }) =>
    call("POST /api/interviews/:id/wordings/:language/review", {
      params: { id: interviewId, language },
      body: { stamp },
    }),
  );
}

export function useDeleteWording(interviewId: string) {
  return useWordingChange(interviewId, (language: string) =>
    call("DELETE /api/interviews/:id/wordings/:language", { params: { id: interviewId, language } }),
  );
}
