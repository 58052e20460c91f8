import type { ApiDocument } from "./api-document.ts";
import {
  describeOperations,
  describeShapes,
  type ToldNoun,
  type ToldOperation,
  type ToldShape,
} from "./describe-operations.ts";

/** The API as docs/api.md has it. */
export function writeApiMarkdown(api: ApiDocument): string {
  const nouns = describeOperations(api);
  return [
    "# The API",
    "<!-- Written by `node scripts/write-api-docs.ts`; changes belong into src/contract. -->",
    api.info.description,
    "A running installation shows this at `/api/docs`, with examples, and at `/api/openapi.json` as OpenAPI 3.1 for tools. " +
      "Events are told to other programs by [webhooks](webhooks.md).",
    ...nouns.flatMap(writeNoun),
    "## Shapes",
    "What the names in answers stand for.",
    ...describeShapes(api).map(writeShape),
  ]
    .join("\n\n")
    .concat("\n");
}

function writeNoun({ title, about, operations }: ToldNoun): string[] {
  return [`## ${title}`, ...(about === "" ? [] : [about]), ...operations.map(writeOperation)];
}

function writeOperation({ method, path, who, operation, fields, answers }: ToldOperation): string {
  const lines = [`### ${method} ${path}`, "", `${toMarkdown(operation.summary)}. ${who}`];
  if (operation.description !== undefined) lines.push(operation.description);
  lines.push("");
  for (const { name, place, type, required } of fields) {
    const label = name === "" ? place : `\`${name}\` (${place}${required ? "" : ", optional"})`;
    lines.push(`- ${label}: ${toMarkdown(type)}`);
  }
  for (const { status, type } of answers) lines.push(`- answers ${status}: ${toMarkdown(type)}`);
  return lines.join("\n");
}

function writeShape({ name, fields, type }: ToldShape): string {
  const lines = fields.map(
    (field) => `- \`${field.name}\`${field.required ? "" : " (optional)"}: ${toMarkdown(field.type)}`,
  );
  return `### ${name}\n\n${lines.length === 0 ? toMarkdown(type) : lines.join("\n")}`;
}

function toMarkdown(text: string): string {
  return text.replace(/[<>*_]/g, (sign) => `\\${sign}`);
}
