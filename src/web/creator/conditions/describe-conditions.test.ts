import { expect, test } from "vitest";
import type { Condition, Subject } from "#contract/condition-schemas.ts";
import { subjectKey } from "#contract/conditions.ts";
import type { Form } from "#contract/forms.ts";
import {
  describeConditions,
  describeProgress,
  describeWanted,
  emptyCondition,
  listAnswers,
  listCountryChoices,
  listSubjects,
  nextSubject,
  readSubject,
} from "./describe-conditions.ts";

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
    { ...lists, id: "age", label: "Your age?", kind: "number", required: true },
    { ...lists, id: "mail", label: "Mail?", kind: "email", required: false },
  ],
};

test("what a condition is about is read back from its key, whatever it is called", () => {
  const subjects: Subject[] = [
    { kind: "form", fieldId: "about:country" },
    { kind: "aboutYou", attribute: "country" },
    { kind: "link", name: "form:x" },
  ];
  for (const by of subjects) expect(readSubject(subjectKey(by))).toEqual(by);
});

test("addresses are nothing to count by, and a parameter of the link is there where it is kept", () => {
  const values = listSubjects(form, ["city"]).flatMap(({ items }) => items.map(({ value }) => value));
  const about = ["about:ageRange", "about:country", "about:town", "about:occupation"];
  expect(values).toEqual([...about, "form:role", "form:ease", "form:age", "link:city"]);
  expect(listSubjects(undefined, [])).toHaveLength(1);
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

test("a further condition is about something else, and of a number it is a range", () => {
  const first: Condition = { by: { kind: "aboutYou", attribute: "ageRange" }, values: [] };
  expect(nextSubject([first], form, [])).toEqual({ kind: "aboutYou", attribute: "country" });
  const by: Subject = { kind: "form", fieldId: "age" };
  expect(emptyCondition(by, form)).toEqual({ by, from: null, to: null });
});

test("a quota reads as a sentence, also where its question is gone", () => {
  const role: Condition = { by: { kind: "form", fieldId: "role" }, values: ["Nurse", "Other"] };
  const age = (from: number | null, to: number | null): Condition => ({
    ...{ by: { kind: "form", fieldId: "age" }, from, to },
  });
  expect(describeConditions([role, age(null, 29)], form)).toBe(
    "Your role: Nurse or Other, and Your age: 29 or less",
  );
  expect(describeConditions([age(18, null)], form)).toBe("Your age: 18 or more");
  expect(describeConditions([age(18, 29)], form)).toBe("Your age: 18 to 29");
  const country: Condition = { by: { kind: "aboutYou", attribute: "country" }, values: ["IE", "Turkey"] };
  expect(describeConditions([country], form)).toBe("Country: Ireland or Türkiye");
  expect(describeConditions([role], undefined)).toMatch(/^A form answer/);
  expect(describeWanted({ minimum: 5, limit: 10 })).toBe("at least 5, at most 10");
  expect(describeWanted({ minimum: 5, limit: null })).toBe("at least 5");
  expect(describeWanted({ limit: 0 })).toBe("at most 0");
});

test("places whose people fell silent are named apart", () => {
  const quota = { id: "q", name: "N", conditions: [], limit: 9, problem: null };
  const counts = { taken: 4, finished: 1, inProgress: 1 };
  expect(describeProgress({ ...quota, ...counts })).toBe("1 finished · 1 in progress · 2 silent");
  expect(describeProgress({ ...quota, ...counts, taken: 2 })).toBe("1 finished · 1 in progress");
});
