import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorCode } from "#contract/errors.ts";
import { ApiError } from "#web/api/api-error.ts";
import { type Fleet, ownCode, type Server } from "./fleet.ts";

/** Every kind of write that clients make. */
export const writes = [
  "start",
  "form",
  "send",
  "complete",
  "claim",
  "withdraw",
  "register",
  "project",
  "interview",
  "checkout",
  "pay",
  "upload",
  "generate",
] as const;
export type Write = (typeof writes)[number];

export interface Ask {
  method?: string;
  path: string;
  body?: unknown;
  form?: FormData;
  /** JSON whose very bytes matter. */
  raw?: string;
  /** Called with the number of each piece of the answer as it comes. */
  onPiece?: (piece: number) => void;
  headers?: Record<string, string>;
  /** The person leaves the page while the answer is on its way. */
  signal?: AbortSignal;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
export type Answer = { body: any; cookie: string };

export interface InFlight {
  write: Write;
  server: Server;
}

export interface Calls {
  call: (write: Write | "read", ask: Ask) => Promise<Answer>;
  /** The next write of a kind that is sent, or undefined when none is for so long. */
  findNext: (write: Write, withinMs: number) => Promise<InFlight | undefined>;
  listInFlight: () => InFlight[];
  /** How long a write of the kind usually takes. */
  defaultMs: (write: Write) => number;
  /** Answers other than success, by kind of write and code. */
  refusals: Map<string, number>;
  /** Writes whose answer never came, by kind. */
  unanswered: Map<string, number>;
  acknowledged: () => number;
  /** Milliseconds that the slowest answer of any kind took, or that somebody waited in vain, since it was last asked. */
  takeSlowest: () => number;
}

const maxWaitMs = 60_000;

/** Calls as a browser makes them, each to some server that is up, as a load balancer would choose. */
export function openCalls(fleet: Pick<Fleet, "listReady">, random: () => number): Calls {
  const inFlight = new Set<InFlight>();
  const usual = new Map<Write, number>();
  const waiting = new Map<Write, (found: InFlight) => void>();
  const refusals = new Map<string, number>();
  const unanswered = new Map<string, number>();
  let acknowledged = 0;
  let slowest = 0;

  const call: Calls["call"] = async (write, ask) => {
    const ready = fleet.listReady();
    const server = ready[Math.floor(random() * ready.length)];
    if (!server) throw new ApiError(0, "offline", {});
    const flight = write === "read" ? undefined : { write, server };
    if (flight) {
      inFlight.add(flight);
      waiting.get(flight.write)?.(flight);
      waiting.delete(flight.write);
    }
    const began = performance.now();
    try {
      const answer = await request(server, ask);
      if (write !== "read") {
        acknowledged += 1;
        usual.set(write, 0.8 * (usual.get(write) ?? 50) + 0.2 * (performance.now() - began));
      }
      return answer;
    } catch (error) {
      countFailure(error, nameOf(write, server), { refusals, unanswered });
      throw error;
    } finally {
      slowest = Math.max(slowest, performance.now() - began);
      if (flight) inFlight.delete(flight);
    }
  };
  return {
    ...{ call, refusals, unanswered },
    acknowledged: () => acknowledged,
    takeSlowest: () => {
      const found = slowest;
      slowest = 0;
      return found;
    },
    listInFlight: () => [...inFlight],
    defaultMs: (write) => usual.get(write) ?? 50,
    findNext: (write, withinMs) => {
      const next = new Promise<InFlight>((resolve) => waiting.set(write, resolve));
      return Promise.race([next, sleep(withinMs, undefined)]);
    },
  };
}

function nameOf(write: string, server: Server): string {
  return server.code === ownCode ? write : `${write}, by the older version`;
}

function countFailure(
  error: unknown,
  write: string,
  { refusals, unanswered }: Pick<Calls, "refusals" | "unanswered">,
): void {
  if (!(error instanceof ApiError)) return;
  if (error.code === "offline") {
    unanswered.set(write, (unanswered.get(write) ?? 0) + 1);
    return;
  }
  const key = `${write}: ${error.status} ${error.code}`;
  refusals.set(key, (refusals.get(key) ?? 0) + 1);
}

/** As src/web/api/call.ts does it: whatever is no answer is "offline". */
async function request(server: Server, ask: Ask): Promise<Answer> {
  const timeout = AbortSignal.timeout(maxWaitMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${server.url}${ask.path}`, {
      method: ask.method ?? "POST",
      headers: {
        ...(ask.body === undefined && ask.raw === undefined ? {} : { "content-type": "application/json" }),
        ...ask.headers,
      },
      body: ask.form ?? ask.raw ?? (ask.body === undefined ? null : JSON.stringify(ask.body)),
      signal: ask.signal ? AbortSignal.any([ask.signal, timeout]) : timeout,
    });
    text = ask.onPiece ? await readPieces(response, ask.onPiece) : await response.text();
  } catch {
    throw new ApiError(0, "offline", {});
  }
  const body = parse(text);
  if (response.status === 503 && !response.headers.has("retry-after"))
    throw new ApiError(503, "unexpected", { error: "A 503 without Retry-After" });
  if (body === undefined) throw new ApiError(0, "offline", {});
  if (!response.ok) throw new ApiError(response.status, (body.code ?? "unexpected") as ErrorCode, body);
  return { body, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

async function readPieces(response: Response, onPiece: (piece: number) => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let pieces = 0;
  for await (const chunk of response.body ?? []) {
    pieces += 1;
    onPiece(pieces);
    text += decoder.decode(chunk, { stream: true });
  }
  return /^event: reply\ndata: (.*)$/m.exec(text)?.[1] ?? "";
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
