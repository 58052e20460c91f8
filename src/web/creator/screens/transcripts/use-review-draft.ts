import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LineReview } from "../persona-detail/framework-context.ts";
import { type ReviewDraft, removeLine, restoreLine, rewordLine } from "./review-draft.ts";

const draftKey = ["framework-review"] as const;

/** The result under review; it stays when someone leaves the page to look at a transcript and comes back. */
export function useReviewDraft() {
  const client = useQueryClient();
  const { data } = useQuery<ReviewDraft | null>({
    queryKey: draftKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const draft = data ?? undefined;
  const setDraft = (next: ReviewDraft | undefined) =>
    client.setQueryData<ReviewDraft | null>(draftKey, next ?? null);
  const review = useMemo((): LineReview | undefined => {
    if (!draft) return undefined;
    const change = (edit: (current: ReviewDraft) => ReviewDraft) =>
      client.setQueryData<ReviewDraft | null>(draftKey, (current) => current && edit(current));
    return {
      textOf: (key, text) => draft.texts.get(key) ?? text,
      isRemoved: (key) => draft.removed.has(key),
      change: (key, text) => change((current) => rewordLine(current, key, text)),
      remove: (key) => change((current) => removeLine(current, key)),
      restore: (key) => change((current) => restoreLine(current, key)),
    };
  }, [client, draft]);
  return { draft, setDraft, review };
}
