import { expect, test } from "vitest";
import { EnvValues } from "./env-values.ts";
import { readSpeechSettings } from "./speech-settings.ts";

function read(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  return { settings: readSpeechSettings(new EnvValues(env, problems)), problems };
}

const whole = { SPEECH_BASE_URL: "http://127.0.0.1:8000/v1/", SPEECH_MODEL: "whisper-1" };

test("nothing set, or only blanks, is no recogniser", () => {
  expect(read({})).toEqual({ settings: null, problems: [] });
  expect(read({ SPEECH_MODEL: " ", SPEECH_API_KEY: "" })).toEqual({ settings: null, problems: [] });
});

test("a whole group is read, with or without a key and seconds", () => {
  const settings = { baseUrl: "http://127.0.0.1:8000/v1", model: "whisper-1", apiKey: null, totalMs: 60_000 };
  expect(read(whole)).toEqual({ settings, problems: [] });
  expect(read({ ...whole, SPEECH_API_KEY: "key", SPEECH_SECONDS: "5" })).toEqual({
    settings: { ...settings, apiKey: "key", totalMs: 5_000 },
    problems: [],
  });
});

test("half a group and wrong values are refused with a sentence each", () => {
  expect(read({ SPEECH_MODEL: "whisper-1" }).problems).toEqual([
    "Speech recognition is only partly set up: SPEECH_BASE_URL is missing alongside SPEECH_MODEL.",
  ]);
  expect(read({ SPEECH_API_KEY: "key" }).problems).toEqual([
    "Speech recognition is only partly set up: SPEECH_BASE_URL and SPEECH_MODEL are missing alongside SPEECH_API_KEY.",
  ]);
  expect(read({ ...whole, SPEECH_BASE_URL: "ftp://x", SPEECH_SECONDS: "0" }).problems).toEqual([
    'SPEECH_BASE_URL must be an address that starts with http:// or https://, not "ftp://x".',
    'SPEECH_SECONDS must be a number of seconds from 1 to 600, not "0".',
  ]);
});
