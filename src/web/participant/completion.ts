import type { MessageKind } from "./chat/chat-state.ts";

/** What the readings look at: the sender and the type decide whether a text counts at all. */
export interface ReadMessage {
  text: string;
  sender: "user" | "bot";
  type: MessageKind;
}

const phrases = [
  "this interview is complete",
  "this concludes our interview",
  "that concludes our interview",
  "if you have any more thoughts please reach out to",
];

function hasClosingPhrase(text: string): boolean {
  const lower = text.toLowerCase();
  if (phrases.some((phrase) => lower.includes(phrase))) return true;
  return lower.includes("thank you for participating") && lower.includes("feedback is valuable");
}

function hasGoodbye(text: string): boolean {
  const lower = text.toLowerCase();
  if (lower.includes("have a great day")) return true;
  return lower.includes("thank you") && lower.includes("feedback is valuable");
}

/** First reading: one of the last four messages is a bot's closing one. */
export function lastFourSayComplete(messages: readonly ReadMessage[]): boolean {
  return messages.slice(-4).some((message) => isClosing(message) && hasClosingPhrase(message.text));
}

/** Second reading: this reply says goodbye. */
export function replySaysComplete(reply: ReadMessage): boolean {
  return isClosing(reply) && hasGoodbye(reply.text);
}

// A creator's own introduction or question may contain such a phrase; it must not end an interview.
function isClosing(message: ReadMessage): boolean {
  return message.sender === "bot" && message.type === "completion";
}

/** The fixed line that ends an interview, apart from the words before it that this talk ended with. */
export function splitClosing(message: ReadMessage): { text: string; closing: string } {
  const place = message.text.lastIndexOf("\n\n");
  const closing = message.text.slice(place + 1).trim();
  if (place < 0 || !isClosing(message) || !hasClosingPhrase(closing))
    return { text: message.text, closing: "" };
  return { text: message.text.slice(0, place), closing };
}

/** Either reading: reason enough to ask the server at once, which alone decides. */
export function looksComplete(messages: readonly ReadMessage[]): boolean {
  const reply = messages.findLast((message) => message.sender === "bot");
  return lastFourSayComplete(messages) || (reply !== undefined && replySaysComplete(reply));
}

export interface StatusMarks {
  isComplete: boolean;
  currentPhase: MessageKind;
  completionMarkers: {
    lastFourMessagesPattern: { hasCompletionPhrase: boolean };
    completionMessageSent: boolean;
  };
}

/** The server says complete, past the introduction, with its closing message sent (or its phrase flagged). */
export function statusSaysComplete(status: StatusMarks): boolean {
  const marks = status.completionMarkers;
  const closed = marks.lastFourMessagesPattern.hasCompletionPhrase || marks.completionMessageSent;
  return status.isComplete && status.currentPhase !== "introduction" && closed;
}
