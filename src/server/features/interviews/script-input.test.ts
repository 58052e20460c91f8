import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../../app-error.ts";
import { nameOrDefault, readPrototype, readQuestions, readTopics } from "./script-input.service.ts";

function idMaker(prefix = "new"): () => string {
  let made = 0;
  return () => `${prefix}${++made}`;
}

const before = readQuestions(["How are you?", "What do you do?", "How are you?"], [], idMaker("q"));

test("topics may come as a list or as a text with a line each, with or without list marks", () => {
  const expected = ["Tools", "Problems", "2.5 hours a day", "Wishes"];
  expect(readTopics("- Tools\n• Problems\n\n1. 2.5 hours a day\n  * Wishes  ")).toEqual(expected);
  expect(readTopics(["Tools", " ", "- Problems", "2.5 hours a day", "Wishes"])).toEqual(expected);
  expect(readTopics(null)).toEqual([]);
});

test("too many and too long topics are refused by field", () => {
  expect(() => readTopics(Array.from({ length: 51 }, () => "a"))).toThrow("at most 50 topics");
  expect(() => readTopics(["😀".repeat(501)])).toThrow("A topic is too long (maximum 500 characters)");
  expect(readTopics(["😀".repeat(500)])).toHaveLength(1);
});

test("blank questions are left out", () => {
  expect(readQuestions(["", "How?", " \u200b\n"], [], idMaker()).map((question) => question.text)).toEqual([
    "How?",
  ]);
  expect(() => readQuestions(["", "\u200b"], [], idMaker())).toThrow("At least one question is required");
});

test("a question that is too long is named by its place", () => {
  try {
    readQuestions(["How?", "a".repeat(2001)], [], idMaker());
    expect.unreachable();
  } catch (error) {
    expect((error as AppError).details.fields).toEqual({
      "questions.1": "Question 2 is too long (maximum 2000 characters)",
    });
  }
});

test("a reworded question keeps its id and its treatment", () => {
  const first = { ...before[0], text: "How are you today?" };
  const [changed] = readQuestions([{ id: "q1", text: "How are you today?" }], before, idMaker());
  expect(changed).toEqual(first);
});

test("aim and help stay with their question until they are sent again, and a blank one is none", () => {
  const sent = {
    text: "How are you?",
    depth: "deep",
    aim: "  Mood\n",
    helpText: "Any word will do.",
  } as const;
  const first = readQuestions([sent], [], idMaker("q"));
  expect(first).toEqual([{ id: "q1", priority: "normal", exactWording: false, ...sent, aim: "Mood" }]);
  expect(readQuestions([{ id: "q1", text: "How are you today?" }], first, idMaker())[0]).toMatchObject({
    ...{ depth: "deep", aim: "Mood", helpText: "Any word will do." },
  });
  const [emptied] = readQuestions(
    [{ id: "q1", text: "Well?", aim: " ", helpText: "\u200b" }],
    first,
    idMaker(),
  );
  expect(Object.keys(emptied ?? {})).toEqual(["id", "text", "priority", "depth", "exactWording"]);
});

test("an aim or a help text that is too long is named by its question's place", () => {
  const long = "😀".repeat(501);
  const inputs = [{ text: "How?", aim: long }, "", { text: "Why?", helpText: long }];
  try {
    readQuestions(inputs, [], idMaker());
    expect.unreachable();
  } catch (error) {
    expect((error as AppError).details.fields).toEqual({
      "questions.0": "What you want to learn from question 1 is too long (maximum 500 characters)",
      "questions.2": "The explanation of question 3 is too long (maximum 500 characters)",
    });
  }
  expect(readQuestions([{ text: "How?", aim: long.slice(2) }], [], idMaker())).toHaveLength(1);
});

test("reordered questions keep their ids, also when sent as words alone", () => {
  const ids = readQuestions(["What do you do?", "How are you?", "Why?"], before, idMaker()).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(["q2", "q1", "new1"]);
});

test("a named question is not taken by another with the same words", () => {
  const changed = readQuestions(["How are you?", { id: "q1", text: "Why?" }], before, idMaker());
  expect(changed.map(({ id }) => id)).toEqual(["q3", "q1"]);
});

test("ids of a script are unique and never the client's invention, whatever is sent", () => {
  const id = fc.constantFrom("q1", "q2", "q3", "mine", "__proto__", undefined);
  const text = fc.constantFrom("How are you?", "What do you do?", "Why?");
  const input = fc.oneof(text, fc.record({ id, text }));
  fc.assert(
    fc.property(fc.array(input, { minLength: 1, maxLength: 8 }), (inputs) => {
      const ids = readQuestions(inputs, before, idMaker()).map((question) => question.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((known) => /^(q[123]|new\d+)$/.test(known))).toBe(true);
    }),
  );
});

test("a prototype's kind is told by its link when it is not said", () => {
  const none = { prototypeUrl: null, prototypeType: null };
  expect(readPrototype({ prototypeUrl: "https://www.figma.com/proto/x" }, none).prototypeType).toBe("figma");
  expect(readPrototype({ prototypeUrl: "https://notfigma.com/x" }, none).prototypeType).toBe("website");
  expect(readPrototype({ prototypeType: "video" }, none)).toEqual(none);
  const some = { prototypeUrl: "https://a.example/v", prototypeType: "video" as const };
  expect(readPrototype({}, some)).toEqual(some);
  expect(readPrototype({ prototypeUrl: "" }, some)).toEqual(none);
  expect(readPrototype({ prototypeUrl: "https://b.example" }, some).prototypeType).toBe("video");
});

test("a prototype's link with a password in it is refused", () => {
  const none = { prototypeUrl: null, prototypeType: null };
  expect(() => readPrototype({ prototypeUrl: "https://me:secret@a.example" }, none)).toThrow(AppError);
});

test("an interview without a name is called by the day", () => {
  const day = new Date("2026-03-04T23:30:00Z");
  expect(nameOrDefault("", day)).toBe("Interview - 2026-03-04");
  expect(nameOrDefault("\u200b", day)).toBe("Interview - 2026-03-04");
  expect(nameOrDefault("Mine", day)).toBe("Mine");
});
