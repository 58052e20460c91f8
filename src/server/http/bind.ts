import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerInputOf, BodyOf, Operation, ParamsOf, QueryOf } from "#contract/operation.ts";
import { AppError } from "../app-error.ts";
import type { Account } from "../auth/account.ts";
import { isId } from "../ids.ts";
import { toInvalidFields } from "./answer-error.ts";
import { sanitizeText, sanitizeValue } from "./sanitize.ts";
import { findUnknownFields, refuseUnknownFields } from "./unknown-fields.ts";

interface Call<O extends Operation> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** The logged-in creator; on calls that need none it is the visitor's, if there is one. */
  account: O["access"] extends "creator" ? Account : Account | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the answer, or the reply itself where it has begun to send one of another kind, such as a stream. */
export type Handler<O extends Operation> = (call: Call<O>) => Promise<AnswerInputOf<O> | FastifyReply>;

const defaultBodyLimit = 256 * 1024;

/** Puts an operation of the contract on the server: checks what comes in, shapes what goes out. */
export function bind<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
): void {
  const defaultStatus = Number(Object.keys(operation.answers)[0]);
  app.route({
    method: operation.method,
    url: operation.path,
    bodyLimit: operation.bodyLimit ?? defaultBodyLimit,
    config: { access: operation.access, files: operation.files !== undefined },
    handler: async (request, reply) => {
      const call = {
        params: readParams(request.params, operation.wordParams),
        query: check(operation.query, sanitizeValue(request.query)),
        body: operation.files ? undefined : readBody(operation, sanitizeValue(request.body ?? {})),
        account: request.account,
        request,
        reply,
      };
      const answer = await handler(call as unknown as Call<O>);
      // Whoever leaves in the middle of a stream has got its head, and nothing more to get.
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed || answer === reply) return reply;
      const status = reply.statusCode === 200 ? defaultStatus : reply.statusCode;
      const schema = operation.answers[status];
      if (!schema) throw new Error(`${operation.path} answered ${status}, which the contract does not have`);
      reply.header("cache-control", "no-store");
      return reply
        .code(status)
        .type("application/json")
        .send(JSON.stringify(schema.parse(answer)));
    },
  });
}

const maxWordChars = 200;

/** A malformed id becomes one that nothing has, so that it is answered like an unknown one. */
function readParams(params: unknown, words: string[] = []): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const [name, value] of Object.entries(params as Record<string, string>)) {
    const isSound = words.includes(name) ? value.length <= maxWordChars : isId(value);
    clean[name] = isSound ? sanitizeText(value) : "";
  }
  return clean;
}

/** A check of a length asks whatever came in for it, also an object whose length cannot be compared with a number. */
function parse(schema: NonNullable<Operation["body"]>, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (error instanceof TypeError) throw new AppError("invalid_input");
    throw error;
  }
}

function check(schema: Operation["body"], value: unknown): unknown {
  if (!schema) return undefined;
  const result = parse(schema, value);
  if (!result.success) throw toInvalidFields(result.error, schema);
  return result.data;
}

/** A field that the call does not take is refused by name, so that nobody takes it for saved. */
function readBody({ body: schema, ignores = [] }: Operation, sent: unknown): unknown {
  const result = schema && parse(schema, sent);
  const unknown = findUnknownFields(schema, sent, ignores);
  const others = schema && result?.error ? toInvalidFields(result.error, schema) : null;
  if (unknown.length > 0) throw refuseUnknownFields(unknown, others);
  if (others) throw others;
  return result?.data;
}

export function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? sanitizeText(value) : null;
}
