import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sayAsAnalyst } from "./loopback-analyst-words.ts";
import { sayAsInterviewee } from "./loopback-interviewee-words.ts";
import { type Asked, readAsked, refuse, type Said, toStream, toWhole } from "./loopback-model-wire.ts";
import { sayInMode, type WordMode, wordModes } from "./loopback-model-words.ts";

/**
 * A language model's server on this machine, for tests and benchmarks: speaks OpenAI's responses and chat
 * completions, Anthropic's messages and Google's generateContent, streamed and not. A model named
 * "loopback:<mode>" answers in that mode, any other in the server's own.
 */

const faultModes = [
  "never",
  "silent-then-stops",
  "stalls",
  "cut",
  "reset",
  "status-400",
  "status-401",
  "status-402",
  "status-429",
  "status-500",
  "status-503",
] as const;
export type LoopbackMode = WordMode | (typeof faultModes)[number];
export const loopbackModes: readonly LoopbackMode[] = [...wordModes, ...faultModes];

export interface LoopbackRequest {
  asked: Asked;
  /** The body as it came, for looking for what must not be there. */
  body: string;
  headers: IncomingMessage["headers"];
  inputTokens: number;
  outputTokens: number;
  /** Milliseconds of performance.now(): arrival, and each piece of the answer as it went out. */
  arrivedAt: number;
  stamps: { at: number; text: string }[];
}

export interface LoopbackModel {
  url: string;
  /** What a server is configured with to ask it. */
  settings: Record<string, string>;
  requests: LoopbackRequest[];
  /** How the next requests are answered. */
  behave: (change: Partial<Behaviour>) => void;
  close: () => Promise<void>;
}

export interface Behaviour {
  mode: LoopbackMode;
  /** Said to whatever is asked, in place of what the mode would say. */
  says: string | ((asked: Asked) => string | null) | null;
  /** Before the first piece. */
  delayMs: number | ((asked: Asked) => number);
  /** Between pieces. */
  pieceDelayMs: number;
  /** Waited for before the last piece. */
  lastPieceAfter: Promise<void> | null;
  /** A field of the request that is refused by its name, as older servers do. */
  refuses: string | null;
  /** Keep what was asked; a long benchmark turns it off. */
  record: boolean;
}

const usual: Behaviour = {
  mode: "cooperative",
  says: null,
  delayMs: 0,
  pieceDelayMs: 0,
  lastPieceAfter: null,
  refuses: null,
  record: true,
};

export async function startLoopbackModel(change: Partial<Behaviour> = {}, port = 0): Promise<LoopbackModel> {
  const behaviour = { ...usual, ...change };
  const requests: LoopbackRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response, { behaviour, requests }).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}/v1`;
  return {
    url,
    settings: {
      ...{ MODEL_PROVIDER: "openai", MODEL_NAME: "small", MODEL_API_KEY: "test-key", MODEL_BASE_URL: url },
    },
    requests,
    behave: (next) => Object.assign(behaviour, next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function chooseMode(asked: Asked, fallback: LoopbackMode): LoopbackMode {
  const named = /^loopback:(.+)$/u.exec(asked.model)?.[1];
  return loopbackModes.find((mode) => mode === named) ?? fallback;
}

function decide<Value extends string | number | null>(
  given: Value | ((asked: Asked) => Value),
  asked: Asked,
): Value {
  return typeof given === "function" ? given(asked) : given;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  server: { behaviour: Behaviour; requests: LoopbackRequest[] },
): Promise<void> {
  const arrivedAt = performance.now();
  const body = await readBody(request);
  const asked = readAsked(new URL(request.url ?? "", "http://loopback").pathname, JSON.parse(body || "{}"));
  if (!asked) return refuse(response, 404);
  const { behaviour } = server;
  const mode = chooseMode(asked, behaviour.mode);
  const text =
    decide(behaviour.says, asked) ??
    sayAsAnalyst(mode, asked) ??
    sayAsInterviewee(mode, asked) ??
    sayInMode(wordModes.find((known) => known === mode) ?? "cooperative", asked);
  const inputTokens = Math.ceil((asked.system.length + asked.user.length) / 4);
  const said: Said = { text, inputTokens, outputTokens: Math.ceil(text.length / 4) };
  const record: LoopbackRequest = {
    asked,
    body,
    headers: request.headers,
    inputTokens,
    outputTokens: said.outputTokens,
    arrivedAt,
    stamps: [],
  };
  if (behaviour.record) server.requests.push(record);
  if (mode === "never") return;
  if (behaviour.refuses !== null && behaviour.refuses in JSON.parse(body))
    return refuse(response, 400, {}, `Unsupported parameter: '${behaviour.refuses}'`);
  await sleep(decide(behaviour.delayMs, asked));
  if (mode === "reset") return void response.destroy();
  const status = /^status-(\d+)$/u.exec(mode)?.[1];
  if (status) return refuse(response, Number(status), status === "429" ? { "retry-after": "7" } : {});
  if (asked.stream) await streamAnswer(response, { asked, said, record, mode, behaviour });
  else
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(toWhole(asked, said)));
}

interface Streamed {
  asked: Asked;
  said: Said;
  record: LoopbackRequest;
  mode: LoopbackMode;
  behaviour: Behaviour;
}

/** A caller that has heard enough hangs up only if we stop writing for long enough to notice. */
async function writeAsRead(response: ServerResponse, text: string): Promise<void> {
  if (response.write(text)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      response.off("drain", go).off("close", go);
      resolve();
    };
    response.on("drain", go).on("close", go);
  });
}

async function streamAnswer(response: ServerResponse, streamed: Streamed): Promise<void> {
  const { asked, said, record, mode, behaviour } = streamed;
  const script = toStream(asked);
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(script.start.join(""));
  if (mode === "silent-then-stops") return;
  const pieces = said.text.match(/\s*\S+\s?/gu) ?? (said.text === "" ? [] : [said.text]);
  const sent = mode === "cut" || mode === "stalls" ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
  for (const [index, text] of sent.entries()) {
    if (index === sent.length - 1) await behaviour.lastPieceAfter;
    if (behaviour.pieceDelayMs > 0) await sleep(behaviour.pieceDelayMs);
    if (response.destroyed) return;
    record.stamps.push({ at: performance.now(), text });
    await writeAsRead(response, script.delta(text));
  }
  if (mode === "stalls") return;
  if (mode === "cut") {
    // What was written has to arrive before the connection breaks.
    await sleep(20);
    return void response.destroy();
  }
  response.end(script.end(said).join(""));
}

/** node src/server/testing/loopback-model.ts --port 4010 --mode cooperative --delay 800 --piece-delay 20 */
async function runAlone(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4010" },
      mode: { type: "string", default: "cooperative" },
      delay: { type: "string", default: "0" },
      "piece-delay": { type: "string", default: "0" },
    },
  });
  const mode = loopbackModes.find((known) => known === values.mode);
  if (!mode) {
    process.stderr.write(`--mode must be one of ${loopbackModes.join(", ")}.\n`);
    process.exit(1);
  }
  const delays = { delayMs: Number(values.delay), pieceDelayMs: Number(values["piece-delay"]) };
  const model = await startLoopbackModel({ mode, ...delays, record: false }, Number(values.port));
  process.stdout.write(`The loopback model (${mode}) listens on ${model.url}\n`);
}

if (import.meta.main) await runAlone();
