import { expect, test } from "vitest";
import { rephrase } from "./rephrase.ts";

test.each([
  [
    "How do you follow what it costs?",
    "I mean how you follow what it costs. What you did this week or last would be a good example.",
  ],
  [
    "Tell me about the day you switched.",
    "I mean the day you switched. Anything that comes back to you is fine, however small.",
  ],
  [
    "Tell me about a time it helped.",
    "I mean a time it helped. Any one time that you remember would do, as it happened.",
  ],
])("%j is asked in other words", (question, expected) => {
  expect(rephrase(question)).toBe(expected);
});

test.each([
  "Who else is involved?",
  "What would make you stop using it?",
  "Does it rain?",
  "Hm.",
  `How do you ${"very ".repeat(40)}well?`,
  "¿Cómo es?",
])("%j is left alone", (question) => {
  expect(rephrase(question)).toBeUndefined();
});
