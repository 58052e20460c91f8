import { z } from "zod";
import { download } from "#contract/fields.ts";
import type { Noun } from "#contract/operations.ts";
import type { Schema } from "./api-document.ts";

export const componentStart = "#/components/schemas/";

export interface JsonSchemas {
  /** The named shapes, by their names. */
  components: Record<string, Schema>;
  /** What an answer is, with references to named shapes. */
  answer: (shape: z.ZodType) => Schema;
  /** What a call takes, before defaults are filled in. */
  input: (shape: z.ZodType) => Schema;
}

/** The contract's zod shapes as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export function openJsonSchemas(nouns: Noun[]): JsonSchemas {
  const named = z.registry<Record<string, unknown>>();
  for (const [name, shape] of nouns.flatMap(({ shapes }) => shapes)) {
    if (!named.has(shape)) named.add(shape, { id: name.charAt(0).toUpperCase() + name.slice(1) });
  }
  const uri = (name: string) => componentStart + name;
  const { schemas } = z.toJSONSchema(named, { uri, override: loosen });
  named.add(download, { format: "binary" });
  const inOrder = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    components: Object.fromEntries(inOrder.map(([name, schema]) => [name, toJson(schema)])),
    answer: (shape) => toJson(z.toJSONSchema(shape, { metadata: named, override: loosen })),
    input: (shape) => toJson(z.toJSONSchema(shape, { io: "input", override: dropRefused })),
  };
}

/** Answers may get further fields later on; programs are to overlook those that they do not know. */
function loosen({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Fields that are in a shape only to be refused by name are nothing that a call takes. */
function dropRefused({ jsonSchema }: { jsonSchema: Schema }): void {
  for (const [name, field] of Object.entries(jsonSchema.properties ?? {}))
    if (typeof field === "object" && "not" in field) delete jsonSchema.properties?.[name];
}

/** Named shapes stand once, among the document's components. */
function toJson(schema: Schema): Schema {
  const { $schema, $id, $defs, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${componentStart}`));
}

/** What a value may be; zod writes some that may be null with a list of types. */
export function typesOf({ type }: Schema): string[] {
  const given: unknown = type;
  if (Array.isArray(given)) return given.map(String);
  return typeof given === "string" ? [given] : [];
}
