import { expect, test } from "vitest";
import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import leaving from "../../../../../assets/guides/en/employee-exit.json" with { type: "json" };
import { toEditedScript } from "../../script/edited-script.ts";
import { findGeneralNouns, putNouns } from "./general-nouns.ts";

const guide = leaving as GuideTemplate;

function draft(nouns: Record<string, string>) {
  const { studyName, title, introduction, topics, questions } = fillGuide(guide, nouns);
  const questionSettings = questions.map((question) => ({
    ...question,
    priority: "normal" as const,
    exactWording: false,
  }));
  return toEditedScript({
    ...{ name: studyName, title, introduction, topics, objective: "Why?" },
    ...{ questions: questions.map(({ text }) => text), questionSettings, madeBy: "guide" },
  });
}

test("a draft without a noun tells how many texts still say the general one", () => {
  const script = draft({});
  const { blanks, texts } = findGeneralNouns(script, guide, {});
  expect(blanks.map(({ general }) => general)).toEqual(["the organisation"]);
  expect(texts).toBe(4);
  expect(
    findGeneralNouns(draft({ organisation: "Northwind" }), guide, { organisation: "Northwind" }).texts,
  ).toBe(0);
});

test("a noun given later stands wherever the draft was left as it was, and what was edited stays", () => {
  const script = draft({});
  const edited = { ...script, introduction: "Hello from the organisation." };
  const put = putNouns(edited, guide, {}, { organisation: "Northwind" });
  expect(put.introduction).toBe("Hello from the organisation.");
  expect({ ...put, introduction: "" }).toEqual({ ...draft({ organisation: "Northwind" }), introduction: "" });
  expect(findGeneralNouns(edited, guide, {}).texts).toBe(3);
  expect(findGeneralNouns(put, guide, { organisation: "Northwind" }).texts).toBe(0);
});
