import { describe, expect, test } from "vitest";
import {
  type ChatEvent,
  type ChatState,
  emptyChat,
  findInterrupted,
  findOutgoing,
  type History,
  nextChat,
  type Reply,
} from "./chat-state.ts";

const at = "2026-11-21T10:00:00.000Z";
const question = {
  id: "b1",
  text: "How do you plan?",
  sender: "bot" as const,
  type: "introduction" as const,
  timestamp: at,
};
const answer = {
  id: "u1",
  text: "On Sundays",
  sender: "user" as const,
  type: "core" as const,
  timestamp: at,
};
const reply: Reply = {
  botResponse: "And then?",
  offersStop: false,
  isComplete: false,
  currentPhase: "core",
  type: "core",
  messageId: "b2",
};

function history(over: Partial<History> = {}): History {
  return {
    messages: [question],
    isComplete: false,
    currentPhase: "introduction",
    language: "en",
    pendingClientMessageId: null,
    questionCount: null,
    finalised: false,
    incentiveCode: null,
    claimed: false,
    answeredForms: [],
    resumeToken: "t",
    ...over,
  };
}

function play(...events: ChatEvent[]): ChatState {
  return events.reduce(nextChat, emptyChat);
}

const opened: ChatEvent = { kind: "opened", message: question };
const sent: ChatEvent = { kind: "sent", clientMessageId: "c1", text: "On Sundays", at };

describe("the conversation", () => {
  test("one's own message stands there at once, on its way, and is delivered with its reply", () => {
    const waiting = play(opened, sent);
    expect(findOutgoing(waiting)?.text).toBe("On Sundays");
    const answered = nextChat(waiting, { kind: "replied", clientMessageId: "c1", reply, at });
    expect(findOutgoing(answered)).toBeUndefined();
    expect(answered.messages.map((message) => message.text)).toEqual([
      "How do you plan?",
      "On Sundays",
      "And then?",
    ]);
    expect(answered.phase).toBe("core");
  });

  test("a failed message stays, says so, and is no longer failed while it is sent again", () => {
    const failed = play(opened, sent, {
      kind: "delivery",
      clientMessageId: "c1",
      delivery: "failed",
      error: "Failed to send message",
    });
    expect(findOutgoing(failed)?.delivery).toBe("failed");
    expect(failed.error).toBe("Failed to send message");
    const again = nextChat(failed, { kind: "delivery", clientMessageId: "c1", delivery: "sending" });
    expect(again.error).toBeUndefined();
    expect(again.messages).toHaveLength(2);
  });

  test("a reply that comes twice is shown once", () => {
    const replied: ChatEvent = { kind: "replied", clientMessageId: "c1", reply, at };
    expect(play(opened, sent, replied, replied).messages).toHaveLength(3);
  });

  test("a message given back leaves the conversation", () => {
    const state = play(opened, sent, { kind: "givenBack", clientMessageId: "c1", error: "too long" });
    expect(state.messages).toEqual([question]);
    expect(state.error).toBe("too long");
  });

  test("after a reload in mid-send the message is not shown twice", () => {
    const stored = history({ messages: [question, answer], pendingClientMessageId: "c1" });
    const state = play({ kind: "loaded", history: stored }, sent, { kind: "loaded", history: stored });
    expect(state.messages.map((message) => message.id)).toEqual(["b1", "c1"]);
    expect(findOutgoing(state)?.id).toBe("c1");
  });

  test("a reply that came while the page was reloaded leaves the message standing once", () => {
    const stored = history({ messages: [question, answer, { ...question, id: "b2" }] });
    const state = play(opened, sent, { kind: "loaded", history: stored });
    expect(state.messages.map((message) => message.id)).toEqual(["b1", "c1", "b2"]);
    expect(findOutgoing(state)?.id).toBe("c1");
  });

  test("the same words said again are a new message", () => {
    const before = history({ messages: [question, answer, { ...question, id: "b2" }] });
    const state = play({ kind: "loaded", history: before }, sent, { kind: "loaded", history: before });
    expect(state.messages.map((message) => message.id)).toEqual(["b1", "u1", "b2", "c1"]);
  });

  test("the server's list replaces ours once nothing is on its way", () => {
    const stored = history({ messages: [question, answer, { ...question, id: "b2" }], currentPhase: "core" });
    const state = play(
      opened,
      sent,
      { kind: "replied", clientMessageId: "c1", reply, at },
      { kind: "loaded", history: stored },
    );
    expect(state.messages).toEqual(stored.messages);
  });

  test("complete stays complete, whatever an older status says", () => {
    const done = play(opened, {
      kind: "status",
      complete: true,
      allQuestionsAsked: true,
      phase: "completion",
    });
    const late = nextChat(done, { kind: "status", complete: false, allQuestionsAsked: true, phase: "core" });
    expect(late.isComplete).toBe(true);
  });

  test("a creator's question with a goodbye in it does not complete the interview", () => {
    const tricky = { ...reply, botResponse: "What would help you have a great day at work?" };
    expect(play(opened, sent, { kind: "replied", clientMessageId: "c1", reply: tricky, at }).isComplete).toBe(
      false,
    );
  });
});

