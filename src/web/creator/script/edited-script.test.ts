import { expect, test } from "vitest";
import {
  assembleScript,
  blankScript,
  type EditedQuestion,
  nameOrDefault,
  questionsToSend,
  questionTexts,
  toEditedScript,
  topicsAsBullets,
  withMovedQuestion,
  withNewQuestion,
  withQuestionAt,
} from "./edited-script.ts";

function question(id: string, text: string): EditedQuestion {
  return { id, text, priority: "normal", depth: "normal", exactWording: false, aim: "", helpText: "" };
}

const written = {
  ...blankScript,
  introduction: " Hello ",
  objective: "Learn",
  topics: "Price\n\n* Delivery",
  questions: [question("1", "Why?"), question("2", "  "), question("3", " When? ")],
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
  const questions = withNewQuestion([question("7", "a"), question("2", "b")]);
  expect(questions.map((question) => question.id)).toEqual(["7", "2", "8"]);
});

test("moving a question at the end of the list further changes nothing", () => {
  const questions = toEditedScript({
    name: "",
    title: "",
    introduction: "",
    objective: "",
    topics: [],
    questions: ["a", "b", "c"],
    questionSettings: ["a", "b", "c"].map((text) => question("", text)),
    madeBy: "guide",
  }).questions;
  expect(withMovedQuestion(questions, 2, 1)).toEqual(questions);
  expect(withMovedQuestion(questions, 0, -1)).toEqual(questions);
  expect(withMovedQuestion(questions, 1, -1).map((question) => question.text)).toEqual(["b", "a", "c"]);
});

test("a question dragged to another place takes the ones between along", () => {
  const questions = ["a", "b", "c", "d"].map((text) => question(text, text));
  const textsOf = (list: EditedQuestion[]) => list.map(({ text }) => text).join("");
  expect(textsOf(withQuestionAt(questions, 0, 2))).toBe("bcad");
  expect(textsOf(withQuestionAt(questions, 3, 1))).toBe("adbc");
  expect(withQuestionAt(questions, 0, 9)).toEqual(questions);
});

test("what is sent of a question carries how it is treated", () => {
  const treated: EditedQuestion = {
    ...question("3", " When? "),
    ...{ priority: "high", depth: "light", aim: " Plans ", helpText: "On a day.\n" },
  };
  expect(questionsToSend({ ...written, questions: [question("2", " "), treated] })).toEqual([
    {
      id: "3",
      text: "When?",
      priority: "high",
      depth: "light",
      exactWording: false,
      aim: "Plans",
      helpText: "On a day.",
      item: null,
      stimulus: null,
      askIf: null,
      shuffle: false,
    },
  ]);
});

test("a proposed question brings its aim and its help along", () => {
  const { questions } = toEditedScript({
    ...{ name: "", title: "", introduction: "", objective: "", topics: [], madeBy: "guide" },
    questions: ["Why?"],
    questionSettings: [
      {
        text: "Why?",
        priority: "normal",
        depth: "normal",
        exactWording: false,
        aim: "Reasons",
        helpText: "Say.",
      },
    ],
  });
  expect(questions).toEqual([{ ...question("1", "Why?"), aim: "Reasons", helpText: "Say." }]);
});

test("a proposed title for participants is kept", () => {
  const draft = { introduction: "", objective: "", topics: [], questions: [], questionSettings: [] };
  const edited = toEditedScript({ ...draft, name: "Churn", title: "Your time with us", madeBy: "model" });
  expect([edited.name, edited.participantTitle]).toEqual(["Churn", "Your time with us"]);
});
