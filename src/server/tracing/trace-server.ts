import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { JobHandler } from "../jobs/run-job.ts";
import type { TracingSettings } from "../tracing-settings.ts";
import type { Voice } from "../voice.ts";
import { openTracer, type Span, type Tracer } from "./tracer.ts";

/** What the server does, as spans: patterns, names, times and counts. */

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _, done) => {
    const span = tracer.begin(request.method, "server");
    spans.set(request, span);
    tracer.within(span, done);
  });
  // A body is read in the connection's own context: what follows it is brought back.
  app.addHook("preHandler", (request, _, done) => {
    const span = spans.get(request);
    if (span) tracer.within(span, done);
    else done();
  });
  app.addHook("onResponse", async ({ method, routeOptions }, { request, statusCode }) => {
    const route = routeOptions.url ?? "unknown";
    const span = spans.get(request);
    span?.rename(`${method} ${route}`);
    span?.note({
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": statusCode,
    });
    span?.end(statusCode >= 500 ? "failed" : "well");
  });
}

type Querying = { query: (...args: unknown[]) => unknown };

/** Statements of work that is traced; what runs by the clock alone would only be noise. */
function traceDatabase(pool: pg.Pool, tracer: Tracer): void {
  traceQueries(pool as unknown as Querying, tracer);
  pool.on("connect", (client) => traceQueries(client as unknown as Querying, tracer));
}

function traceQueries(target: Querying, tracer: Tracer): void {
  const query = target.query.bind(target);
  target.query = (...args) => {
    // With a callback it is the pool's own call, within one that is traced.
    if (typeof args.at(-1) === "function" || !tracer.isWithin()) return query(...args);
    return tracer.around(nameStatement(args[0]), "client", async (span) => {
      span.note({ "db.system.name": "postgresql" });
      return await query(...args);
    });
  };
}

/** The name of a prepared statement, else its verb and first table. Values are never part of either. */
export function nameStatement(statement: unknown): string {
  const { name, text } = Object(statement) as { name?: unknown; text?: unknown };
  if (typeof name === "string" && name !== "") return name;
  const words = typeof statement === "string" ? statement : typeof text === "string" ? text : "";
  const verb = /^\W*([a-z]+)/i.exec(words)?.[1]?.toLowerCase() ?? "statement";
  const table = /\b(?:from|into|update)\s+(?:"?public"?\.)?"?([a-z_]+)/i.exec(words)?.[1];
  return table ? `${verb} ${table}` : verb;
}

function traceVoice(voice: Voice, tracer: Tracer): Voice {
  return {
    ...voice,
    async *speak(request) {
      const span = tracer.begin("turn");
      const words = voice.speak(request);
      try {
        for (;;) {
          const next = await tracer.within(span, () => words.next());
          if (!next.done) {
            yield next.value;
            continue;
          }
          const { voice: by, guard, inputTokens, outputTokens } = next.value;
          span.note({ "askwell.move": next.value.decision.move.kind });
          span.note({ "askwell.voice": by, "askwell.model_calls": guard?.calls ?? 0 });
          span.note({ "gen_ai.usage.input_tokens": inputTokens ?? 0 });
          span.note({ "gen_ai.usage.output_tokens": outputTokens ?? 0 });
          if (guard?.fault) span.note({ "askwell.model_fault": guard.fault });
          return next.value;
        }
      } finally {
        span.end();
      }
    },
  };
}

interface OutgoingCall {
  request: { origin: string | URL };
  response?: { statusCode: number };
}

/** What is asked of others within traced work, a model's answers most of all: the host, not the address. */
function traceCalls(tracer: Tracer): { stop: () => void } {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (call: OutgoingCall) => void> = {
    create: ({ request }) => {
      if (tracer.isWithin())
        spans.set(request, tracer.begin(`call ${new URL(request.origin).host}`, "client"));
    },
    headers: ({ request, response }) =>
      spans.get(request)?.note({ "http.response.status_code": response?.statusCode ?? 0 }),
    trailers: ({ request }) => spans.get(request)?.end(),
    error: ({ request }) => spans.get(request)?.end("failed"),
  };
  const hear = Object.entries(listeners).map(
    ([name, listen]) => [`undici:request:${name}`, (call: unknown) => listen(call as OutgoingCall)] as const,
  );
  for (const [name, listen] of hear) subscribe(name, listen);
  return {
    stop: () => {
      for (const [name, listen] of hear) unsubscribe(name, listen);
    },
  };
}

export function traceJob(kind: string, handler: JobHandler, tracer: Tracer): JobHandler {
  return (run) => tracer.around(`job ${kind}`, "internal", () => handler(run));
}

/** What the server puts around its parts; without a collector each part stays as it is. */
interface Tracing {
  requests: (app: FastifyInstance) => void;
  voice: (voice: Voice) => Voice;
  job: (kind: string, handler: JobHandler) => JobHandler;
  stop: () => Promise<void>;
}

const noTracing: Tracing = {
  requests: () => undefined,
  voice: (voice) => voice,
  job: (_, handler) => handler,
  stop: async () => undefined,
};

/** Traces the database's statements and calls of others from now on, and the rest as it is handed over. */
export function startTracing(
  settings: TracingSettings | null,
  { db, log }: { db: Pick<Database, "pool">; log: Logger },
): Tracing {
  if (settings === null) return noTracing;
  const tracer = openTracer(settings, log);
  traceDatabase(db.pool, tracer);
  const calls = traceCalls(tracer);
  return {
    requests: (app) => traceRequests(app, tracer),
    voice: (voice) => traceVoice(voice, tracer),
    job: (kind, handler) => traceJob(kind, handler, tracer),
    stop: async () => {
      calls.stop();
      await tracer.stop();
    },
  };
}
