import type { PracticeState } from "#contract/practice.ts";
import type { PracticeMessage } from "#contract/practice-debrief.ts";

/** An own message on its way, until its answer is there. */
export interface Outgoing {
  clientMessageId: string;
  text: string;
  at: string;
  /** "waiting" while the server is still busy with it. */
  delivery: "sending" | "waiting";
}

export interface ShownMessage extends PracticeMessage {
  delivery?: Outgoing["delivery"] | "unanswered";
}

/** The conversation with what is on its way at its end; what the server has of it already is not shown twice. */
export function listShown(
  { messages, pendingClientMessageId }: Pick<PracticeState, "messages" | "pendingClientMessageId">,
  outgoing: Outgoing | undefined,
): ShownMessage[] {
  const last = messages.at(-1);
  const lastIsOwn = last?.sender === "user";
  if (outgoing) {
    const rest = lastIsOwn && last.text === outgoing.text ? messages.slice(0, -1) : messages;
    const { clientMessageId, text, at, delivery } = outgoing;
    return [...rest, { _id: clientMessageId, text, sender: "user", createdAt: at, delivery }];
  }
  if (pendingClientMessageId === null || !lastIsOwn) return messages;
  return [...messages.slice(0, -1), { ...last, delivery: "unanswered" }];
}

/** The stored message that has no answer yet, to be sent again under its own id. */
export function findUnanswered(
  state: Pick<PracticeState, "messages" | "pendingClientMessageId">,
): { clientMessageId: string; text: string } | undefined {
  const last = state.messages.at(-1);
  if (state.pendingClientMessageId === null || last?.sender !== "user") return undefined;
  return { clientMessageId: state.pendingClientMessageId, text: last.text };
}

/**
 * What became of a message whose sending failed, by the conversation read afterwards: answered after all, stored
 * without an answer, or never taken.
 */
export function judgeFailedSend(
  before: Pick<PracticeState, "messages">,
  after: Pick<PracticeState, "messages" | "pendingClientMessageId"> | undefined,
  sent: { clientMessageId: string; text: string },
): "answered" | "stored" | "lost" {
  if (!after) return "lost";
  if (after.pendingClientMessageId === sent.clientMessageId) return "stored";
  const known = new Set(before.messages.map(({ _id }) => _id));
  const isThere = after.messages.some(
    ({ _id, sender, text }) => sender === "user" && text === sent.text && !known.has(_id),
  );
  return isThere ? "answered" : "lost";
}
