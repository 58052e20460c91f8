import { expect, test } from "vitest";
import type { AskCondition } from "#contract/condition-schemas.ts";
import type { Form } from "#contract/forms.ts";
import { blankScript } from "../edited-script.ts";
import { listPersonFields, toPerson } from "./preview-person.ts";

const [blank] = blankScript.questions;
const ask = (...askIf: AskCondition[]) => (blank ? [{ ...blank, askIf }] : []);
const form: Form = {
  ...{ _id: "before", name: "Before", formType: "pre", builtIn: false },
  fields: [
    {
      ...{ id: "tools", label: "Which tools?", kind: "multiple_choice", required: false },
      ...{ options: ["A", "B"], screensOut: [] },
    },
    { id: "age", label: "Your age?", kind: "number", required: false, options: [], screensOut: [] },
  ],
};
const facts = { form, hiddenFields: ["panel"], formId: "before" };

test("a person is described by what conditions ask of them and the interview knows", () => {
  const questions = ask(
    { by: { kind: "answer", questionId: "1" }, values: ["Yes"] },
    { by: { kind: "form", fieldId: "tools" }, values: ["A"] },
    { by: { kind: "form", fieldId: "age" }, from: 18, to: null },
    { by: { kind: "form", fieldId: "gone" }, values: ["x"] },
    { by: { kind: "link", name: "panel" }, values: ["blue"] },
    { by: { kind: "link", name: "panel" }, values: ["blue", "red"] },
    { by: { kind: "link", name: "unkept" }, values: ["blue"] },
    { by: { kind: "aboutYou", attribute: "town" }, values: ["Leeds"] },
  );
  const fields = listPersonFields(questions, facts);
  expect(fields.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    "form:tools several",
    "form:age number",
    "link:panel text",
    "about:town text",
  ]);
  expect(fields[2]?.choices.map(({ value }) => value)).toEqual(["blue", "red"]);
  expect(listPersonFields(questions, { ...facts, keepTown: false }).map(({ key }) => key)).not.toContain(
    "about:town",
  );
  const values = { "form:tools": ["B"], "form:age": 30, "link:panel": "blue", "about:town": "" };
  expect(toPerson(fields, values)).toEqual({
    ...{ aboutYou: {}, link: { panel: "blue" }, form: { tools: ["B"], age: 30 } },
  });
});
