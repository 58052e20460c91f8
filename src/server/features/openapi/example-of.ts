import type { Schema } from "./api-document.ts";
import { componentStart, typesOf } from "./json-schemas.ts";

/** Bodies that no rule makes: where fields depend on each other, or on what a field is for. */
const bodies: Record<string, unknown> = {
  createInterview: {
    name: "Tools for remote work",
    introduction: "Thank you for taking part.",
    objective: "Understand how people choose tools for remote work.",
    topics: ["Tools"],
    questions: ["What happened the last time that working together was hard?"],
  },
  checkInterviewScript: { questions: ["Do you like our great new product?"] },
  changeLeftOut: { leftOut: true, sourceIds: ["4kT9cXw2QmZr7LbNfH3sVy"] },
  startPractice: { topic: "Grocery shopping" },
  startSession: {
    consentGiven: true,
    userInfo: { ageRange: "25-34", occupation: "Nurse", location: "IE", townCity: "Galway" },
  },
};

/** Texts by the names of their fields. */
const texts: Record<string, string> = {
  email: "ada@example.org",
  password: "correct horse battery",
  name: "Remote work",
  url: "https://example.org/askwell",
  language: "en",
  error: "",
  message: "Last week I missed a deadline because of it.",
  text: "Last week I missed a deadline because of it.",
  question: "What was hard?",
};

const anId = "4kT9cXw2QmZr7LbNfH3sVy";
const aTime = "2026-11-21T10:00:00.000Z";
const deepest = 5;

interface Options {
  /** The operation whose body it is: optional fields are left out. */
  operation?: string;
  components?: Record<string, Schema>;
}

/** A value that a schema takes. */
export function exampleOf(schema: Schema, options: Options): unknown {
  const known = options.operation === undefined ? undefined : bodies[options.operation];
  return known ?? build(schema, { ...options, name: "", depth: 0 });
}

interface Place extends Options {
  name: string;
  depth: number;
}

function build(schema: Schema | boolean | undefined, place: Place): unknown {
  if (schema === undefined || typeof schema === "boolean") return {};
  if (schema.$ref !== undefined) return buildNamed(schema.$ref, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choice)
    return build(
      choice.find((one) => typeof one !== "boolean" && one.type !== "null"),
      place,
    );
  return buildTyped(schema, place);
}

function buildNamed(ref: string, place: Place): unknown {
  const found = place.components?.[ref.slice(componentStart.length)];
  return place.depth >= deepest ? {} : build(found, place);
}

function buildTyped(schema: Schema, place: Place): unknown {
  const type = typesOf(schema)[0] ?? "string";
  if (type === "object") return buildObject(schema, place);
  if (type === "array") return buildArray(schema, place);
  if (type === "string") return exampleText(place.name, schema);
  if (type === "boolean") return true;
  return type === "null" ? null : Math.max(1, schema.minimum ?? 1);
}

function buildArray({ items, minItems = 0 }: Schema, place: Place): unknown[] {
  if (place.depth >= deepest && minItems === 0) return [];
  const first = Array.isArray(items) ? items[0] : items;
  return [build(first, { ...place, depth: place.depth + 1 })];
}

function buildObject({ properties = {}, required = [] }: Schema, place: Place): Record<string, unknown> {
  const isBody = place.operation !== undefined;
  const object: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    if (isBody && !required.includes(name)) continue;
    object[name] = build(schema, { ...place, name, depth: place.depth + 1 });
  }
  return object;
}

function exampleText(name: string, { minLength = 0, maxLength = 200 }: Schema): string {
  const known = texts[name];
  if (known !== undefined) return known;
  if (/^_?id$|Id$/.test(name)) return anId;
  if (/(At|Date|Activity|timestamp)$/.test(name)) return aTime;
  if (/[uU]rl$/.test(name)) return texts.url ?? "";
  return "text".padEnd(minLength, " text").slice(0, maxLength);
}
