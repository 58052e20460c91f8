import { expect, test } from "vitest";
import type { PracticeMessage } from "#contract/practice-debrief.ts";
import { findUnanswered, judgeFailedSend, listShown, type Outgoing } from "./shown-messages.ts";

function message(id: string, sender: PracticeMessage["sender"], text: string): PracticeMessage {
  return { _id: id, sender, text, createdAt: "2026-11-20T10:00:00.000Z" };
}

const asked = message("m1", "user", "How was it?");
const answered = message("m2", "bot", "Long.");
const again = message("m3", "user", "How so?");
const outgoing: Outgoing = {
  clientMessageId: "c3",
  text: "How so?",
  at: again.createdAt,
  delivery: "sending",
};
const answeredState = { messages: [asked, answered], pendingClientMessageId: null };
const storedState = { messages: [asked, answered, again], pendingClientMessageId: "c3" };
const told = (...input: Parameters<typeof listShown>) =>
  listShown(...input).map(({ text, delivery }) => (delivery ? `${text} (${delivery})` : text));

test("what is on its way stands at the end", () => {
  expect(told(answeredState, outgoing)).toEqual(["How was it?", "Long.", "How so? (sending)"]);
});

test("what the server has of it already is not shown twice", () => {
  expect(told(storedState, outgoing)).toEqual(["How was it?", "Long.", "How so? (sending)"]);
});

test("a stored message without an answer is marked and can be sent again under its id", () => {
  expect(told(storedState, undefined)).toEqual(["How was it?", "Long.", "How so? (unanswered)"]);
  expect(findUnanswered(storedState)).toEqual({ clientMessageId: "c3", text: "How so?" });
  expect(findUnanswered(answeredState)).toBeUndefined();
});

test("the same words said twice are two messages", () => {
  const repeated = { ...outgoing, text: "How was it?" };
  expect(told(answeredState, repeated)).toEqual(["How was it?", "Long.", "How was it? (sending)"]);
});

test("a failed send is judged by what the server has", () => {
  expect(judgeFailedSend(answeredState, storedState, outgoing)).toBe("stored");
  const full = {
    messages: [...storedState.messages, message("m4", "bot", "Well.")],
    pendingClientMessageId: null,
  };
  expect(judgeFailedSend(answeredState, full, outgoing)).toBe("answered");
  expect(judgeFailedSend(answeredState, answeredState, outgoing)).toBe("lost");
  expect(judgeFailedSend(answeredState, undefined, outgoing)).toBe("lost");
  expect(judgeFailedSend(answeredState, answeredState, { ...outgoing, text: "How was it?" })).toBe("lost");
});
