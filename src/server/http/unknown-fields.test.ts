import { describe, expect, test } from "vitest";
import { z } from "zod";
import { findUnknownFields, refuseUnknownFields } from "./unknown-fields.ts";

const schema = z
  .object({
    name: z.string(),
    settings: z.object({ minutes: z.number() }).partial().optional(),
    questions: z.array(z.union([z.string(), z.object({ text: z.string(), help: z.string().optional() })])),
    notes: z.record(z.string(), z.string()).nullish(),
    anything: z.unknown(),
  })
  .partial();

describe("D5: fields that a call does not take", () => {
  test.each([
    ["the top", { name: "a", colour: "red" }, ["colour"]],
    ["an object inside", { settings: { minutes: 5, hours: 1 } }, ["settings.hours"]],
    ["a list of alternatives", { questions: ["a", { text: "b", tone: "c" }] }, ["questions.1.tone"]],
  ])("are named in %s", (_, body, names) => {
    expect(findUnknownFields(schema, body)).toEqual(names);
  });

  test("are none in a record, in what may be anything, and in a body that is no object", () => {
    expect(findUnknownFields(schema, { notes: { mine: "x" }, anything: { a: [{ b: 1 }] } })).toEqual([]);
    expect(findUnknownFields(schema, ["x"])).toEqual([]);
    expect(findUnknownFields(schema, null)).toEqual([]);
  });

  test("are found behind a prepared union, in the alternative that the body fits", () => {
    const prepared = z.preprocess(
      (value) => ({ kind: "a", ...(value as object) }),
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("a"), one: z.number() }),
        z.object({ kind: z.literal("b"), two: z.number() }),
      ]),
    );
    expect(findUnknownFields(prepared, { one: 1 })).toEqual([]);
    expect(findUnknownFields(prepared, { kind: "b", two: 1, one: 1 })).toEqual(["one"]);
  });

  test("of a call without a body are all that it is sent", () => {
    expect(findUnknownFields(undefined, { mine: 1 })).toEqual(["mine"]);
    expect(findUnknownFields(undefined, {})).toEqual([]);
  });

  test("are passed over by their paths where the contract says so", () => {
    const body = { _id: "x", questions: [{ text: "a", tone: "b" }], name: "a" };
    expect(findUnknownFields(schema, body, ["_id", "questions.*.tone"])).toEqual([]);
    expect(findUnknownFields(schema, body, ["_id"])).toEqual(["questions.0.tone"]);
  });

  test("are refused with their names first, cut where they are long, beside what else is wrong", () => {
    const long = "x".repeat(500);
    const { message, details } = refuseUnknownFields(["colour", long], null);
    expect(message).toBe("There is no field “colour” here.");
    expect(Object.keys(details.fields as object)).toEqual(["colour", "x".repeat(64)]);
    expect(JSON.stringify(details).length).toBeLessThan(400);
  });
});
