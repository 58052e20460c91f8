import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBytes, readScriptQuestions } from "../../../tests/read-study-data.ts";
import { facts } from "../../../tests/study-data.ts";
import { assembleScript, tidyBlock } from "./assemble.ts";
import { parseScriptText } from "./parse.ts";

describe("reading an uploaded script", () => {
  it("reads headings, bulleted topics and numbered questions", () => {
    const draft = parseScriptText(
      "# Shopping study\n\n## Introduction\nHello and welcome.\nNo wrong answers.\n\n## Research goal\nLearn how people shop.\n\n" +
        "## Topics\n- Lists\n- Prices\n\n## Interview questions\n1. How do you shop?\n2) What went wrong\n   the last time?\n(3) Why?\n",
    );
    expect(draft).toEqual({
      name: "Shopping study",
      introduction: "Hello and welcome.\nNo wrong answers.",
      objective: "Learn how people shop.",
      topics: ["Lists", "Prices"],
      questions: ["How do you shop?", "What went wrong\nthe last time?", "Why?"],
    });
  });

  it.each([
    ["**Objective:** Learn about banks.\n**Questions**\n- How do you pay?"],
    ["OBJECTIVE\nLearn about banks.\nQUESTIONS\n• How do you pay?"],
    ["Purpose of the study: Learn about banks.\r\n\r\nDiscussion guide\r\nQ1. How do you pay?"],
    ["1. Aim\nLearn about banks.\n2. Interview questions\na) How do you pay?"],
    ["Goals\n\nLearn about banks.\n\nOpen questions:\n\nHow do you pay?\n"],
    ["Research objective\nLearn about banks.\nQuestions\nQuestion 1: How do you pay?"],
    ["\uFEFF### Objective ###\nLearn about banks.\n### Questions ###\n– How do you pay?"],
  ])("knows headings and lists in many spellings: %s", (text) => {
    const draft = parseScriptText(text);
    expect(draft.objective).toBe("Learn about banks.");
    expect(draft.questions).toEqual(["How do you pay?"]);
  });

  it("joins a question that a page broke over two lines", () => {
    const draft = parseScriptText(
      "Questions\n1. How do you decide what to cook when\nfriends come?\n2. What then?",
    );
    expect(draft.questions).toEqual(["How do you decide what to cook when friends come?", "What then?"]);
  });

  it("leaves out headings between questions and the closing words after them", () => {
    const draft = parseScriptText(
      "Questions\n\nWarm-up\n1. How are you?\n\nMain part\n\n2. What happened?\n\nClosing\nThank you. Have a great day!",
    );
    expect(draft.questions).toEqual(["How are you?", "What happened?"]);
  });

  it("reads questions without numbers, one a line or over several lines", () => {
    const draft = parseScriptText(
      "Questions\nHow do you start your\nday at work?\nTell me about lunch.\nWhat is last?",
    );
    expect(draft.questions).toEqual([
      "How do you start your day at work?",
      "Tell me about lunch.",
      "What is last?",
    ]);
  });

  it("takes lines that end in a question mark when it recognises nothing else", () => {
    const draft = parseScriptText("We study trains.\nHow do you travel?\nBe honest.\nWhat is it like?");
    expect(draft.questions).toEqual(["How do you travel?", "What is it like?"]);
    expect(draft.introduction).toBe("We study trains.\nBe honest.");
    expect(draft.name).toBeNull();
  });

  it("reads a numbered list without any heading", () => {
    const draft = parseScriptText(
      "Welcome to our study.\n\n1. How do you travel?\n2. Tell me about delays.\n3. Why?",
    );
    expect(draft.introduction).toBe("Welcome to our study.");
    expect(draft.questions).toEqual(["How do you travel?", "Tell me about delays.", "Why?"]);
  });

  it("splits topics written in one line", () => {
    expect(parseScriptText("Topics: price, trust, support\nQuestions\n1. Why?").topics).toEqual([
      "price",
      "trust",
      "support",
    ]);
  });

  it("takes the name from a line that says so", () => {
    expect(parseScriptText("Interview name: Trains\nQuestions:\n1. Why?").name).toBe("Trains");
  });

  it("keeps at most 100 questions of 2,000 characters", () => {
    const long = `1. ${"😀".repeat(3000)}?\n`;
    const many = Array.from({ length: 150 }, (_, index) => `${index + 2}. What is ${index}?`).join("\n");
    const { questions } = parseScriptText(`Questions\n${long}${many}`);
    expect(questions).toHaveLength(100);
    expect([...(questions[0] ?? "")]).toHaveLength(2000);
  });

  it("answers an empty draft for an empty file", () => {
    expect(parseScriptText(" \n ")).toEqual({
      name: null,
      introduction: "",
      objective: "",
      topics: [],
      questions: [],
    });
  });

  it("never fails, and is quick on a large text without line ends", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => parseScriptText(text).questions.length <= 100),
    );
    for (const piece of ["a", "* ", "# ", "1. ", "**", "a: ", "= ", "- "])
      parseScriptText(piece.repeat(100_000));
  });
});

describe("the assembled script", () => {
  const script = {
    introduction: "Welcome.\n\nQuestions:\nare easy.\n\\1. first",
    objective: "Learn how people shop.",
    topics: ["Lists", "- Prices", "Questions:"],
    questions: ["How do you shop?", "1. Two\n\n2. Three\nObjective: four", "Topics"],
  };

  it("holds introduction, objective, topics and numbered questions in order", () => {
    const text = assembleScript({
      introduction: "Hi.",
      objective: "Learn.",
      topics: ["A", "B"],
      questions: ["Why?", "How?"],
    });
    expect(text).toBe(
      "Introduction:\nHi.\n\nObjective:\nLearn.\n\nTopics:\n- A\n- B\n\nQuestions:\n1. Why?\n2. How?",
    );
  });

  it("is read back as it was, even when its texts look like headings", () => {
    expect(parseScriptText(assembleScript(script))).toEqual({ name: null, ...script });
  });

  it("is read back as it was for any script", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "Questions:",
        "# Goal",
        "1. One",
        "- two",
        "\\x",
        "Objective: three",
        "**Topics**",
        "Thanks",
        "Why?",
        "Hello there",
        "a) b",
        "Name: x",
        "===",
      ),
      fc.lorem({ mode: "sentences", maxCount: 1 }),
      fc.string({ maxLength: 30 }),
    );
    const block = fc.array(line, { maxLength: 5 }).map((lines) => tidyBlock(lines.join("\n")));
    const full = block.filter((text) => text !== "" && !/^(\*\*|__)/.test(text));
    const topic = full.map((text) => text.replace(/\n+/g, " "));
    const scripts = fc.record({
      introduction: block,
      objective: block,
      topics: fc.array(topic, { maxLength: 5 }),
      questions: fc.array(full, { minLength: 1, maxLength: 8 }),
    });
    fc.assert(
      fc.property(scripts, (made) => {
        expect(parseScriptText(assembleScript(made))).toEqual({ name: null, ...made });
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a study's interview script", () => {
  it("gives its fourteen questions in full", () => {
    const { file, introduction, first, second, last } = facts.script;
    const draft = parseScriptText(readBytes(file).toString());
    expect(draft.questions).toHaveLength(14);
    expect(draft.questions[0]).toContain(first);
    expect(draft.questions[1]).toContain(second);
    const [ending] = readScriptQuestions()[1]?.split("\n").slice(-1) ?? [];
    expect(draft.questions[1]?.endsWith(ending ?? "?")).toBe(true);
    expect(draft.questions[13]).toContain(last);
    expect(draft.introduction).toContain(introduction);
  });
});
