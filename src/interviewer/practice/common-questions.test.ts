import { expect, test } from "vitest";
import { commonQuestionNames, commonQuestions } from "./common-questions.ts";
import { cases, runPractice } from "./practice-session-for-tests.ts";

const people = cases.map(({ id }) => id);

test.each(cases)("$id has an answer to most questions that fit any topic", ({ id, common = {} }) => {
  const own = commonQuestionNames.filter((name) => common[name] !== undefined);
  expect(own.length).toBeGreaterThan(24);
  const missed = own.filter((name) => {
    const line = common[name];
    const { lines } = runPractice(commonQuestions[name].slice(0, 1), { person: id });
    const key = typeof line === "string" && !line.includes(" ") ? line : `common.${name}`;
    return lines[1]?.notes?.lines[0] !== key;
  });
  expect(missed.length, missed.join()).toBeLessThan(7);
});

test.each(people)("%s says nothing twice to questions that nothing answers", (person) => {
  const { lines } = runPractice(
    [
      "How did you feel about the zebra you painted?",
      "What did you paint after the zebra?",
      "Why did you paint a zebra?",
      "How did you paint the stripes?",
      "What did you do with the paintbrush?",
    ],
    { person },
  );
  const said = lines.filter(({ speaker }) => speaker === "participant").map(({ text }) => text);
  expect(new Set(said).size).toBe(said.length);
});

test.each(people)("%s does not say the same again to the same short question", (person) => {
  const ask = "How do you feel about it?";
  const { lines } = runPractice([ask, "What happened then?", ask, "Could you tell me more?", ask], {
    person,
  });
  const said = [1, 5, 9].map((index) => lines[index]?.text);
  expect(new Set(said).size).toBe(said.length);
});

test("what another person does is not answered by what they do themselves", () => {
  const { lines } = runPractice(["How did Craig cope?"], { person: "accounting-software" });
  expect(lines[1]?.notes?.lines).not.toContain("common.copes");
});

test.each(people)("%s says neither yes nor no to what nobody foresaw", (person) => {
  const { lines } = runPractice(["Is the kettle tasty?"], { person });
  expect(lines[1]?.notes?.lines[0]).toMatch(/^talk\.dodge\./u);
});

test("a question for a yes or no is not answered by a story about something else", () => {
  const { lines } = runPractice(["Was the bus late?"], { person: "hospital-visit" });
  expect(lines[1]?.notes?.lines).not.toContain("fact.28");
});

test("a leading question is half agreed with, whatever it is about", () => {
  const { lines } = runPractice(["So the bus cut has been terrible for you, hasn't it?"], {
    person: "bus-cut",
  });
  expect(lines[1]?.notes?.lines[0]).toMatch(/^talk\.leading\./u);
});

test("words given back before a dash are no part of the question", () => {
  const { lines } = runPractice(["'Use my head' - when did you start there?"], { person: "leaving-a-job" });
  expect(lines[1]?.text).toBe("First week of September.");
});

test("a follow-up with a matter of its own is not answered by what follows on the last line", () => {
  const { lines } = runPractice(
    [
      "What did they promise you?",
      "Tell me more about that.",
      "How did you carry on working with Claire after that?",
    ],
    { person: "leaving-a-job" },
  );
  expect(lines[3]?.notes?.told).toEqual(["i1"]);
  expect(lines[5]?.notes?.lines).not.toContain("i1.how");
});
