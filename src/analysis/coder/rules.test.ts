import { describe, expect, test } from "vitest";
import { readSentences } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import { findQuestionTopic, type Topic } from "./question-topics.ts";
import { classifyClause } from "./rules.ts";

const place = (text: string, topic?: Topic) =>
  classifyClause({
    text,
    trimmed: text,
    tokens: readSentences(text).flatMap(({ tokens }) => tokens),
    compound: scoreSentiment(text),
    topic,
    leads: true,
    substance: 3,
  });

describe("the list that a clause belongs to", () => {
  test.each([
    ["The search takes forever and I can never find old messages", "painPoints"],
    ["I'm sick of hearing excuses from them", "painPoints"],
    ["I need to see which version is the latest", "needs"],
    ["I wish the app could remember my filters", "opportunities"],
    ["It was too expensive for our team", "adoptionBarriers"],
    ["IT won't allow new software", "adoptionBarriers"],
    ["The new search saves us an hour a day and works great", "successStories"],
    ["I usually keep my own list of open tickets", "behaviors"],
    ["They should add a dark mode", "suggestions"],
  ])("%s", (text, kind) => {
    expect(place(text)).toEqual([kind]);
  });

  test("a workaround that hurts is a pain and a behaviour", () => {
    expect(place("I waste an hour, so I copy and paste everything by hand")).toContain("painPoints");
    expect(place("I waste an hour, so I copy and paste everything by hand")).toContain("behaviors");
  });

  test.each([
    "I don't have any problems with the search",
    "They're sick of hearing it at work",
    "My husband is tired of hearing about it",
    "Nobody needs to be online at the same time",
    "We met in the office",
  ])("%s: belongs nowhere", (text) => {
    expect(place(text)).toEqual([]);
  });

  test("an answer without signal words takes its list from the question", () => {
    expect(place("The notification settings hide in three menus", "pain")).toEqual(["painPoints"]);
    expect(place("I would put the settings in one menu", "wish")).toEqual(["opportunities"]);
    expect(place("Nothing really", "pain")).toEqual([]);
  });

  test("an answer that wishes for nothing is no wish, whatever was asked", () => {
    expect(place("I was at my sister's place that week", "wish")).toEqual([]);
  });
});

describe("the topic of a question", () => {
  test.each([
    ["What frustrates you most about the tools you use?", "pain"],
    ["Has anything stopped you from adopting a new tool?", "barrier"],
    ["If you could change one thing, what would it be?", "wish"],
    ["What do you like most about it?", "like"],
    ["Can you walk me through a typical day?", "behavior"],
    ["How old is your team?", undefined],
  ])("%s", (question, topic) => {
    expect(findQuestionTopic(question)).toBe(topic);
  });

  test("a probe leaves the topic to the question before it", () => {
    expect(findQuestionTopic("What frustrates you most? Could you tell me a little more?")).toBe("pain");
  });

  test("what an interviewer tells without asking has no topic", () => {
    expect(findQuestionTopic("We had a big problem with search last year. Go on.")).toBeUndefined();
  });
});
