import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type ErrorBody, type ErrorCode, errorCodes, sentenceOf, statusOf } from "#contract/errors.ts";
import { AppError, invalidFields } from "../app-error.ts";
import { describeError, diskFull, findDatabaseErrorCode, isConnectionTrouble } from "../db/database-error.ts";
import { knownPath } from "./unknown-fields.ts";

/** The one place where an error becomes an answer. Unknown ones are logged and told without details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = describeAnswer(error, request);
  if (status === 429 || status === 503) reply.header("retry-after", "5");
  reply.code(status).header("cache-control", "no-store").type("application/json").send(JSON.stringify(body));
}

/** What is told of an error, also where an answer has begun already. */
export function describeAnswer(error: unknown, request: FastifyRequest): { status: number; body: ErrorBody } {
  const known = toAppError(error);
  if (known.code === "unexpected") {
    request.log.error({ error: describeError(error), route: request.routeOptions.url }, "unexpected error");
  }
  const body = { error: known.message, code: known.code, ...known.details, message: known.message };
  return { status: statusOf(known.code), body };
}

const byStatus: Partial<Record<number, ErrorCode>> = {
  400: "invalid_input",
  404: "not_found",
  413: "too_large",
  415: "unsupported_content",
  429: "rate_limited",
};

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (typeof error !== "object" || error === null) return new AppError("unexpected");
  const { code, statusCode } = error as FastifyError;
  const databaseCode = findDatabaseErrorCode(error);
  if (databaseCode === diskFull) return new AppError("storage_full");
  if (databaseCode !== null && isWorthAnotherTry(databaseCode)) return new AppError("unavailable");
  if (code === "FST_ERR_CTP_EMPTY_JSON_BODY" || code === "FST_ERR_CTP_INVALID_JSON_BODY") {
    return new AppError("invalid_input", { error: "This request is not valid JSON." });
  }
  const mapped = statusCode === undefined ? undefined : byStatus[statusCode];
  return new AppError(mapped ?? "unexpected");
}

/** Deadlocks too: nothing of the call was stored, and the next time it is alone. */
function isWorthAnotherTry(code: string): boolean {
  return isConnectionTrouble(code) || code === "40P01" || code === "40001";
}

/** The sentences of a failed validation, by field, in the order of the schema. */
export function toInvalidFields(error: z.core.$ZodError, schema: z.core.$ZodType): AppError {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of error.issues) {
    const { path, message } = firstSentence(issue, schema);
    const field = path.join(".") || "body";
    fields[field] ??= message;
  }
  return invalidFields(fields);
}

interface Sentence {
  path: PropertyKey[];
  message: string;
}

/** Inside a union the alternatives' own sentences say more than "Invalid input". */
function firstSentence(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
  above: PropertyKey[] = [],
): Sentence {
  const path = [...above, ...issue.path];
  const inner = issue.code === "invalid_union" ? issue.errors.at(-1)?.[0] : undefined;
  if (inner && issue.message === "Invalid input") return firstSentence(inner, schema, path);
  const known = knownPath(schema, path);
  return { path: known, message: plain(issue, known) };
}

const ownSentences = new Set<string>(errorCodes.map(sentenceOf));

/** Zod's own sentences are for programmers; ours name the field. */
function plain(issue: z.core.$ZodIssue, path: PropertyKey[]): string {
  // Zod would name all the keys, which are the sender's own words.
  const namesKeys = issue.code === "unrecognized_keys" && issue.message.startsWith("Unrecognized");
  if (namesKeys) return sentenceOf("invalid_input");
  const isZods = issue.message.startsWith("Invalid") || issue.message.startsWith("Too ");
  if (!isZods || ownSentences.has(issue.message)) return issue.message;
  const name = [...path].reverse().find((part) => typeof part === "string");
  return name === undefined ? sentenceOf("invalid_input") : `The value of "${String(name)}" is not valid.`;
}
