import type { FormAnswers } from "#contract/forms.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import type { ChatIdentity } from "../chat/use-chat.ts";
import type { WayBack } from "../completion/return-link.tsx";
import { tokenHeader } from "../token-header.ts";

export type FormOutcome = { next: "continue" | "screenedOut" | "quotaFull"; back?: WayBack };

/** Sends the answers to a form, and says what follows. */
export async function answerForm(
  { interviewId, sessionId, resumeToken }: ChatIdentity,
  formId: string,
  answers: FormAnswers,
): Promise<FormOutcome> {
  try {
    const answer = await call("POST /api/sessions/:interviewId/:sessionId/forms/:formId", {
      params: { interviewId, sessionId, formId },
      headers: tokenHeader(resumeToken),
      body: { answers },
    });
    if (answer.quotaFull) return { next: "quotaFull", back: answer };
    return answer.screenedOut ? { next: "screenedOut", back: answer } : { next: "continue" };
  } catch (error) {
    // Answered in another tab, where the chat has begun.
    if (error instanceof ApiError && error.code === "form_answered") return { next: "continue" };
    throw error;
  }
}
