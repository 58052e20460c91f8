import type { Form } from "#contract/forms.ts";
import type { PublicInterview } from "#contract/interviews.ts";
import type { History } from "./chat/chat-state.ts";
import type { ChatOpening } from "./chat/use-chat.ts";

export type SessionStep =
  | { at: "loading" | "chat" | "done" | "screenedOut" | "withdrawn" | "gone" | "otherDevice" | "failed" }
  | { at: "preForm" | "postForm"; form: Form };

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
  if (history.finalised) {
    return post === null || hasAnswered(post) || hasSkippedForm(post._id)
      ? { at: "done" }
      : { at: "postForm", form: post };
  }
  if (hasSpoken || pre === null) return { at: "chat" };
  if (!hasAnswered(pre)) return { at: "preForm", form: pre };
  // It ended right after the form, without a word: the form was a screener.
  return { at: history.isComplete ? "screenedOut" : "chat" };
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
  return { at: "postForm", form };
}
