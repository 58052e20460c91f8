import { expect, test } from "vitest";
import { EnvValues } from "./env-values.ts";
import { readTranslateSettings } from "./translate-settings.ts";

function read(env: Record<string, string>) {
  const problems: string[] = [];
  return { settings: readTranslateSettings(new EnvValues(env, problems)), problems };
}

test("nothing set is no translator, and a server of one's own needs no key", () => {
  expect(read({ TRANSLATE_API_KEY: " " })).toEqual({ settings: null, problems: [] });
  expect(read({ TRANSLATE_BASE_URL: "http://127.0.0.1:5000/" })).toEqual({
    settings: { baseUrl: "http://127.0.0.1:5000", apiKey: null },
    problems: [],
  });
});

test("a key without an address, and an address that is none, are told by name", () => {
  expect(read({ TRANSLATE_API_KEY: "key" }).problems).toEqual([
    "Translation is only partly set up: TRANSLATE_BASE_URL is missing alongside TRANSLATE_API_KEY.",
  ]);
  expect(read({ TRANSLATE_BASE_URL: "ftp://x" }).problems).toEqual([
    'TRANSLATE_BASE_URL must be an address that starts with http:// or https://, not "ftp://x".',
  ]);
});
