import { isDeepStrictEqual } from "node:util";
import { type ErrorCode, errorCodes, statusOf } from "#contract/errors.ts";
import type { Operation } from "#contract/operation.ts";
import type { Reply } from "#server/testing/client.ts";
import type { Request } from "./requests.ts";
import { canary } from "./schema-values.ts";
import { foreignCanary } from "./world.ts";

/** What a body of ours never holds: how the server is made, and what is stored in place of a password. */
const innards =
  /node_modules|\.ts:\d|\bat \w+ \(|insert into |violates |ECONN|scrypt\$|password_?hash|token_?hash|postgres(ql)?:\/\//i;
const sqlOrZod = /\bselect .* from |\bZod|\bExpected |\breceived |undefined|\[object/i;
const errorKeys = ["error", "code", "message", "fields", "canUpgrade", "limits"];
/** Both texts come back where somebody else was faster, so that nothing is lost. */
const keysOfBothTexts = ["changedBy", "theirs", "yours"];

/**
 * Codes with a status from 500 on that say something of the installation or of others, by whose operations may say so.
 * That something is unavailable is said of a database or a thread that is away: here all are there.
 */
const saidByDesign = new Map<unknown, RegExp>([
  ["payments_off", /checkout|subscription|billing|one-off|stripe/],
  ["reddit_unavailable", /reddit/],
]);

/** What is wrong with an answer, in a sentence; null for nothing. */
export function findFault(
  operation: Operation,
  request: Request,
  reply: Reply,
  secrets: string[],
): string | null {
  return (
    findLeak(reply, secrets) ??
    (reply.status < 400 ? findFaultOfSuccess(operation, request, reply) : findFaultOfError(operation, reply))
  );
}

function findLeak({ text }: Reply, secrets: string[]): string | null {
  if (text.includes(foreignCanary)) return "shows another tenant's text";
  const innard = innards.exec(text)?.[0];
  if (innard !== undefined && !text.startsWith("<!doctype html>")) return `shows "${innard}"`;
  const secret = secrets.find((one) => text.includes(one));
  return secret === undefined ? null : `shows a secret (${secret.slice(0, 4)}…)`;
}

function findFaultOfSuccess(operation: Operation, { actor, params }: Request, reply: Reply): string | null {
  const { status, body, text } = reply;
  const isForeign = Object.values(params).some((value) => value.startsWith("$foreign"));
  if (operation.access === "creator" && actor === "nobody") return `is answered ${status} without a login`;
  if (isForeign) return `is answered ${status} for an id of another tenant`;
  const schema = operation.answers[status];
  if (!schema) return `is answered ${status}, which the contract does not have`;
  // A file, and the docs, are sent as they are.
  const isFile = reply.headers.get("content-disposition")?.startsWith("attachment");
  if (isFile || !reply.headers.get("content-type")?.includes("json")) return null;
  const result = schema.safeParse(body);
  if (!result.success) return `is no answer of the contract: ${result.error.message.slice(0, 500)}`;
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(result.data)), body))
    return `has more than the contract: ${text.slice(0, 500)}`;
  return null;
}

function findFaultOfError({ path }: Operation, { status, body, text, headers }: Reply): string | null {
  if (!headers.get("content-type")?.startsWith("application/json"))
    return `is an error of another type than JSON: ${text.slice(0, 200)}`;
  const code = body?.code as ErrorCode;
  if (status >= 500 && !saidByDesign.get(code)?.test(path))
    return `is answered ${status} ${text.slice(0, 300)}`;
  if (!errorCodes.includes(code) || statusOf(code) !== status)
    return `has no code of ours for ${status}: ${text.slice(0, 200)}`;
  if (body.message !== body.error) return "says two things";
  const sentences = [body.error, ...Object.values(body.fields ?? {})];
  const odd = sentences.find((one) => typeof one !== "string" || !/^\S.{3,400}$/s.test(one));
  if (odd !== undefined) return `says no sentence: ${JSON.stringify(odd).slice(0, 200)}`;
  if (sqlOrZod.test(text)) return `speaks of the server's making: ${text.slice(0, 300)}`;
  const isOutrun = code === "changed_meanwhile";
  if (!isOutrun && withoutCited(body).includes(canary)) return `repeats what came in: ${text.slice(0, 300)}`;
  const strangeKey = Object.keys(body).find(
    (key) => !errorKeys.includes(key) && !(isOutrun && keysOfBothTexts.includes(key)),
  );
  return strangeKey === undefined ? null : `has "${strangeKey}" beside the error`;
}

/**
 * An error may cite a name that came in, in quotation marks and cut; a field that is not taken is refused under its
 * own. Of all else that came in nothing comes back.
 */
function withoutCited({ fields, ...rest }: Reply["body"]): string {
  const others = Object.entries(fields ?? {}).map(([key, sentence]) =>
    isRefusedName(sentence) ? "" : `${key}: ${sentence}`,
  );
  return JSON.stringify([...others, rest]).replace(/“[^”]{1,200}”|\\"[^"]{1,200}\\"/g, "“”");
}

function isRefusedName(sentence: unknown): boolean {
  return typeof sentence === "string" && /^There is no field “.{1,65}” here\.$/s.test(sentence);
}
