import { type RefObject, useEffect } from "react";
import { useSearchParams } from "react-router";

const parameter = "question";

/** A question of an interview's script in the editor. */
export function questionAddress(interviewId: string, questionId: string): string {
  const search = new URLSearchParams({ tab: "script", [parameter]: questionId });
  return `/interviews/${encodeURIComponent(interviewId)}?${search}`;
}

/** Brings the question that the address names into view and puts the cursor in it. */
export function useOpenQuestion(form: RefObject<HTMLElement | null>): void {
  const [search] = useSearchParams();
  const questionId = search.get(parameter);
  useEffect(() => {
    if (questionId === null) return;
    const rows = form.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [];
    const row = [...rows].find(({ dataset }) => dataset.question === questionId);
    row?.scrollIntoView({ block: "center" });
    row?.querySelector("textarea")?.focus({ preventScroll: true });
  }, [form, questionId]);
}
