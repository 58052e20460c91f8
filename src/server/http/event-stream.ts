import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { describeAnswer } from "./answer-error.ts";

export type SendEvent = (event: string, data: unknown) => void;

export function wantsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.accept ?? "");
}

/** Lets a connection be silent for longer than others may, for one answer that is not streamed. */
export function allowSilence(request: FastifyRequest, ms: number): void {
  request.raw.setTimeout(ms);
}

/**
 * Fires when the connection closes: nobody pays for work that nobody will read. The reason is an answer like others,
 * which nobody reads either, so that the log has no error for it.
 */
export function abortWhenLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort(new AppError("unavailable")));
  return left.signal;
}

/** Proxies cut a stream that says nothing for a minute, and the browser takes it for dead. */
const beatMs = 15_000;

/**
 * Answers with server-sent events. `work` goes on to its end when the client is gone: what it stores is
 * there for the retry. What it throws is told as an event of its own.
 */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (send: SendEvent) => Promise<void>,
): FastifyReply {
  const stream = new PassThrough();
  stream.on("error", () => undefined);
  const send: SendEvent = (event, data) => {
    if (stream.writable) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  // Something must come at once, so that proxies pass the headers on.
  stream.write(": stream\n\n");
  const beat = setInterval(() => stream.writable && stream.write(": waiting\n\n"), beatMs);
  work(send)
    .catch((error: unknown) => send("error", describeAnswer(error, request).body))
    .finally(() => {
      clearInterval(beat);
      stream.end();
    });
  return reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no")
    .send(stream);
}
