import { describe, expect, test } from "vitest";
import { isProductStudy } from "./product-study.ts";
import { openStudy } from "./testing/code-said.ts";

describe("whether a study is about a product", () => {
  test.each([
    ["Why do people cancel their e-bike subscription in the first three months?", true],
    ["Understand how distributed teams use collaboration tools", true],
    ["Decide whether to add a dark mode to the app", true],
    ["How people think about democracy", false],
    ["What nurses on night shifts need to rest", false],
    ["How groups of friends agree on where to eat", false],
    ["", false],
  ])("%s: %s", (objective, isProduct) => {
    expect(isProductStudy({ ...openStudy, objective })).toBe(isProduct);
  });

  test("the creator's own product or a competitor says so, whatever the objective", () => {
    expect(isProductStudy({ ...openStudy, ownProduct: "Deskly" })).toBe(true);
    expect(isProductStudy({ ...openStudy, ownProduct: "  " })).toBe(false);
    expect(isProductStudy({ ...openStudy, competitors: [{ name: "Trello", aliases: [] }] })).toBe(true);
  });

  test("without an objective the questions tell", () => {
    const questions = [{ id: "q1", text: "What do you like about the app?" }];
    expect(isProductStudy({ ...openStudy, objective: "", questions })).toBe(true);
    expect(isProductStudy({ ...openStudy, questions })).toBe(false);
  });
});
