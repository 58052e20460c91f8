import { expect, test } from "vitest";
import type { Form } from "#contract/forms.ts";
import {
  errorsOf,
  newDraft,
  newField,
  newOption,
  toDraft,
  toInput,
  toPreview,
  withFieldAt,
} from "./form-draft.ts";

const stored: Form = {
  _id: "f",
  name: "Screener",
  formType: "pre",
  builtIn: false,
  fields: [
    {
      ...{ id: "role", label: "Your role?", kind: "single_choice", required: true },
      options: ["Nurse", "Other"],
      screensOut: ["Other"],
    },
    {
      id: "ease",
      label: "How easy?",
      kind: "scale",
      required: false,
      options: [],
      screensOut: [],
      min: 1,
      max: 7,
    },
  ],
};

test("a stored form that nobody touched is sent as it is, its questions by their ids", () => {
  expect(toInput(toDraft(stored))).toEqual({
    name: "Screener",
    formType: "pre",
    fields: [
      {
        ...{ id: "role", label: "Your role?", kind: "single_choice", required: true },
        ...{ options: ["Nurse", "Other"], screensOut: ["Other"] },
      },
      {
        ...{ id: "ease", label: "How easy?", kind: "scale", required: false, options: [], screensOut: [] },
        ...{ min: 1, max: 7, minLabel: "", maxLabel: "" },
      },
    ],
  });
});

test("blank options are left out, and what belongs to another kind is not sent", () => {
  const field = { ...newField("short_text"), label: " Why? ", options: [newOption("left over")] };
  expect(toInput({ name: "A", formType: "pre", fields: [field] }).fields).toEqual([
    { label: "Why?", kind: "short_text", required: false, options: [], screensOut: [] },
  ]);
  const choice = {
    ...newField("multiple_choice"),
    options: [newOption("A"), newOption(" "), newOption("B")],
  };
  expect(toInput({ ...newDraft("pre"), fields: [choice] }).fields[0]?.options).toEqual(["A", "B"]);
});

test("nobody is screened out after the interview", () => {
  const draft = { ...toDraft(stored), formType: "post" as const };
  expect(toInput(draft).fields[0]?.screensOut).toEqual([]);
});

test("a preview can be shown before everything is filled in, and with an option twice", () => {
  const field = { ...newField("single_choice"), options: [newOption("A"), newOption("A")] };
  const preview = toPreview({ name: " ", formType: "pre", fields: [field] });
  expect(preview.name).toBe("Untitled form");
  expect(preview.fields[0]).toMatchObject({ label: "Question 1", options: ["A"], id: field.key });
});

test("a question moves to its place, and nowhere beyond the ends", () => {
  const fields = toDraft(stored).fields;
  expect(withFieldAt(fields, 0, 1).map(({ id }) => id)).toEqual(["ease", "role"]);
  expect(withFieldAt(fields, 0, 2)).toBe(fields);
  expect(withFieldAt(fields, 0, -1)).toBe(fields);
});

test("the server's sentences are found by question and part", () => {
  const errors = {
    name: "x",
    "fields.1.options": "two",
    "fields.1.options.0": "blank",
    "fields.11.label": "no",
  };
  expect(Object.fromEntries(errorsOf(errors, 1))).toEqual({ options: "blank" });
});
