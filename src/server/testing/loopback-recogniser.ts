import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HeardWord } from "#contract/heard.ts";
import { readKnownSound } from "./known-sound.ts";

/** Ways in which a recogniser fails, or answers other than it should. */
export const recogniserFaults = [
  "refuse-key",
  "server-error",
  "hang",
  "hang-in-the-middle",
  "break",
  "html",
  "garbage",
  "cut",
  "too-large",
  "redirect",
  "invent",
  "no-words",
  "tokens",
  "disordered",
  "short-form-only",
  "plain-text",
] as const;
type RecogniserFaultKind = (typeof recogniserFaults)[number];

export interface Said {
  text: string;
  words: HeardWord[];
  durationMs: number;
}

interface RecogniserRequest {
  authorization: string | null;
  fields: Record<string, string>;
  fileName: string;
  contentType: string;
  bytes: number;
}

export interface LoopbackRecogniser {
  url: string;
  /** What a server is configured with to ask it. */
  settings: Record<string, string>;
  requests: RecogniserRequest[];
  /** What goes wrong from now on; null for nothing. */
  fail: (fault: RecogniserFaultKind | null) => void;
  /** What is heard in sounds that don't carry their own words, as those a browser records. */
  hear: (said: Said) => void;
  close: () => Promise<void>;
}

export const inventedSentence = "Thank you for watching this video.";

type Understand = (audio: Uint8Array) => Promise<Said | null> | Said | null;

/**
 * A server on this machine that speaks OpenAI's transcriptions. It knows what known sounds say, to the millisecond, unless
 * it's given another way to understand.
 */
export async function startLoopbackRecogniser(
  understand: Understand = readKnownSound,
): Promise<LoopbackRecogniser> {
  const state: State = {
    understand,
    fault: null,
    requests: [],
    said: { text: "Something was said.", words: spread("Something was said."), durationMs: 1_300 },
  };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    settings: { SPEECH_BASE_URL: url, SPEECH_MODEL: "loopback", SPEECH_API_KEY: "loopback-key" },
    requests: state.requests,
    fail: (fault) => {
      state.fault = fault;
    },
    hear: (said) => {
      state.said = said;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface State {
  understand: Understand;
  fault: RecogniserFaultKind | null;
  requests: RecogniserRequest[];
  said: Said;
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === "/v1/models") return sendJson(response, 200, { data: [{ id: "loopback" }] });
  if (request.method !== "POST" || request.url !== "/v1/audio/transcriptions")
    return sendJson(response, 404, { error: { message: "Not found" } });
  const { record, audio } = await readRequest(request);
  state.requests.push(record);
  if (request.headers.authorization !== "Bearer loopback-key")
    return sendJson(response, 401, { error: { message: "Wrong key" } });
  const failure = state.fault === null ? undefined : failures[state.fault];
  if (failure !== undefined) return failure(response);
  const said = (await state.understand(audio)) ?? state.said;
  sendSaid(response, state.fault, said, record.fields.response_format === "verbose_json");
}

async function readRequest(
  request: IncomingMessage,
): Promise<{ record: RecogniserRequest; audio: Uint8Array }> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(Buffer.concat(pieces), { headers }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("no file in the request");
  const audio = new Uint8Array(await file.arrayBuffer());
  const authorization = request.headers.authorization ?? null;
  const record = { authorization, fields, fileName: file.name, contentType: file.type, bytes: audio.length };
  return { record, audio };
}

function sendSaid(
  response: ServerResponse,
  fault: RecogniserFaultKind | null,
  known: Said,
  isVerbose: boolean,
): void {
  if (fault === "short-form-only" && isVerbose) {
    sendJson(response, 400, { error: { message: "response_format is not supported" } });
    return;
  }
  if (fault === "plain-text") {
    response.writeHead(200, { "content-type": "text/plain" }).end(known.text);
    return;
  }
  const said = fault === "invent" ? invent(known) : known;
  if (!isVerbose) {
    sendJson(response, 200, { text: said.text });
    return;
  }
  const words = said.words.map(({ text, startMs, endMs }) => ({
    ...{ word: text, start: startMs / 1_000, end: endMs / 1_000 },
  }));
  const told = fault === "disordered" ? words.toReversed() : words;
  sendJson(response, 200, {
    ...{ task: "transcribe", duration: said.durationMs / 1_000, text: said.text },
    ...(fault === "tokens" && { segments: [{ words: words.flatMap(splitInTokens) }] }),
    ...(fault === "tokens" || fault === "no-words" ? {} : { words: told }),
  });
}

/** As whisper.cpp: " fri" and "dge", each with times of its own. */
function splitInTokens({ word, start, end }: { word: string; start: number; end: number }) {
  const cut = Math.ceil(word.length / 2);
  const middle = (start + end) / 2;
  const first = { word: ` ${word.slice(0, cut)}`, start, end: middle };
  return cut === word.length ? [{ ...first, end }] : [first, { word: word.slice(cut), start: middle, end }];
}

/** As Whisper does with silence: a sentence that nobody said, with times. */
function invent({ text, words, durationMs }: Said): Said {
  const from = Math.max(0, durationMs - 100);
  const invented = spread(inventedSentence).map((word) => ({ ...word, startMs: from, endMs: durationMs }));
  return { text: `${text} ${inventedSentence}`, words: [...words, ...invented], durationMs };
}

function spread(text: string): HeardWord[] {
  return text.split(" ").map((word, at) => ({ text: word, startMs: 100 + at * 400, endMs: 400 + at * 400 }));
}

const jsonType = { "content-type": "application/json" };

const failures: Partial<Record<RecogniserFaultKind, (response: ServerResponse) => void>> = {
  "refuse-key": (response) => sendJson(response, 401, { error: { message: "Wrong key" } }),
  "server-error": (response) => sendJson(response, 500, { error: { message: "Out of memory" } }),
  hang: () => undefined,
  "hang-in-the-middle": (response) => response.writeHead(200, jsonType).write('{"text":"Some'),
  break: (response) => response.destroy(),
  html: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  garbage: (response) => sendJson(response, 200, { result: [1, 2, 3] }),
  cut: (response) => response.writeHead(200, jsonType).end('{"text":"Some'),
  "too-large": (response) => sendJson(response, 200, { text: "x".repeat(17 * 1024 * 1024) }),
  redirect: (response) => response.writeHead(307, { location: "http://169.254.169.254/" }).end(),
};

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, jsonType).end(JSON.stringify(json));
}
