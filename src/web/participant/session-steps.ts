import type { Form } from "#contract/forms.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import type { History } from "./chat/chat-state.ts";
import type { ChatOpening } from "./chat/use-chat.ts";
import type { WayBack } from "./ui/return-link.tsx";

export type SessionStep =
  | { at: "loading" | "chat" | "done" | "gone" | "otherDevice" | "failed" }
  | { at: "turnedAway"; why: "screenedOut" | "quotaFull"; back: WayBack }
  | { at: "withdrawn"; back: WayBack }
  | { at: "preForm"; form: Form }
  /** `isDue`: its answers come before the end. */
  | { at: "postForm"; form: Form; isDue: boolean };

type FormsOf = Pick<PublicInterview, "preInterviewForm" | "postInterviewForm">;

/** Where a session that is opened again goes on. */
export function firstSessionStep(
  interview: FormsOf,
  history: History,
  hasSkippedForm: (formId: string) => boolean,
): SessionStep {
  const { preInterviewForm: pre, postInterviewForm: post } = interview;
  const hasSpoken = history.messages.some((message) => message.sender === "user");
  const hasAnswered = (form: Form | null) => form !== null && history.answeredForms.includes(form._id);
  if (history.turnedAway) {
    const why = history.turnedAway === "quota_full" ? "quotaFull" : "screenedOut";
    return { at: "turnedAway", why, back: history };
  }
  if (history.finalised) {
    return post === null || hasAnswered(post) || hasSkippedForm(post._id)
      ? { at: "done" }
      : { at: "postForm", form: post, isDue: false };
  }
  if (hasSpoken || pre === null) return { at: "chat" };
  return hasAnswered(pre) ? { at: "chat" } : { at: "preForm", form: pre };
}

/** After finalising: the form after the interview, when there is one that was not answered yet. */
export function formAfter(
  interview: FormsOf,
  opening: ChatOpening | undefined,
  hasSkippedForm: (formId: string) => boolean,
): SessionStep {
  const form = interview.postInterviewForm;
  const answered = opening?.kind === "restored" ? opening.history.answeredForms : [];
  if (form === null || answered.includes(form._id) || hasSkippedForm(form._id)) {
    return { at: "done" };
  }
  return { at: "postForm", form, isDue: false };
}
