import { expect, test } from "vitest";
import type { PracticeState } from "#contract/practice.ts";
import { practiceExportAddress, withReply } from "./practice.ts";

const createdAt = "2026-11-20T10:00:00.000Z";
const labels = { open: 1, closed: 0, leading: 0, double: 0, hypothetical: 0, fact: 0 };
const meter = { talkShare: 0.2, labels, questions: 1, followUps: 0 };
const own = { _id: "m1", text: "How was it?", sender: "user" as const, createdAt };
const reply = { _id: "m2", text: "Long.", sender: "bot" as const, createdAt };
const state: PracticeState = {
  topic: "Bus rides",
  date: createdAt,
  status: "in_progress",
  language: "en",
  difficulty: "medium",
  person: null,
  brief: "",
  interviewee: { pseudonym: "Wren", ageRange: "25-34", occupation: "Nurse", location: "", townCity: "" },
  guide: null,
  messages: [],
  meter: { ...meter, talkShare: null },
  pendingClientMessageId: null,
};

test("a reply stands after the message it answers, though it is named first", () => {
  const after = withReply(state, { messages: [reply, own], meter });
  expect(after.messages).toEqual([own, reply]);
  expect(after.meter.talkShare).toBe(0.2);
});

test("a reply to a message that was stored before does not show that message twice", () => {
  const stored = { ...state, messages: [own], pendingClientMessageId: "c1" };
  const after = withReply(stored, { messages: [reply, own], meter });
  expect(after.messages).toEqual([own, reply]);
  expect(after.pendingClientMessageId).toBeNull();
});

test("an id goes into an address as one part of its path", () => {
  expect(practiceExportAddress("a/b?c", "md")).toBe("/api/simulated-interviews/a%2Fb%3Fc/export?format=md");
});
