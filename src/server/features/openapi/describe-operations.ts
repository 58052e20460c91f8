import type { ApiContent, ApiDocument, ApiOperation, Schema } from "./api-document.ts";
import { typesOf } from "./json-schemas.ts";

/** The document in the order in which people read it: what the page is made of. */

export interface DescribedOperation {
  method: string;
  path: string;
  /** Who may call. */
  who: string;
  operation: ApiOperation;
  fields: Field[];
  /** Status, and what comes with it. */
  answers: { status: string; type: string; example: string | null }[];
  curl: string;
}

export interface Field {
  name: string;
  /** Where it goes: path, query, header, body or form. */
  place: string;
  type: string;
  required: boolean;
}

export interface DescribedNoun {
  title: string;
  about: string;
  anchor: string;
  operations: DescribedOperation[];
}

export function describeOperations(api: ApiDocument): DescribedNoun[] {
  const all = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return api.tags.map(({ name, description }) => ({
    ...{ title: name, about: description, anchor: anchorOf(name) },
    operations: all
      .filter(({ operation }) => operation.tags.includes(name))
      .map((one) => describeOperation(api, one)),
  }));
}

function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}

function describeOperation(
  api: ApiDocument,
  { path, method, operation }: { path: string; method: string; operation: ApiOperation },
): DescribedOperation {
  return {
    ...{ path, method, operation, who: describeWho(operation) },
    fields: [...describeParameters(operation), ...describeBody(operation.requestBody?.content ?? {})],
    answers: describeAnswers(operation),
    curl: writeCurl(api.servers[0]?.url ?? "", { path, method, operation }),
  };
}

function describeWho({ security, parameters }: ApiOperation): string {
  const scopes = security.flatMap(({ apiKey }) => (apiKey ? [apiKey] : []))[0];
  if (scopes?.length === 0) return "Needs an API key or a login.";
  if (scopes) return `Needs an API key for ${scopes.join(" and ")}, or a login.`;
  if (security.length > 0) return "Needs a login.";
  return parameters.some(({ name }) => name === "x-resume-token") ? "For participants." : "For anyone.";
}

export interface DescribedShape {
  name: string;
  fields: Field[];
  /** What it is, where it has no fields. */
  type: string;
}

/** The named shapes that calls answer, by their names. */
export function describeShapes(api: ApiDocument): DescribedShape[] {
  return Object.entries(api.components.schemas)
    .map(([name, schema]) => ({ name, fields: describeFields(schema, "answer"), type: typeText(schema) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describeFields({ properties = {}, required = [] }: Schema, place: string): Field[] {
  return Object.entries(properties).map(([name, field]) => ({
    ...{ name, place, type: typeText(field) },
    required: required.includes(name),
  }));
}

function describeParameters({ parameters }: ApiOperation): Field[] {
  return parameters.map(({ name, in: place, required, schema }) => ({
    ...{ name, place, required },
    type: place === "path" && schema.pattern !== undefined ? "id" : typeText(schema),
  }));
}

function describeBody(content: ApiContent): Field[] {
  return Object.entries(content).flatMap(([type, { schema }]) => {
    const place = type === "multipart/form-data" ? "form" : "body";
    if (schema.type !== "object") return [{ name: "", place, type: typeText(schema), required: true }];
    return describeFields(schema, place);
  });
}

function describeAnswers({ responses }: ApiOperation): DescribedOperation["answers"] {
  return Object.entries(responses).flatMap(([status, answer]) => {
    if ("$ref" in answer) return [];
    return Object.entries(answer.content).map(([type, { schema, example }]) => ({
      status,
      type: type === "application/json" ? typeText(schema) : type,
      example: example === undefined ? null : JSON.stringify(example, null, 2),
    }));
  });
}

const maxChoices = 8;

/** A schema in a few words. */
function typeText(schema: Schema | boolean | undefined): string {
  if (schema === undefined || typeof schema === "boolean") return "anything";
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return listChoices(schema.enum.map((value) => JSON.stringify(value)));
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return listChoices([...new Set(choice.map(typeText))]);
  if (schema.format === "binary") return "file";
  const types = typesOf(schema);
  return types.length === 0 ? "anything" : types.map((type) => typeWord(type, schema)).join(" | ");
}

const typeWords: Record<string, string> = { string: "text", integer: "whole number" };

function typeWord(type: string, { items }: Schema): string {
  return type === "array" ? `list of ${typeText(toOne(items))}` : (typeWords[type] ?? type);
}

function toOne(items: Schema["items"]): Schema | boolean | undefined {
  return Array.isArray(items) ? items[0] : items;
}

function listChoices(choices: string[]): string {
  const shown = choices.slice(0, maxChoices).join(" | ");
  return choices.length > maxChoices ? `${shown} | …` : shown;
}

function writeCurl(
  serverUrl: string,
  { path, method, operation }: { path: string; method: string; operation: ApiOperation },
): string {
  const lines = [`curl${method === "GET" ? "" : ` -X ${method}`} '${serverUrl}${path}'`];
  if (operation.security.length > 0) lines.push('-H "authorization: Bearer $ASKWELL_KEY"');
  const content = operation.requestBody?.content ?? {};
  const json = content["application/json"];
  const form = content["multipart/form-data"];
  if (form) {
    const [name = "file"] = Object.keys(form.schema.properties ?? {});
    lines.push(`-F '${name}=@file'`);
  } else if (json) {
    lines.push("-H 'content-type: application/json'");
    lines.push(`-d '${JSON.stringify(json.example).replaceAll("'", "'\\''")}'`);
  }
  return lines.join(" \\\n  ");
}
