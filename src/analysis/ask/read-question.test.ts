import { describe, expect, test } from "vitest";
import { isEnough, listEnough, readQuestion } from "./read-question.ts";

const wordsOf = (question: string) => readQuestion(question).terms.map(({ word }) => word);

describe("the words of a question", () => {
  test.each([
    ["What do people say about notifications?", ["notifications"]],
    ["Did anyone mention Slack?", ["slack"]],
    ["How do participants feel about working from home?", ["working", "home"]],
    ["Why did users switch to Notion?", ["users", "switch", "notion"]],
    ["What is the best thing about the new dashboard?", ["best", "new", "dashboard"]],
    ["slack slack SLACK", ["slack"]],
    ["What do they think?", []],
    ["???", []],
    ["What Do People Say About Slack", ["slack"]],
  ])("%s", (question, words) => {
    expect(wordsOf(question)).toEqual(words);
  });

  test("in another language are told from its function words", () => {
    expect(readQuestion("Was sagen die Leute über die Suche nach alten Entscheidungen?")).toMatchObject({
      language: "de",
    });
    expect(wordsOf("¿Qué dicen sobre las notificaciones?")).toEqual(["dicen", "notificaciones"]);
  });

  test("written without spaces are told, not guessed at", () => {
    expect(readQuestion("通知についてどう思いますか").isUnspaced).toBe(true);
  });

  test("never hold anything but letters and digits, whatever was typed", () => {
    const question = `it's "quoted' & (a | b):* \\ <-> !not '; drop table users; -- C++ e-mail 100% ${"x".repeat(50)}`;
    for (const term of readQuestion(question).terms) {
      for (const word of term.words) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    }
  });

  test("are at most six, those that say most", () => {
    const { terms } = readQuestion(
      "Which good tools help when invoices, payroll, taxes, audits, budgets, receipts, salaries, expenses and forecasts pile up?",
    );
    expect(terms).toHaveLength(6);
    expect(terms.map(({ word }) => word)).not.toContain("good");
  });
});

describe("what is enough of a question", () => {
  const held = (question: string, words: string[]) => {
    const read = readQuestion(question);
    return isEnough(
      read.terms.filter(({ word }) => words.includes(word)),
      read,
    );
  };

  test("the word that it is about outweighs the words around it", () => {
    expect(held("What is the biggest problem with onboarding?", ["onboarding"])).toBe(true);
    expect(held("What is the biggest problem with onboarding?", ["biggest", "problem"])).toBe(false);
  });

  test("of two weighty words either, of three two, and of a question both", () => {
    expect(held("meetings and calendars", ["calendars"])).toBe(true);
    expect(held("What do people do when the internet goes down?", ["goes"])).toBe(false);
    expect(held("What do people do when the internet goes down?", ["internet", "goes"])).toBe(true);
    expect(held("meetings, calendars, invoices", ["calendars"])).toBe(false);
    expect(held("meetings, calendars, invoices", ["calendars", "invoices"])).toBe(true);
  });

  test("where it asks for something by name, the name", () => {
    expect(held("Why did people abandon Kubernetes?", ["abandon"])).toBe(false);
    expect(held("How does Slack compare with Teams?", ["compare"])).toBe(false);
    expect(held("How does Slack compare with Teams?", ["slack", "compare"])).toBe(true);
  });

  test("the smallest choices are listed, none of which could lose a word", () => {
    const question = readQuestion("meetings, calendars, invoices");
    expect(listEnough(question).map((terms) => terms.map(({ word }) => word))).toEqual([
      ["meetings", "calendars"],
      ["meetings", "invoices"],
      ["calendars", "invoices"],
    ]);
    expect(listEnough({ terms: [], isAsked: true })).toEqual([]);
  });
});
