import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#contract/choices.ts";
import { practiceDebrief } from "#contract/practice-debrief.ts";
import { makeDebrief } from "./debrief.ts";
import { quoteCue } from "./debrief-cues.ts";
import { getPartQuestion } from "./debrief-part-questions.ts";
import { storyParts } from "./interviewee.ts";
import { goodMessages, poorMessages, runPractice } from "./practice-session-for-tests.ts";
import { labelQuestion } from "./question-label.ts";

function debrief(messages: readonly string[], given: Parameters<typeof runPractice>[1] = {}) {
  const { interviewee, lines } = runPractice(messages, given);
  const startedAt = 1_800_000_000_000;
  const made = makeDebrief({
    interviewee,
    messages: lines,
    guide: null,
    startedAt,
    endedAt: startedAt + 90_000,
    voice: "scripted",
  });
  return { interviewee, lines, made };
}

describe("the debrief", () => {
  test("labels every own message and rewrites what is not open", () => {
    const { made } = debrief(poorMessages);
    expect(made.questions.map(({ label }) => label)).toEqual([
      "closed",
      "leading",
      "double",
      "hypothetical",
      "closed",
      "leading",
      "closed",
      "fact",
    ]);
    expect(made.questions.map(({ rewrite }) => rewrite)).toEqual([
      "Please tell me what happens when you buy groceries online.",
      "What do you think of it?",
      "Please tell me what happens when you do that.",
      "What do you use today instead of faster delivery, if anything?",
      "What is it like for you?",
      "How do you feel about the app?",
      "How do you feel about the app?",
      null,
    ]);
  });

  test("tells which answer brought an insight, and where hidden ones lay", () => {
    const { made, lines } = debrief(goodMessages.slice(0, 6));
    expect(made.insights).toHaveLength(6);
    for (const { found, messageId, cue, wouldHaveAsked, text } of made.insights) {
      if (found) {
        expect(lines.find(({ id }) => id === messageId)?.text).toContain(text);
        expect([cue, wouldHaveAsked]).toEqual([null, null]);
      } else expect(wouldHaveAsked).not.toBeNull();
    }
    const found = made.insights.filter((insight) => insight.found).length;
    expect(made.figures).toMatchObject({ insightsFound: found, insightsPlanted: 6 });
    expect(made.questions.flatMap(({ brought }) => brought)).toHaveLength(found);
  });

  test("lists a hint that was passed over, with the question that would have brought it", () => {
    const { made, interviewee } = debrief([
      "How does a normal order go?",
      "What is difficult about it?",
      "How old are you?",
    ]);
    expect(made.missedCues.length).toBeGreaterThan(0);
    for (const { insightId, quote, wouldHaveAsked } of made.missedCues) {
      const insight = interviewee.insights.find(({ id }) => id === insightId);
      expect([quote, wouldHaveAsked]).toEqual([insight?.cue, insight?.wouldHaveAsked]);
    }
  });

  test("says how long the talk and the longest own turn were", () => {
    const { made } = debrief(poorMessages);
    expect(made.minutes).toBe(1.5);
    expect(made.longestOwnTurn).toMatchObject({ messageId: "q2", words: 10 });
  });

  test("fits the contract in every language, after any messages", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.constantFrom(...goodMessages, ...poorMessages, "…"), fc.string({ minLength: 1 })),
          {
            maxLength: 8,
          },
        ),
        fc.constantFrom(...languages),
        fc.integer({ min: 1, max: 1_000 }),
        (messages, language, seed) => {
          const { made, lines } = debrief(messages, { language, seed });
          practiceDebrief.parse({ _id: "p1", ...made });
          const textOf = (id: string) => lines.find((line) => line.id === id)?.text ?? "";
          for (const { messageId, quote } of made.missedCues) expect(textOf(messageId)).toContain(quote);
          for (const { messageId } of made.tips) expect(textOf(messageId ?? "")).not.toBe("");
          if (language !== "en") expect(made.questions.every(({ rewrite }) => rewrite === null)).toBe(true);
          expect(made.tips).toHaveLength(messages.length === 0 ? 0 : 3);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the sentence that holds a hint", () => {
  const cue = "There was a day when it got out of hand.";

  test("is the hint itself where it was said", () => {
    expect(quoteCue(`It goes well. ${cue} I stopped.`, cue)).toBe(cue);
  });

  test("is the nearest sentence where a model has worded it", () => {
    expect(quoteCue("It goes well. One day, well, it got out of hand! I stopped.", cue)).toBe(
      "One day, well, it got out of hand!",
    );
  });

  test("stands in the answer character for character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.string({ maxLength: 60 }),
        (text, hint) => {
          const quote = quoteCue(text, hint);
          if (quote !== null) expect(text.includes(quote)).toBe(true);
        },
      ),
    );
  });
});

test("every part of the story can be opened with an open question, in every language", () => {
  for (const language of languages)
    for (const part of storyParts)
      expect([part, language, labelQuestion(getPartQuestion(part, language), language)]).toEqual([
        part,
        language,
        "open",
      ]);
});
