import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { nameError } from "../db/database-error.ts";
import type { TracingSettings } from "../tracing-settings.ts";

/** Numbers and words of ours; never anything that a person wrote, and no id of theirs. */
type Attributes = Record<string, string | number | boolean>;

const kinds = { internal: 1, server: 2, client: 3 } as const;

export interface Span {
  note: (attributes: Attributes) => void;
  rename: (name: string) => void;
  /** Once: what comes later is not told. */
  end: (outcome?: "well" | "failed") => void;
}

export interface Tracer {
  /** Begins a span, below the one that the caller is within if there is one. */
  begin: (name: string, kind?: keyof typeof kinds) => Span;
  within: <T>(span: Span, work: () => T) => T;
  isWithin: () => boolean;
  /** A span around work that may fail. */
  around: <T>(name: string, kind: keyof typeof kinds, work: (span: Span) => Promise<T>) => Promise<T>;
  /** Sends what waits. */
  stop: () => Promise<void>;
}

type TracedSpan = Span & { traceId: string; spanId: string };

const everyMs = 5_000;
const batchSize = 512;
/** Of a collector that is away: newer spans are dropped, the server goes on. */
const maxWaiting = 4_096;
const patienceMs = 10_000;

export function openTracer(settings: TracingSettings, log: Pick<Logger, "warn">): Tracer {
  const current = new AsyncLocalStorage<TracedSpan>();
  let waiting: object[] = [];
  let sending: Promise<void> | null = null;

  const send = async () => {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, batchSize);
      try {
        const headers = { "content-type": "application/json", ...settings.headers };
        const signal = AbortSignal.timeout(patienceMs);
        const body = JSON.stringify(toMessage(settings.service, spans));
        const { status } = await fetch(settings.url, { method: "POST", headers, body, signal });
        if (status >= 300) log.warn({ status, spans: spans.length }, "the collector did not take spans");
      } catch (error) {
        log.warn({ error: nameError(error) }, "the collector is away");
        waiting = [];
      }
    }
  };
  const flush = () => {
    sending ??= current.exit(send).finally(() => {
      sending = null;
    });
    return sending;
  };
  const timer = setInterval(() => void flush(), everyMs).unref();

  const begin: Tracer["begin"] = (name, kind = "internal") => {
    const parent = current.getStore();
    const startedAt = process.hrtime.bigint();
    const base = BigInt(Date.now()) * 1_000_000n;
    const noted: Attributes = {};
    let called = name;
    let ended = false;
    const span: TracedSpan = {
      traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
      spanId: randomBytes(8).toString("hex"),
      note: (attributes) => Object.assign(noted, attributes),
      rename: (next) => {
        called = next;
      },
      end: (outcome = "well") => {
        if (ended || waiting.length >= maxWaiting) return;
        ended = true;
        waiting.push({
          ...{ traceId: span.traceId, spanId: span.spanId, name: called, kind: kinds[kind] },
          ...(parent ? { parentSpanId: parent.spanId } : {}),
          startTimeUnixNano: String(base),
          endTimeUnixNano: String(base + process.hrtime.bigint() - startedAt),
          attributes: toAttributes(noted),
          status: outcome === "failed" ? { code: 2 } : {},
        });
        if (waiting.length === batchSize) void flush();
      },
    };
    return span;
  };
  const within: Tracer["within"] = (span, work) => current.run(span as TracedSpan, work);
  return {
    begin,
    within,
    isWithin: () => current.getStore() !== undefined,
    around: async (name, kind, work) => {
      const span = begin(name, kind);
      try {
        const result = await within(span, () => work(span));
        span.end();
        return result;
      } catch (error) {
        span.end("failed");
        throw error;
      }
    },
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

function toAttributes(noted: Attributes): object[] {
  return Object.entries(noted).map(([key, value]) => {
    if (typeof value === "string") return { key, value: { stringValue: value } };
    if (typeof value === "boolean") return { key, value: { boolValue: value } };
    return { key, value: Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value } };
  });
}

function toMessage(service: string, spans: object[]): object {
  const resource = { attributes: toAttributes({ "service.name": service }) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "askwell" }, spans }] }] };
}
