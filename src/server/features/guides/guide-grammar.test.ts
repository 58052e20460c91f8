import { describe, expect, test } from "vitest";
import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import { getGuides } from "./guide-files.ts";

const guides = getGuides().en;

/** What participants read, without the blanks that are filled with a sentence. */
function listTexts(
  guide: Pick<GuideTemplate, "studyName" | "title" | "introduction" | "topics" | "questions">,
) {
  const { studyName, title, introduction, topics, questions } = guide;
  return [studyName, title, introduction, ...topics, ...questions.flatMap((one) => [one.text, one.helpText])];
}

/** A blank may hold "Trello", "the bins" or "sleep": what stands by it must go with each. */
const breaksWithSomeNoun = [
  /\b(?:an?|the|your|each|every|any|some) \{(?!description)/i,
  /\b(?:is|are|was|were|has|have|does|do) \{/i,
  /(?:^|\b(?:how|what|where|that|whether|when|if|because|before|after)) ?\{\w+\} (?:is|are|was|were|has|have|does|goes|needs|makes|works|comes|gets|means)\b/i,
  /\{\w+\}['’]/,
];

test.each(guides.map((guide) => [guide.id, guide] as const))(
  "%s has no text that only a singular, or only a noun without an article, would fit",
  (_, guide) => {
    for (const text of listTexts(guide))
      for (const rule of breaksWithSomeNoun) expect(text).not.toMatch(rule);
  },
);

const nouns = [
  "booking app",
  "the booking app",
  "The booking app",
  "our booking app",
  "their booking app",
  "lawn mowers",
  "the new bins",
  "cooking at home",
  "sleep",
  "swimming club",
  "Trello",
  "Northwind's bike subscription",
  "two weeks",
];

describe.each(nouns)("filled with “%s”", (noun) => {
  test.each(guides.map((guide) => [guide.id, guide] as const))("%s reads on", (_, guide) => {
    const filled = fillGuide(guide, Object.fromEntries(guide.blanks.map(({ id }) => [id, noun])));
    for (const text of listTexts(filled)) {
      expect(text).not.toMatch(/[{}]|\s{2}|\s[,.?]/);
      expect(text).not.toMatch(/\b(the|an?|your|our) (?:the|an?|your|our|their)\b/i);
      expect(text).not.toMatch(/\b(\w+) \1\b/);
      expect(text).not.toMatch(/(?<=[a-z,] )(?:The|Our|Their) booking/);
      expect(text).toMatch(/^\p{Lu}/u);
    }
  });
});

test.each([
  ["booking app", "Your time with the booking app"],
  ["The booking app", "Your time with the booking app"],
  ["their booking app", "Your time with your booking app"],
  ["lawn mowers", "Your time with lawn mowers"],
  ["swimming club", "Your time with the swimming club"],
  ["class for beginners", "Your time with the class for beginners"],
  ["cooking", "Your time with cooking"],
  ["Northwind's bikes", "Your time with Northwind's bikes"],
  ["Trello", "Your time with Trello"],
  ["Northwind booking app", "Your time with the Northwind booking app"],
  ["Northwind Bank", "Your time with Northwind Bank"],
  ["giving blood", "Your time with giving blood"],
  ["sharing your data", "Your time with sharing your data"],
  ["running out of change", "Your time with running out of change"],
  ["not understanding something", "Your time with not understanding something"],
  ["needles or fainting", "Your time with needles or fainting"],
  ["reviewing generated code", "Your time with reviewing generated code"],
  ["approving without reading properly", "Your time with approving without reading properly"],
])("the noun %j makes %j", (noun, title) => {
  const guide = guides.find(({ id }) => id === "churn");
  expect(guide && fillGuide(guide, { product: noun }).title).toBe(title);
});

test.each([
  ["nursery", "How did you come to be looking for a nursery?"],
  ["energy supplier", "How did you come to be looking for an energy supplier?"],
  ["university", "How did you come to be looking for a university?"],
  ["car insurance", "How did you come to be looking for car insurance?"],
  ["the right school", "How did you come to be looking for the right school?"],
  ["running shoes", "How did you come to be looking for running shoes?"],
])("what was chosen, %j, makes %j", (thing, question) => {
  const guide = guides.find(({ id }) => id === "choosing");
  expect(guide && fillGuide(guide, { thing }).questions[0]?.text).toBe(question);
});

test.each([
  ["whether to call the vet", "whether to call the vet"],
  ["When a room is done", "when a room is done"],
  ["the price of your clothes", "about the price of your clothes"],
])("what is decided, %j, makes “decide %s”", (decision, words) => {
  const guide = guides.find(({ id }) => id === "judgement");
  expect(guide && fillGuide(guide, { decision }).questions[0]?.text).toBe(
    `What was the situation the last time you had to decide ${words}?`,
  );
});

test.each(["self-employed", "on call", "a reserve goalkeeper"])(
  "being %s gets no article of ours",
  (role) => {
    const guide = guides.find(({ id }) => id === "role");
    expect(guide && fillGuide(guide, { role }).questions[0]?.text).toBe(`How did you come to be ${role}?`);
  },
);
