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

/** A blank for a noun may hold "Trello", "the bins" or "sleep": what stands by it must go with each. */
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

/** What people may be said to have done, and what they may have a reason to do. */
const completions = { past: "rang to cancel", infinitive: "ring to cancel", sentence: "It is new." } as const;

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
    const words = guide.blanks.map(({ id, form }) => [id, form ? completions[form] : noun]);
    for (const text of listTexts(fillGuide(guide, Object.fromEntries(words)))) {
      expect(text).not.toMatch(/[{}]|\s{2}|\s[,.?]/);
      expect(text).not.toMatch(/\b(the|an?|your|our) (?:the|an?|your|our|their)\b/i);
      expect(text).not.toMatch(/\b(\w+) \1\b/);
      expect(text).not.toMatch(/(?<=[a-z,] )(?:The|Our|Their) booking/);
      expect(text).toMatch(/^\p{Lu}/u);
    }
  });
});

/** What a blank for a completion stands after, so that a verb can follow. */
const beforeCompletion = {
  past: /(?:the (?:last )?time you|the day you|[a-z] when you|before you|that you) $/,
  infinitive: /(?:tried|set out|a reason) to $/,
} as const;

test.each(guides.map((guide) => [guide.id, guide] as const))(
  "%s goes on with a verb in the form that was asked for",
  (_, guide) => {
    for (const { id, form } of guide.blanks) {
      if (form === undefined || form === "sentence") continue;
      const before = listTexts(guide).flatMap((text) => text.split(`{${id}}`).slice(0, -1));
      expect(before).not.toEqual([]);
      for (const text of before) expect(text).toMatch(beforeCompletion[form]);
    }
  },
);

test.each([
  ["rang to cancel", "rang to cancel"],
  ["Rang to cancel.", "rang to cancel"],
  ["I paid my rent late", "paid your rent late"],
  ["the last time they rang to cancel", "rang to cancel"],
  ["you had an item in your delivery swapped…", "had an item in your delivery swapped"],
])("an occasion typed as %j reads “the last time you %s”", (typed, words) => {
  const guide = guides.find(({ id }) => id === "general-exploration");
  expect(guide && fillGuide(guide, { occasion: typed }).questions[0]?.text).toBe(
    `When was the last time you ${words}, if ever?`,
  );
});

test("an infinitive gets no second “to”", () => {
  const guide = guides.find(({ id }) => id === "staying-away");
  expect(guide && fillGuide(guide, { step: "to ask your buddy something" }).questions[1]?.text).toBe(
    "Please tell me about the last time you had a reason to ask your buddy something.",
  );
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
