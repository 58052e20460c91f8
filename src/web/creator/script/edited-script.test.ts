import { expect, test } from "vitest";
import {
  assembleScript,
  blankScript,
  nameOrDefault,
  questionTexts,
  readEditedScript,
  toEditedScript,
  topicsAsBullets,
  withMovedQuestion,
  withNewQuestion,
} from "./edited-script.ts";

const written = {
  ...blankScript,
  introduction: " Hello ",
  objective: "Learn",
  topics: "Price\n\n* Delivery",
  questions: [
    { id: "1", text: "Why?" },
    { id: "2", text: "  " },
    { id: "3", text: " When? " },
  ],
};

test("blank questions are left out of what is sent", () => {
  expect(questionTexts(written)).toEqual(["Why?", "When?"]);
});

test("the assembled script names each part and numbers the questions without gaps", () => {
  expect(assembleScript(written)).toBe(
    "Introduction:\nHello\n\nObjective:\nLearn\n\nTopics:\n- Price\n- Delivery\n\nQuestions:\n1. Why?\n2. When?",
  );
});

test("topics typed with any bullet become one bullet a line", () => {
  expect(topicsAsBullets("• First\n2) Second\n– Third\nfourth - with dash\n")).toBe(
    "- First\n- Second\n- Third\n- fourth - with dash",
  );
});

test("an empty name becomes the default one with today's date", () => {
  expect(nameOrDefault("  ", new Date(2026, 0, 5))).toBe("Interview - 2026-01-05");
  expect(nameOrDefault(" Basket ", new Date(2026, 0, 5))).toBe("Basket");
});

test("a new question never takes the id of one that is there", () => {
  const questions = withNewQuestion([
    { id: "7", text: "a" },
    { id: "2", text: "b" },
  ]);
  expect(questions.map((question) => question.id)).toEqual(["7", "2", "8"]);
});

test("moving a question at the end of the list further changes nothing", () => {
  const questions = toEditedScript({
    name: "",
    introduction: "",
    objective: "",
    topics: [],
    questions: ["a", "b", "c"],
    madeBy: "patterns",
  }).questions;
  expect(withMovedQuestion(questions, 2, 1)).toEqual(questions);
  expect(withMovedQuestion(questions, 0, -1)).toEqual(questions);
  expect(withMovedQuestion(questions, 1, -1).map((question) => question.text)).toEqual(["b", "a", "c"]);
});

test("a stored script is taken back as it was, and anything else is refused", () => {
  expect(readEditedScript(JSON.parse(JSON.stringify(written)))).toEqual(written);
  expect(readEditedScript(null)).toBeUndefined();
  expect(readEditedScript({ ...written, questions: ["a"] })).toBeUndefined();
  expect(readEditedScript({ ...written, topics: 3 })).toBeUndefined();
});
