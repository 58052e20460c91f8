import { expect, test } from "vitest";
import { runPractice } from "./practice-session-for-tests.ts";

function hold(person: string, messages: readonly string[]) {
  const { lines } = runPractice(messages, { person });
  const answers = lines.filter(({ speaker }) => speaker === "participant");
  return {
    text: answers.at(-1)?.text ?? "",
    line: answers.at(-1)?.notes?.lines[0],
    told: answers.at(-1)?.notes?.told,
  };
}

const swaps = "How does a swap get arranged, from the first word to the end?";
const notice = "What was it about that notice that made you go in?";
const missed = ["Have you ever missed one?", "What happened that time?"];
const money = "How have you managed with the money?";
const leaving = "How did you come to the decision to go?";
const cards = [
  "How does the team use it on a day like last Monday?",
  "Could you tell me more about that?",
  "You tidy up a bit. What does that mean?",
];

test.each([
  ["shift-swaps", [swaps, "Officially, anyway. And in real life?"], "i1"],
  ["food-bank", [notice, "It's what people say. And what would you say, if it wasn't that?"], "i1"],
  ["food-bank", [notice, "What do you think it was, for you?"], "i1"],
  ["hospital-visit", [...missed, "What is April like for you?"], "i6"],
  // What would only hint at it again.
  ["bus-cut", [money, "How did you get through the winter?"], "i2"],
])("%s: %j takes a hint up in plain words", (person, messages, insight) => {
  expect(hold(person, messages).told).toEqual([insight]);
});

test.each([
  [
    "a request that starts by something",
    "hospital-visit",
    ["Could you start by walking me through your last appointment?"],
    "thursday",
  ],
  ["what made them start that", "team-tool", [...cards, "What made you start doing that?"], "i3.why"],
  [
    "a guess about what was just said",
    "team-tool",
    [...cards, "What do you think would happen if you stopped?"],
    "i3-more",
  ],
  ["a time that was said", "team-tool", [...cards, "When do you do that?"], "i3.again"],
  [
    "a yes or no that leads to a story",
    "family-holiday",
    ["Has it happened that you gave up halfway through a booking? Tell me about the last time."],
    "last-page",
  ],
  [
    "how things were",
    "switching-banks",
    ["Could you begin by telling me how things were with your old bank?"],
    "nan",
  ],
  ["a matter named before a comma", "leaving-a-job", [leaving, "And the pay, how was that?"], "pay-okay"],
  [
    "a matter that was meant",
    "leaving-a-job",
    [leaving, "Sorry, I meant the pay, the money. How was it?"],
    "pay-okay",
  ],
  [
    "getting on with others",
    "leaving-a-job",
    [leaving, "And how did you get on with the others there?"],
    "fine-people",
  ],
  [
    "what somebody else meant",
    "leaving-a-job",
    ["How was the first week?", "'You'll not need that.' What did he mean?"],
    "first-day.mean",
  ],
  ["taking it off", "sleep-tracker", ["What did Josh say?", "How is it when you take it off?"], "streak"],
  [
    "a yes or no with how that is",
    "sleep-tracker",
    ["What did Josh say?", "Does he look at it too? How is that?"],
    "observed",
  ],
  [
    "a time that is asked for as a yes or no",
    "family-holiday",
    ["Who has the last word?", "Can you think of a time when somebody wasn't happy with it?"],
    "tea",
  ],
  [
    "one of several",
    "food-bank",
    ["Who are the people that come?", "Is there one you remember? Tell me about them."],
    "chap",
  ],
])("%s is answered", (_, person, messages, line) => {
  const said = hold(person, messages);
  expect(said.line, said.text).toBe(line);
});

test("a reflection is gone on from", () => {
  const lead = ["How are the other volunteers?", "What do your family make of you going?"];
  expect(hold("food-bank", [...lead, "That sounds lonely at times."]).line).not.toMatch(/^talk\./u);
});

test("a question about a man is not answered with a woman", () => {
  expect(hold("hospital-visit", ["What did he say about your eyes?"]).text).not.toMatch(/^She/u);
});

test("what a first question names is not answered with a hint that comes after more", () => {
  const { line } = hold("meal-kit", [
    "To begin with, how did cooking go in your house before there was ever a box?",
  ]);
  expect(line).not.toMatch(/unasked$/u);
});

test("a guess that names nothing opens nothing", () => {
  const lead = "Who knows about the essays?";
  expect(hold("working-student", [lead, "What would happen if it came out?"]).told).toEqual([]);
});
