import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { JobHandler } from "../jobs/run-job.ts";
import type { TracingSettings } from "../tracing-settings.ts";
import type { Voice } from "../voice.ts";
import { traceCalls, traceDatabase, traceJob, traceRequests, traceVoice } from "./trace-server.ts";
import { openTracer } from "./tracer.ts";

/** What the server puts around its parts; without a collector each part stays as it is. */
export interface Tracing {
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
