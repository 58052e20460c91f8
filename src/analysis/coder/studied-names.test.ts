import { describe, expect, test } from "vitest";
import type { StudyContext } from "../sources.ts";
import { codeSaid, productStudy } from "../testing/code-said.ts";

const churn: StudyContext = {
  ...productStudy,
  objective: "Understand why people cancel the bookkeeping app and what they do now instead of it.",
};

const named = (text: string, study: Partial<StudyContext>) =>
  codeSaid(text, { study: { ...churn, ...study } }).names.map(({ name }) => name);

const places: [string, Partial<StudyContext>][] = [
  ["the objective", { objective: "Understand why people cancelled Ledgerly, the bookkeeping app." }],
  ["the project or the interview", { titles: ["Why people cancelled Ledgerly"] }],
  ["the organisation", { titles: ["Churn, autumn", "Ledgerly Ltd"] }],
  ["a question", { questions: [{ id: "q", text: "What do you use now instead of Ledgerly?" }] }],
  ["the longer name", { titles: ["Ledgerly Books"] }],
  ["the list of the creator", { ownProduct: "Ledgerly" }],
];

describe("the product that a study is about competes with nobody", () => {
  test.each(places)("where %s names it", (_, study) => {
    expect(named("I tried Xero first and then switched to Ledgerly because it was cheaper.", study)).toEqual([
      "Xero",
    ]);
    expect(named("My landlord uses Ledgerly and showed me on his phone.", study)).toEqual([]);
    expect(named("I used Ledgerly's free month and that was it.", study)).toEqual([]);
  });

  test("in a short form, in a longer one and in the possessive", () => {
    const study = { titles: ["Ledgerly churn"] };
    expect(named("We switched to Ledger last year.", study)).toEqual([]);
    expect(named("We switched to Ledgerly Pro last year.", study)).toEqual([]);
  });

  test("while a name that nobody gave the study is found", () => {
    expect(named("My landlord uses Ledgerly and showed me on his phone.", {})).toEqual(["Ledgerly"]);
  });

  test.each([
    "Understand why customers leave Ledgerly for Xero or QuickBooks.",
    "Understand why customers switch from Ledgerly to QuickBooks or Xero.",
    "How does Ledgerly do against competitors such as Xero and QuickBooks?",
    "How does Ledgerly compare to Xero, in the eyes of app users?",
  ])("and what people may use instead competes: %s", (objective) => {
    expect(named("I tried Xero first and then switched to Ledgerly.", { objective })).toEqual(["Xero"]);
  });

  test("and a listed competitor counts wherever the study names it", () => {
    const study = {
      objective: "Ask about Xero and the app.",
      competitors: [{ name: "Xero", aliases: [] }],
    };
    expect(named("I tried Xero first.", study)).toEqual(["Xero"]);
  });
});
