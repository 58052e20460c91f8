import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Ways in which a translator fails, or answers other than it should. */
export const translatorFaults = [
  "refuse-key",
  "server-error",
  "too-many",
  "break",
  "html",
  "one-short",
  "blank",
  "too-large",
  "redirect",
] as const;
type TranslatorFault = (typeof translatorFaults)[number] | "unknown-language";

interface Asked {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

export interface LoopbackTranslator {
  url: string;
  /** What a server is configured with to ask it. */
  settings: Record<string, string>;
  requests: Asked[];
  /** What goes wrong from now on; null for nothing. */
  fail: (fault: TranslatorFault | null) => void;
  close: () => Promise<void>;
}

type Translate = (text: string, languages: { source: string; target: string }) => Promise<string> | string;

/** What it makes of a text: plain to see, and not the text. */
const mark: Translate = (text, { target }) => `[${target}] ${text}`;

/** A server on this machine that speaks LibreTranslate's wire. It marks texts, unless it's given a way to translate them. */
export async function startLoopbackTranslator(translate = mark): Promise<LoopbackTranslator> {
  const requests: Asked[] = [];
  let fault: TranslatorFault | null = null;
  const server = createServer((request, response) => {
    answer(request, response, { requests, fault, translate }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: { TRANSLATE_BASE_URL: url, TRANSLATE_API_KEY: "loopback-key" },
    requests,
    fail: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { requests, fault, translate }: { requests: Asked[]; fault: TranslatorFault | null; translate: Translate },
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const asked = JSON.parse(Buffer.concat(pieces).toString("utf8")) as Asked;
  requests.push(asked);
  const texts = await Promise.all(asked.q.map((text) => translate(text, asked)));
  const send = (status: number, body: unknown, type = "application/json") => {
    response.writeHead(status, { "content-type": type });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  if (request.url !== "/translate") return send(404, { error: "Not found" });
  switch (fault) {
    case "refuse-key":
      return send(403, { error: "Invalid API key" });
    case "unknown-language":
      return send(400, { error: `${asked.source} is not supported` });
    case "server-error":
      return send(500, { error: "Cannot translate text" });
    case "too-many":
      return send(429, { error: "Slowdown: too many requests" });
    case "break":
      return void request.socket.destroy();
    case "html":
      return send(200, "<html>Bad gateway</html>", "text/html");
    case "one-short":
      return send(200, { translatedText: texts.slice(1) });
    case "blank":
      return send(200, { translatedText: texts.map(() => " ") });
    case "too-large":
      return send(200, { translatedText: texts.map(() => "x".repeat(5_000_000)) });
    case "redirect":
      response.writeHead(302, { location: "http://127.0.0.1:9/" });
      return void response.end();
    default:
      return send(200, { translatedText: texts });
  }
}
