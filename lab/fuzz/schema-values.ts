import fc from "fast-check";
import type { z } from "zod";

/** Stands in every text that is made up, so that an answer that repeats what came in is found out. */
export const canary = "Zqkorb";

/** A placeholder for an id that exists while the case runs: "$own.project", "$foreign.interview". */
export const idKinds = [
  "project",
  "interview",
  "session",
  "job",
  "form",
  "transcript",
  "thread",
  "persona",
  "member",
  "reportLink",
  "personalLink",
  "finding",
  "preview",
  "practice",
  "key",
  "webhook",
] as const;
export type IdKind = (typeof idKinds)[number];

interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, string>;
  checks?: { _zod: { def: Check } }[];
}
interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;
const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod }) => _zod.def);

const words = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("planner on Monday", "Hello there.", "How do you cook?", "x") },
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 40 }) },
);

/** What fields of these names hold, beyond what their schema says. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom("zqk@example.org", "$own.email", "A.B+c@sub.example.org", "ü@exämple.org"),
  password: fc.constantFrom("correct horse battery", "another long password", "short"),
  prototypeUrl: fc.constantFrom("", "https://example.org/x", "http://localhost/", "javascript:alert(1)"),
  url: fc.constantFrom(
    "$forum",
    "https://127.0.0.1/x",
    "http://[::1]/",
    "https://reddit.com/r/a/comments/smallone/x/",
  ),
  complete: fc.constantFrom("", "https://example.org/back"),
  interviewId: fc.constantFrom("$own.interview", "$foreign.interview"),
  projectId: fc.constantFrom("$own.project", "$foreign.project"),
  transcriptIds: fc.array(fc.constantFrom("$own.transcript", "$foreign.transcript"), { maxLength: 3 }),
  preInterviewFormId: fc.constantFrom("$own.form", "$foreign.form", "", null),
  postInterviewFormId: fc.constantFrom("$own.form", "$foreign.form", "", null),
  ids: fc.array(fc.constantFrom("$own.session", "$foreign.session"), { maxLength: 3 }),
  mergedInto: fc.constantFrom("$own.finding", "$foreign.finding", null),
  // Waiting is the caller's wish; here nobody has the time.
  waitMs: fc.constantFrom(0, 1, 25),
  participants: fc.constant(1),
};

/** Values that a schema is meant to take; what its own refinements say beyond that is left to chance. */
export function valuesOf(schema: z.ZodType, name = "", depth = 0): fc.Arbitrary<unknown> {
  const known = byName[name];
  const made = makeValues(definitionOf(schema), name, depth);
  return known === undefined
    ? made
    : fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: made });
}

function makeValues(definition: Definition, name: string, depth: number): fc.Arbitrary<unknown> {
  const { type, innerType, options = [], element } = definition;
  const inner = (schema: z.ZodType | undefined) =>
    schema ? valuesOf(schema, name, depth + 1) : fc.constant(null);
  switch (type) {
    case "object":
      return objectsOf(definition.shape ?? {}, depth);
    case "string":
      return textsOf(definition);
    case "number":
      return numbersOf(definition);
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(element ? valuesOf(element, "", depth + 1) : fc.constant(1), { maxLength: 4 });
    case "union":
      return fc.oneof(...options.map(inner));
    case "nullable":
      return fc.oneof(
        { weight: 1, arbitrary: fc.constant(null) },
        { weight: 3, arbitrary: inner(innerType) },
      );
    case "optional":
    case "default":
    case "nonoptional":
      return inner(innerType);
    case "pipe":
      return inner(
        definition.in && definitionOf(definition.in).type !== "transform" ? definition.in : definition.out,
      );
    default:
      return valuesOfRest(definition, depth);
  }
}

function valuesOfRest(definition: Definition, depth: number): fc.Arbitrary<unknown> {
  const { type, valueType, values = [], entries = {} } = definition;
  switch (type) {
    case "literal":
      return fc.constantFrom(...values);
    case "enum":
      return fc.constantFrom(...Object.values(entries));
    case "record":
      return fc.dictionary(keys, valueType ? valuesOf(valueType, "", depth + 1) : fc.constant(1), {
        maxKeys: 3,
      });
    case "unknown":
    case "any":
      return fc.jsonValue({ maxDepth: 2 });
    // A field that is refused with a sentence of its own is left out.
    case "never":
      return fc.constant(undefined);
    default:
      throw new Error(`no values are known for a schema of type "${type}"`);
  }
}

/** Keys that are words of people, or of JavaScript. */
const keys = fc.oneof(
  fc.constantFrom("ref", "utm", "__proto__", "constructor", "toString"),
  fc.constant(`${canary}.key`),
  fc.string({ maxLength: 12 }).map((text) => `${canary}${text}`),
);

function objectsOf(shape: Record<string, z.ZodType>, depth: number): fc.Arbitrary<unknown> {
  const names = Object.keys(shape);
  const model = Object.fromEntries(
    names.map((name) => [name, valuesOf(shape[name] as z.ZodType, name, depth + 1)]),
  );
  const requiredKeys = names.filter(
    (name) => !["optional", "default"].includes(definitionOf(shape[name] as z.ZodType).type),
  );
  return fc.record(model, { requiredKeys });
}

function textsOf(definition: Definition): fc.Arbitrary<string> {
  const checks = checksOf(definition);
  const pattern = checks.find((check) => check.format === "regex")?.pattern;
  if (pattern)
    return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace("i", "")), { maxLength: 30 });
  const isDate = definition.format === "date" || checks.some(({ format }) => format === "date");
  if (isDate) return fc.constantFrom("2026-01-01", "2026-02-28", "1999-12-31", "9999-12-31");
  const most = checks.find((check) => check.check === "max_length")?.maximum ?? Number.POSITIVE_INFINITY;
  return words.map((text) => `${canary} ${text}`.slice(0, most));
}

function numbersOf(definition: Definition): fc.Arbitrary<number> {
  const checks = checksOf(definition);
  const bound = (kind: string) => checks.find(({ check }) => check === kind)?.value;
  const min = Math.max(bound("greater_than") ?? -1_000_000, Number.MIN_SAFE_INTEGER);
  const max = Math.min(bound("less_than") ?? 1_000_000, Number.MAX_SAFE_INTEGER);
  const isWhole = checks.some((check) => check.check === "number_format");
  return isWhole
    ? fc.integer({ min, max: Math.max(min, max) })
    : fc.double({ min, max: Math.max(min, max), noNaN: true });
}
