import { z } from "zod";
import { type AppError, invalidFields } from "../app-error.ts";

const maxNamed = 20;
const maxNameChars = 64;

/**
 * Fields of a body that its schema does not have, by their paths, at any depth. Answered with 200 they would look
 * as if they had been saved.
 */
export function findUnknownFields(
  schema: z.core.$ZodType | undefined,
  body: unknown,
  ignores: readonly string[] = [],
): string[] {
  if (ignores.includes("*")) return [];
  const unknown = schema ? unknownIn(schema, body) : isFields(body) ? Object.keys(body) : [];
  return unknown.filter((path) => !ignores.includes(withoutPositions(path))).slice(0, maxNamed);
}

/** "quotas.3.taken" as the contract writes it: "quotas.*.taken". */
function withoutPositions(path: string): string {
  return path.replace(/(?<=^|\.)\d+(?=\.|$)/g, "*");
}

/** The refusal of such fields, each with a sentence, before what else is wrong. */
export function refuseUnknownFields(names: string[], others: AppError | null): AppError {
  const fields: Record<string, string> = Object.create(null);
  for (const name of names)
    fields[name.slice(0, maxNameChars)] = `There is no field “${shorten(name)}” here.`;
  return invalidFields({ ...fields, ...(others?.details.fields as Record<string, string> | undefined) });
}

function shorten(name: string): string {
  return name.length > maxNameChars ? `${name.slice(0, maxNameChars)}…` : name;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unknownIn(schema: z.core.$ZodType, value: unknown): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return isFields(value) ? unknownInObject(def, value) : [];
    case "array":
      return Array.isArray(value)
        ? value.flatMap((item, at) => unknownIn(def.element, item).map((name) => `${at}.${name}`))
        : [];
    case "union":
      return unknownInUnion(def.options, value);
    case "pipe":
      return unknownIn((def.in as z.core.$ZodTypes)._zod.def.type === "transform" ? def.out : def.in, value);
    case "optional":
    case "nullable":
    case "nonoptional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return unknownIn(def.innerType, value);
    default:
      return [];
  }
}

function unknownInObject(def: z.core.$ZodObjectDef, value: Record<string, unknown>): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
    return inner ? unknownIn(inner, item).map((name) => `${key}.${name}`) : [key];
  });
}

/** A check of a length asks whatever came in for it, also an object whose length is no number. */
function fits(schema: z.core.$ZodType, value: unknown): boolean {
  try {
    return z.safeParse(schema, value).success;
  } catch {
    return false;
  }
}

/** Of the alternatives that the value fits, the one that knows the most of it. */
function unknownInUnion(options: readonly z.core.$ZodType[], value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const fitting = options.filter((option) => fits(option, value));
  const found = (fitting.length > 0 ? fitting : options).map((option) => unknownIn(option, value));
  return found.sort((a, b) => a.length - b.length)[0] ?? [];
}

/**
 * The part of a path that the schema itself names. Below a record, or in a field that the schema does not have, the
 * names are the sender's own words, and an answer does not repeat them.
 */
export function knownPath(schema: z.core.$ZodType, path: PropertyKey[]): PropertyKey[] {
  let at: z.core.$ZodType | undefined = schema;
  const known = path.findIndex((key) => {
    at = at && stepInto(at, key);
    return at === undefined;
  });
  return known === -1 ? path : path.slice(0, known);
}

function stepInto(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
    case "array":
      return typeof key === "number" ? def.element : undefined;
    case "union":
      return firstOf(def.options, key);
    case "pipe":
      return firstOf([def.in, def.out], key);
    case "optional":
    case "nullable":
    case "nonoptional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return stepInto(def.innerType, key);
    default:
      return undefined;
  }
}

function firstOf(schemas: readonly z.core.$ZodType[], key: PropertyKey): z.core.$ZodType | undefined {
  for (const one of schemas) {
    const inner = stepInto(one, key);
    if (inner) return inner;
  }
  return undefined;
}
