import type { FormAnswers } from "#contract/forms.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import type { ChatIdentity } from "../chat/use-chat.ts";
import { tokenHeader } from "../token-header.ts";

export type FormOutcome = "continue" | "screenedOut" | "quotaFull";

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
    if (answer.quotaFull) return "quotaFull";
    return answer.screenedOut ? "screenedOut" : "continue";
  } catch (error) {
    // Answered in another tab, where the chat has begun.
    if (error instanceof ApiError && error.code === "form_answered") return "continue";
    throw error;
  }
}
