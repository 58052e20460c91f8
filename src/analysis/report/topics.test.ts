import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { makePerson, makeStudy } from "../themes/people-for-tests.ts";

const study = {
  ...makeStudy(
    "To start, what does a typical day of remote work look like for you?",
    "Which tools do you use in a normal week?",
    "What, if anything, has been difficult about your tools?",
    "When something gets in the way, what do you do about it?",
  ),
  topics: ["Tools in daily use", "Difficulties", "Ways around difficulties", "Recent occasions"],
};

const day = "I walk the dog before every meeting.";
const tools = "I use the calendar every morning.";
const trouble = "The green dot makes me feel watched all day.";
const way = "I pick up the phone to the client.";
const kindly = "I love the green dot, everyone can see that I am there.";

test("a topic holds what answers a question that asks for it, not all that answers one like it", () => {
  const { findings } = analyze(
    [makePerson("P-1", [day, tools, trouble, way]), makePerson("P-2", [day, tools, kindly, way])],
    study,
  );
  const topics = findings.filter(({ kind }) => kind === "topics");
  expect(topics.map(({ text, evidence }) => [text, evidence.map(({ quote }) => quote)])).toEqual([
    ["Tools in daily use", [tools, tools]],
    ["Difficulties", [trouble]],
    ["Ways around difficulties", [way, way]],
  ]);
});
