import { expect, test } from "vitest";
import type { Form } from "#contract/forms.ts";
import {
  byKey,
  describeQuota,
  listAnswers,
  listByChoices,
  listCountryChoices,
  readByKey,
} from "./quota-words.ts";

const lists = { options: [], screensOut: [] };
const form: Form = {
  ...{ _id: "f", name: "Screener", formType: "pre", builtIn: false },
  fields: [
    {
      ...lists,
      id: "role",
      label: "Your role?",
      kind: "single_choice",
      required: true,
      options: ["Nurse", "Other"],
    },
    { ...lists, id: "ease", label: "How easy?", kind: "scale", required: false, min: 0, max: 3 },
    { ...lists, id: "mail", label: "Mail?", kind: "email", required: false },
  ],
};

test("a quota counts by something about people or by an answer, and its choice is read back", () => {
  for (const by of [
    { kind: "form", fieldId: "about:country" },
    { kind: "aboutYou", attribute: "country" },
  ] as const) {
    expect(readByKey(byKey(by))).toEqual(by);
  }
});

test("addresses are nothing to count by, and without a form there is only what everybody says", () => {
  const values = listByChoices(form).flatMap(({ items }) => items.map(({ value }) => value));
  expect(values).toEqual(["about:ageRange", "about:country", "about:occupation", "form:role", "form:ease"]);
  expect(listByChoices(undefined)).toHaveLength(1);
});

test("the answers to choose from are those that can be given", () => {
  expect(listAnswers({ kind: "form", fieldId: "role" }, form)).toEqual(["Nurse", "Other"]);
  expect(listAnswers({ kind: "form", fieldId: "ease" }, form)).toEqual(["0", "1", "2", "3"]);
  expect(listAnswers({ kind: "aboutYou", attribute: "ageRange" }, form)).toContain("Prefer not to say");
  expect(listAnswers({ kind: "aboutYou", attribute: "country" }, form)).toBeUndefined();
  expect(listCountryChoices()).toEqual(
    expect.arrayContaining([
      { value: "IE", label: "Ireland" },
      { value: "TR", label: "Türkiye" },
    ]),
  );
});

test("a quota is told by its question, also where the form is another one by now", () => {
  const quota = { id: "q", name: "N", values: ["Nurse", "Other"], limit: 3 };
  expect(describeQuota({ ...quota, by: { kind: "form", fieldId: "role" } }, form)).toBe(
    "Your role?: Nurse or Other",
  );
  expect(
    describeQuota(
      { ...quota, by: { kind: "aboutYou", attribute: "country" }, values: ["IE", "Turkey"] },
      form,
    ),
  ).toBe("Country: Ireland or Türkiye");
  expect(describeQuota({ ...quota, by: { kind: "form", fieldId: "gone" } }, form)).toMatch(
    /^An answer of the form/,
  );
});
