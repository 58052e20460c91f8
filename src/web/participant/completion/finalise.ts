import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import type { ChatIdentity } from "../chat/use-chat.ts";
import type { ReadMessage } from "../completion.ts";
import { tokenHeader } from "../token-header.ts";

export type Finalised = AnswerOf<Operations["POST /api/sessions/:chatbotId/:sessionId/complete"]>;

/** Finalises; asked again it answers the same code. The last four messages go along as the call has them. */
export function finaliseSession(
  identity: ChatIdentity,
  messages: readonly ReadMessage[],
): Promise<Finalised> {
  return call("POST /api/sessions/:chatbotId/:sessionId/complete", {
    params: { chatbotId: identity.interviewId, sessionId: identity.sessionId },
    headers: tokenHeader(identity.resumeToken),
    body: {
      lastFourMessages: messages.slice(-4).map(({ text, sender, type }) => ({ text, sender, type })),
    },
  });
}
