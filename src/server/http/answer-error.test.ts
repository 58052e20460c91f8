import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import { answerError, toInvalidFields } from "./answer-error.ts";

/** What a visitor is answered and what a log keeps when a call fails with this. */
async function failWith(error: unknown) {
  let logged = "";
  const log = pino({ level: "info" }, { write: (line: string) => (logged += line) });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler(answerError);
  app.get("/fails", () => {
    throw error;
  });
  const reply = await app.inject("/fails");
  await app.close();
  return { status: reply.statusCode, body: reply.json(), text: reply.body, headers: reply.headers, logged };
}

const failedQuery = (code: string) =>
  Object.assign(new Error("Failed query: insert into turns\nparams: canary-words,canary-token"), {
    query: "insert into turns",
    params: ["canary-words"],
    cause: Object.assign(new Error('duplicate key: "canary-row"'), {
      code,
      detail: "Key (email)=(canary@x)",
    }),
  });

describe("an error that nobody expected", () => {
  test("is told without a word of what it was, and logged by its place", async () => {
    const { status, body, text, headers, logged } = await failWith(
      new Error("canary: table users is on fire"),
    );
    expect(status).toBe(500);
    expect(body).toEqual({
      error: "Something went wrong on our side. Please try again.",
      code: "unexpected",
      message: "Something went wrong on our side. Please try again.",
    });
    expect(text).not.toContain("canary");
    expect(headers["cache-control"]).toBe("no-store");
    expect(logged).toContain("table users is on fire");
    expect(logged).toContain("answer-error.test.ts");
  });

  test("of the database leaves no participant's words in the log, only its code and place", async () => {
    const { status, text, logged } = await failWith(failedQuery("23505"));
    expect(status).toBe(500);
    expect(text + logged).not.toContain("canary");
    expect(logged).toContain("database error 23505");
    expect(logged).toContain("answer-error.test.ts");
  });

  test.each(["a text", null, undefined, 7, { statusCode: 200 }])(
    "%j, thrown, is an error like any other",
    async (thrown) => {
      expect((await failWith(thrown)).status).toBeGreaterThanOrEqual(500);
    },
  );
});

describe("trouble of the database", () => {
  test.each([
    ["53100", "storage_full"],
    ["08006", "unavailable"],
    ["57P01", "unavailable"],
    ["53300", "unavailable"],
    ["ECONNREFUSED", "unavailable"],
    ["ETIMEDOUT", "unavailable"],
    ["40P01", "unavailable"],
    ["40001", "unavailable"],
  ])("%s is answered as %s, to be tried again", async (code, answered) => {
    const { status, body, headers, logged } = await failWith(failedQuery(code));
    expect([status, body.code]).toEqual([503, answered]);
    expect(headers["retry-after"]).toBe("5");
    expect(logged).toBe("");
  });
});

test("a known error is answered by its code, with its details", async () => {
  const { status, body } = await failWith(new AppError("not_complete", { hint: "almost" }));
  expect([status, body]).toEqual([
    400,
    {
      error: "Interview must be complete before finalizing",
      code: "not_complete",
      message: "Interview must be complete before finalizing",
      hint: "almost",
    },
  ]);
});

describe("input that a schema refuses", () => {
  const schema = z.object({
    name: z.string({ error: "Name is required" }),
    size: z.union([z.literal("small"), z.object({ width: z.number() })]),
    list: z.array(z.number()).max(1),
  });
  const sentencesFor = (value: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) throw new Error("the value is right");
    return toInvalidFields(result.error, schema).details.fields;
  };

  test("has a sentence a field, in the order of the schema", () => {
    const fields = sentencesFor({ size: "large", list: [1, 2] }) as Record<string, string>;
    expect(Object.keys(fields)[0]).toBe("name");
    expect(fields.name).toBe("Name is required");
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^[A-Z].*[.d]$/);
  });

  test("that is no object at all has one too", () => {
    expect(Object.values(sentencesFor(null) ?? {})).toEqual(["Something in this request isn't right."]);
  });
});

describe("names that the sender made up are not repeated", () => {
  const schema = z.object({
    notes: z.record(z.string().max(20), z.union([z.string().max(5), z.array(z.string())])).optional(),
    filter: z
      .string()
      .transform((text) => JSON.parse(text) as unknown)
      .pipe(z.object({ by: z.number() }))
      .nullish(),
    people: z.array(z.object({ age: z.number() })).default([]),
    size: z.strictObject({ width: z.number() }).optional(),
  });
  test.each([
    ["a key of a record", { notes: { canary: 7 } }, ["notes"]],
    ["a key that is too long", { notes: { [`canary ${"x".repeat(20)}`]: "x" } }, ["notes"]],
    ["a place in the list of a record's key", { notes: { canary: ["x", 7] } }, ["notes"]],
    ["a field that nobody knows", { size: { width: 1, canary: 1 } }, ["size"]],
    [
      "fields that the schema names are told to the end",
      { filter: '{"by":"canary"}', people: [{ age: 1 }, {}] },
      ["filter.by", "people.1.age"],
    ],
  ])("%s", (_, value, fields) => {
    const result = schema.safeParse(value);
    const { message, details } = toInvalidFields(result.error ?? expect.unreachable(), schema);
    expect(Object.keys(details.fields as object)).toEqual(fields);
    expect(message + JSON.stringify(details)).not.toContain("canary");
  });
});