test("a reply that comes in sentences is shown as it grows, and once as a message when it is whole", () => {
  const sent = nextChat(emptyChat, {
    kind: "sent",
    clientMessageId: "m1",
    text: "Slack",
    at: "2026-01-01T00:00:00Z",
  });
  const growing = nextChat(nextChat(sent, { kind: "sentence", text: "I see." }), {
    kind: "sentence",
    text: "What next?",
  });
  expect(growing.partial).toBe("I see. What next?");
  const reply = {
    botResponse: "I see. What next?",
    offersStop: false,
    isComplete: false,
    currentPhase: "core",
    type: "core",
    messageId: "b1",
  } as const;
  const whole = nextChat(growing, {
    kind: "replied",
    clientMessageId: "m1",
    reply,
    at: "2026-01-01T00:00:01Z",
  });
  expect(whole.partial).toBe("");
  expect(whole.messages.map((message) => message.text)).toEqual(["Slack", "I see. What next?"]);
});

test("what had come of a reply goes when the connection breaks", () => {
  const growing = nextChat(emptyChat, { kind: "sentence", text: "I see." });
  expect(nextChat(growing, { kind: "delivery", clientMessageId: "m1", delivery: "offline" }).partial).toBe(
    "",
  );
});

describe("a message that was on its way when the page was left", () => {
  const kept = { clientMessageId: "c1", text: "On Sundays", after: "b1" };
  const answered = [question, answer, { ...question, id: "b2" }];

  test("is sent again while the server has no reply to it, or has not heard of it", () => {
    const waits = history({ messages: [question, answer], pendingClientMessageId: "c1" });
    expect(findInterrupted(kept, waits)).toMatchObject({ clientMessageId: "c1", text: "On Sundays" });
    expect(findInterrupted(undefined, waits)).toMatchObject({ clientMessageId: "c1", text: "On Sundays" });
    expect(findInterrupted(kept, history())).toEqual(kept);
  });

  test("is not sent or shown again once the conversation has it and its reply", () => {
    expect(findInterrupted(kept, history({ messages: answered }))).toBeUndefined();
  });

  test("is sent when only the same words stand there already, as an answer to another question", () => {
    const again = { ...kept, clientMessageId: "c2", after: "b2" };
    expect(findInterrupted(again, history({ messages: answered }))).toEqual(again);
    // And when another tab answered that question in other words.
    const other = { ...kept, text: "Never" };
    expect(findInterrupted(other, history({ messages: answered }))).toEqual(other);
  });

  test("is let go when the interview is complete", () => {
    expect(findInterrupted(kept, history({ isComplete: true }))).toBeUndefined();
  });
});
