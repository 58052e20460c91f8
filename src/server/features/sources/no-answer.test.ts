import { expect, test } from "vitest";
import { isNoAnswer } from "./to-sources.service.ts";

test.each([
  "skip",
  "skip, told you",
  "pass",
  "next question please",
  "I'd rather not say",
  "no comment",
  "I already told you that. Why do you keep asking me the same thing?",
  "You just asked me that.",
  "Are you a real person?",
  "What do you mean by books?",
  "Can you repeat the question?",
  "How long will this take?",
  "Bye",
])("%s: said about the talk", (message) => {
  expect(isNoAnswer(message)).toBe(true);
});

test.each([
  "I already told you, the bank feed broke.",
  "You asked that just now. I was frightened by it and went home.",
  "The scanner would have to read a receipt properly. What do other people say about it?",
  "I pay the market in cash. Is this anonymous?",
  "As I said, it was too dear.",
  "We skip lunch most days to do the books.",
  "No.",
  "Nothing, it was fine.",
  "I don't know.",
])("%s: an answer", (message) => {
  expect(isNoAnswer(message)).toBe(false);
});
