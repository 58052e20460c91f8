import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { loadConfig } from "../../config.ts";
import {
  type LoopbackTranslator,
  startLoopbackTranslator,
  translatorFaults,
} from "../../testing/loopback-translator.ts";
import { openTranslator } from "./open-translator.ts";

let server: LoopbackTranslator;
const lines: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });

beforeAll(async () => {
  server = await startLoopbackTranslator();
});
afterAll(() => server.close());
afterEach(() => {
  server.fail(null);
  server.requests.length = 0;
  lines.length = 0;
});

function open(env: Record<string, string> = {}) {
  const translator = openTranslator({ config: loadConfig({ ...server.settings, ...env }), log });
  if (translator === null) throw new Error("no translator");
  return translator;
}

const ask = (texts: string[]) =>
  open().translate({ texts, from: "es", to: "en", signal: new AbortController().signal });

test("nothing configured is no translator, and one on this machine is nobody else's", () => {
  expect(openTranslator({ config: loadConfig({}), log })).toBeNull();
  expect(open().provider).toBeNull();
  expect(open({ TRANSLATE_BASE_URL: "https://translate.example.eu" }).provider).toBe("translate.example.eu");
});

test("passages are sent some at a time, and each comes back in its place", async () => {
  const texts = Array.from({ length: 45 }, (_, at) => `frase ${at}`);
  expect(await ask(texts)).toEqual(texts.map((text) => `[en] ${text}`));
  expect(server.requests.map(({ q }) => q.length)).toEqual([20, 20, 5]);
  expect(server.requests[0]).toMatchObject({
    source: "es",
    target: "en",
    format: "text",
    api_key: "loopback-key",
  });
});

test("a language that the server doesn't have is told apart from a fault", async () => {
  server.fail("unknown-language");
  expect(await ask(["Hola"])).toEqual({ fault: "unknown_language" });
});

test.each(translatorFaults)("%s: a fault, and no words in the log", async (fault) => {
  server.fail(fault);
  expect(await ask(["Tomo el transbordador"])).toEqual({ fault: "failed" });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/transbordador|loopback-key/);
});
