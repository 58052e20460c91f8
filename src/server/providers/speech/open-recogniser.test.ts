import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { loadConfig } from "../../config.ts";
import type { Recogniser } from "../../recogniser.ts";
import { makeKnownSound } from "../../testing/known-sound.ts";
import {
  inventedSentence,
  type LoopbackRecogniser,
  recogniserFaults,
  startLoopbackRecogniser,
} from "../../testing/loopback-recogniser.ts";
import { openRecogniser } from "./open-recogniser.ts";

let server: LoopbackRecogniser;
const lines: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
const sound = makeKnownSound("I only book it in the evening");

beforeAll(async () => {
  server = await startLoopbackRecogniser();
});
afterAll(() => server.close());
afterEach(() => {
  server.fail(null);
  server.requests.length = 0;
  lines.length = 0;
});

/** With the second that a recogniser gets where it's late; elsewhere a busy machine may take its time. */
function open(env: Record<string, string> = {}): Recogniser {
  const config = loadConfig({ ...server.settings, SPEECH_SECONDS: "60", ...env });
  const recogniser = openRecogniser({ config, log });
  if (recogniser === null) throw new Error("no recogniser");
  return recogniser;
}

function ask(recogniser = open(), signal = new AbortController().signal) {
  const { wav, durationMs } = sound;
  return recogniser.transcribe({ audio: wav, contentType: "audio/wav", language: "en", durationMs, signal });
}

test("nothing configured is no recogniser, and one on this machine is nobody else's", () => {
  expect(openRecogniser({ config: loadConfig({}), log })).toBeNull();
  expect(open().provider).toBeNull();
  expect(open({ SPEECH_BASE_URL: "https://speech.example.eu/v1" }).provider).toBe("speech.example.eu");
});

test("a sound is sent whole, with model, language and key, and comes back with its words' times", async () => {
  expect(await ask()).toEqual({
    text: "I only book it in the evening",
    words: sound.words,
    durationMs: sound.durationMs,
  });
  expect(server.requests).toEqual([
    {
      authorization: "Bearer loopback-key",
      fields: {
        model: "loopback",
        language: "en",
        response_format: "verbose_json",
        "timestamp_granularities[]": "word",
      },
      fileName: "sound.wav",
      contentType: "audio/wav",
      bytes: sound.wav.length,
    },
  ]);
});

test("a server without the long form is asked for the short one, and from then on at once", async () => {
  server.fail("short-form-only");
  const recogniser = open();
  const heard = { text: "I only book it in the evening", words: [], durationMs: sound.durationMs };
  expect(await ask(recogniser)).toEqual(heard);
  expect(await ask(recogniser)).toEqual(heard);
  expect(server.requests.map(({ fields }) => fields.response_format)).toEqual([
    ...["verbose_json", "json", "json"],
  ]);
});

test.each(["no-words", "plain-text"] as const)("%s: the text is there, without times", async (fault) => {
  server.fail(fault);
  expect(await ask()).toMatchObject({ text: "I only book it in the evening", words: [] });
});

test("words that go backwards or lie outside the sound are dropped", async () => {
  server.fail("disordered");
  const heard = await ask();
  expect("words" in heard && heard.words).toEqual(sound.words.slice(-1));
  server.fail("invent");
  const invented = await ask();
  expect(invented).toMatchObject({ text: `I only book it in the evening ${inventedSentence}` });
  const ends = "words" in invented ? invented.words.map(({ endMs }) => endMs) : [];
  expect(Math.max(...ends)).toBeLessThanOrEqual(sound.durationMs);
});

test("tokens of words are put together to the words that were said", async () => {
  server.fail("tokens");
  expect(await ask()).toMatchObject({ words: sound.words });
});

const silent = new Set(["invent", "no-words", "tokens", "disordered", "short-form-only", "plain-text"]);
test.each(recogniserFaults.filter((fault) => !silent.has(fault)))(
  "%s: a fault in time, and neither sound nor text in the log",
  async (fault) => {
    server.fail(fault);
    const isLate = fault === "hang" || fault === "hang-in-the-middle";
    const recogniser = open(isLate ? { SPEECH_SECONDS: "1" } : {});
    expect(await ask(recogniser)).toEqual({ fault: isLate ? "too_late" : "failed" });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/evening|Some|loopback-key|Wrong key/);
  },
);

test("whoever gives up is not waited for, and nothing is logged", async () => {
  server.fail("hang");
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), 50);
  expect(await ask(open(), giveUp.signal)).toEqual({ fault: "failed" });
  expect(lines).toEqual([]);
});
