import { expect, test } from "vitest";
import { readModelSettings } from "./model-settings.ts";

const whole = { MODEL_PROVIDER: "openai", MODEL_NAME: "small", MODEL_API_KEY: "key" };

function read(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  return { settings: readModelSettings(env, problems), problems };
}

test("nothing set, or only blanks, is no model", () => {
  expect(read({})).toEqual({ settings: null, problems: [] });
  expect(read({ MODEL_PROVIDER: " ", MODEL_API_KEY: "" })).toEqual({ settings: null, problems: [] });
});

test("a whole group is read", () => {
  const more = {
    MODEL_BASE_URL: "https://proxy.example/v1/",
    MODEL_DAILY_LIMIT: "500000",
    MODEL_INTERVIEW_LIMIT: "20000",
    MODEL_PRICE_INPUT: "0.15",
    MODEL_PRICE_OUTPUT: "0.6",
  };
  expect(read({ ...whole, ...more })).toEqual({
    settings: {
      provider: "openai",
      name: "small",
      apiKey: "key",
      baseUrl: "https://proxy.example/v1",
      dailyLimit: 500_000,
      interviewLimit: 20_000,
      prices: { input: 0.15, output: 0.6 },
    },
    problems: [],
  });
});

test("a compatible server needs its address and may do without a key", () => {
  const compatible = { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "local" };
  expect(read(compatible).problems).toEqual([
    "A language model is set up in part: MODEL_BASE_URL is missing beside MODEL_PROVIDER, MODEL_NAME.",
  ]);
  expect(read({ ...compatible, MODEL_BASE_URL: "http://localhost:8080/v1" })).toMatchObject({
    settings: { provider: "openai-compatible", apiKey: null },
    problems: [],
  });
});

test.each([
  [
    { MODEL_API_KEY: "key" },
    /^A language model is set up in part: MODEL_PROVIDER and MODEL_NAME are missing/,
  ],
  [{ MODEL_DAILY_LIMIT: "100" }, /MODEL_PROVIDER and MODEL_NAME and MODEL_API_KEY are missing/],
  [
    { ...whole, MODEL_PROVIDER: "openia" },
    /^MODEL_PROVIDER must be one of openai, anthropic, google, openai-compatible, not "openia"\.$/,
  ],
  [{ ...whole, MODEL_BASE_URL: "localhost:8080" }, /^MODEL_BASE_URL must be an address/],
  [
    { ...whole, MODEL_DAILY_LIMIT: "lots" },
    /^MODEL_DAILY_LIMIT must be a whole number of tokens, not "lots"\.$/,
  ],
  [
    { ...whole, MODEL_PRICE_INPUT: "1" },
    /^The prices of the language model are set in part: MODEL_PRICE_OUTPUT is missing\.$/,
  ],
  [
    { ...whole, MODEL_PRICE_INPUT: "1", MODEL_PRICE_OUTPUT: "1,5" },
    /^MODEL_PRICE_OUTPUT must be a price per million tokens/,
  ],
])("%j is refused with a sentence, and the key is never in it", (env, sentence) => {
  const { problems } = read(env);
  expect(problems.length).toBe(1);
  expect(problems[0]).toMatch(sentence);
  expect(problems.join()).not.toMatch(/"key"|\bkey beside/);
});
