import type { Item } from "#contract/items.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { ChatMessage } from "#contract/sessions.ts";
import type { ShownStimulus } from "#contract/stimuli.ts";
import type { UnsentMessage } from "../storage.ts";
import type { TextKey } from "../texts/page-texts.ts";

export type MessageKind = ChatMessage["type"];
export type History = AnswerOf<Operations["GET /api/sessions/:interviewId/:sessionId/messages"]>;
export type Reply = AnswerOf<Operations["POST /api/sessions/:chatbotId/:sessionId/send"]>;

type Delivery = "sending" | "sent" | "offline" | "pending" | "failed";

export interface ShownMessage {
  id: string;
  text: string;
  sender: "user" | "bot";
  type: MessageKind;
  timestamp: string;
  /** The interviewer asks whether to stop here. */
  offersStop?: boolean | undefined;
  /** What the open question can be answered with, besides one's own words. */
  item?: Item | undefined;
  /** What the question that it puts shows. */
  stimulus?: ShownStimulus | undefined;
  /** Of a message that was asked not to be used: whether it's left out now. */
  leftOut?: boolean | undefined;
  /** Of a message that was spoken, while its sound is kept. */
  soundId?: string | undefined;
  /** Only on the participant's own newest message, until it has its reply. */
  delivery?: Delivery;
}

export interface ChatState {
  messages: ShownMessage[];
  phase: MessageKind;
  allQuestionsAsked: boolean;
  isComplete: boolean;
  questionCount: History["questionCount"];
  /** What has come so far of the reply that is being worded. */
  partial: string;
  error: string | undefined;
  lost: "session" | "interview" | undefined;
}

export type ChatEvent =
  | { kind: "loaded"; history: History }
  | { kind: "opened"; message: ShownMessage }
  | { kind: "sent"; clientMessageId: string; text: string; at: string }
  | { kind: "delivery"; clientMessageId: string; delivery: Delivery; error?: string }
  | { kind: "sentence"; text: string }
  | { kind: "replied"; clientMessageId: string; reply: Reply; at: string }
  | { kind: "givenBack"; clientMessageId: string; error: string }
  | { kind: "status"; complete: boolean; allQuestionsAsked: boolean; phase: MessageKind }
  | { kind: "lost"; what: "session" | "interview" }
  | { kind: "problem"; error: string | undefined };

export const emptyChat: ChatState = {
  messages: [],
  phase: "introduction",
  allQuestionsAsked: false,
  isComplete: false,
  questionCount: null,
  partial: "",
  error: undefined,
  lost: undefined,
};

export function nextChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.kind) {
    case "loaded":
      return withHistory(state, event.history);
    case "opened":
      return { ...state, messages: addOnce(state.messages, event.message) };
    case "sent":
      return { ...state, error: undefined, messages: addOnce(state.messages, ownMessage(event)) };
    case "sentence":
      return { ...state, partial: `${state.partial} ${event.text}`.trim() };
    case "delivery":
      return {
        ...state,
        partial: "",
        error: event.error,
        messages: state.messages.map((message) =>
          message.id === event.clientMessageId ? { ...message, delivery: event.delivery } : message,
        ),
      };
    case "replied":
      return withReply(state, event);
    case "givenBack":
      return {
        ...state,
        partial: "",
        error: event.error,
        messages: without(state.messages, event.clientMessageId),
      };
    case "status":
      return {
        ...state,
        phase: event.phase,
        allQuestionsAsked: event.allQuestionsAsked,
        isComplete: state.isComplete || event.complete,
      };
    case "lost":
      return { ...state, lost: event.what };
    case "problem":
      return { ...state, error: event.error };
  }
}

/** The message that still waits for its reply, if any: while there is one nothing else is sent. */
export function findOutgoing(state: ChatState): ShownMessage | undefined {
  return state.messages.find((message) => message.delivery !== undefined);
}

/**
 * A message that was on its way when the page was left: what the server holds without a reply, or what this
 * browser kept. Undefined as well when the reply came while nobody was there to read it.
 */
export function findInterrupted(
  kept: UnsentMessage | undefined,
  history: History,
): UnsentMessage | undefined {
  if (history.isComplete) return undefined;
  if (history.pendingClientMessageId !== null) {
    const last = history.messages.at(-1);
    const text = last?.sender === "user" ? last.text : kept?.text;
    return text === undefined ? undefined : { clientMessageId: history.pendingClientMessageId, text };
  }
  return kept !== undefined && findListed(history.messages, kept) === -1 ? kept : undefined;
}

/** Where words of one's own stand in the server's list: at its end, or behind the message they answer; or -1. */
function findListed(messages: readonly ShownMessage[], words: Pick<UnsentMessage, "text" | "after">): number {
  const behind = messages.findIndex(({ id }) => id === words.after) + 1;
  return [messages.length - 1, behind].find((at) => isOwn(messages[at], words.text)) ?? -1;
}

function isOwn(message: ShownMessage | undefined, text: string): boolean {
  return message?.sender === "user" && message.text === text;
}

// The server's list is the truth; what is on its way and not in it yet stays at the end.
function withHistory(state: ChatState, history: History): ChatState {
  const outgoing = findOutgoing(state);
  const messages: ShownMessage[] = [...history.messages];
  if (outgoing !== undefined) {
    const after = state.messages[state.messages.indexOf(outgoing) - 1]?.id;
    const listed = findListed(messages, { text: outgoing.text, after });
    messages[listed === -1 ? messages.length : listed] = outgoing;
  }
  return {
    ...state,
    messages,
    phase: history.currentPhase,
    isComplete: history.isComplete,
    questionCount: history.questionCount,
  };
}

function withReply(state: ChatState, event: Extract<ChatEvent, { kind: "replied" }>): ChatState {
  const { reply } = event;
  const delivered = state.messages.map((message) =>
    message.id === event.clientMessageId ? { ...message, delivery: undefined } : message,
  );
  const answer: ShownMessage = {
    ...reply,
    id: reply.messageId,
    text: reply.botResponse,
    sender: "bot",
    timestamp: event.at,
  };
  return {
    ...state,
    partial: "",
    error: undefined,
    messages: addOnce(delivered, answer),
    phase: reply.currentPhase,
    isComplete: reply.isComplete,
  };
}

function ownMessage(event: Extract<ChatEvent, { kind: "sent" }>): ShownMessage {
  return {
    id: event.clientMessageId,
    text: event.text,
    sender: "user",
    type: "core",
    timestamp: event.at,
    delivery: "sending",
  };
}

function addOnce(messages: ShownMessage[], message: ShownMessage): ShownMessage[] {
  return messages.some((other) => other.id === message.id) ? messages : [...messages, message];
}

function without(messages: ShownMessage[], id: string): ShownMessage[] {
  return messages.filter((message) => message.id !== id);
}

/** The words for how far the interview is. They move on early: a slow start puts people off. */
export function phaseKey(state: Pick<ChatState, "phase" | "allQuestionsAsked" | "isComplete">): TextKey {
  if (state.isComplete) return "phaseDone";
  if (state.allQuestionsAsked || state.phase === "completion") return "phaseEnd";
  return state.phase === "introduction" ? "phaseStart" : "phaseMain";
}
