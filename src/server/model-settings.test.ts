import { expect, test } from "vitest";
import { EnvValues } from "./env-values.ts";
import { findUnnamedOllama, readModelSettings } from "./model-settings.ts";

const whole = { MODEL_PROVIDER: "openai", MODEL_NAME: "small", MODEL_API_KEY: "key" };

function read(env: Record<string, string | undefined>) {
  const problems: string[] = [];
  return { settings: readModelSettings(new EnvValues(env, problems)), problems };
}

test("nothing set, or only blanks, is no model", () => {
  expect(read({})).toEqual({ settings: null, problems: [] });
  expect(read({ MODEL_PROVIDER: " ", MODEL_API_KEY: "" })).toEqual({ settings: null, problems: [] });
});

test("a whole group is read", () => {
  const more = {
    MODEL_BASE_URL: "https://proxy.example/v1/",
    MODEL_FIRST_TOKEN_SECONDS: "2.5",
    MODEL_SECONDS: "300",
    MODEL_ANALYSIS_SECONDS: "7200",
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
      isLocal: false,
      firstTokenMs: 2_500,
      totalMs: 300_000,
      analysisMs: 7_200_000,
      dailyLimit: 500_000,
      interviewLimit: 20_000,
      tryOutDailyLimit: 25_000,
      prices: { input: 0.15, output: 0.6 },
    },
    problems: [],
  });
});

test("a compatible server needs its address and may do without a key", () => {
  const compatible = { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "local" };
  expect(read(compatible).problems).toEqual([
    "A language model is only partly set up: MODEL_BASE_URL is missing alongside MODEL_PROVIDER, MODEL_NAME.",
  ]);
  expect(read({ ...compatible, MODEL_BASE_URL: "http://localhost:8080/v1" })).toMatchObject({
    settings: { provider: "openai-compatible", apiKey: null },
    problems: [],
  });
});

test("a turn waits 8 s for the first token and 20 s in all, unless the settings say otherwise", () => {
  const timesOf = (env: Record<string, string>) => {
    const { settings, problems } = read({ ...whole, ...env });
    return [settings?.firstTokenMs, settings?.totalMs, problems.length];
  };
  expect(timesOf({})).toEqual([8_000, 20_000, 0]);
  expect(timesOf({ MODEL_SECONDS: "5" })).toEqual([5_000, 5_000, 0]);
  expect(timesOf({ MODEL_SECONDS: "600", MODEL_FIRST_TOKEN_SECONDS: "600" })).toEqual([600_000, 600_000, 0]);
});

test("a model elsewhere has a daily limit by itself, one on this machine has none", () => {
  const limitOf = (env: Record<string, string>) => read({ ...whole, ...env }).settings?.dailyLimit;
  const local = { MODEL_PROVIDER: "openai-compatible", MODEL_BASE_URL: "http://localhost:8080/v1" };
  expect(limitOf({})).toBe(12_000_000);
  expect(limitOf({ MODEL_DAILY_LIMIT: "none" })).toBeNull();
  expect(limitOf({ MODEL_DAILY_LIMIT: "0" })).toBe(0);
  expect(limitOf(local)).toBeNull();
  expect(limitOf({ ...local, MODEL_DAILY_LIMIT: "7" })).toBe(7);
  expect(limitOf({ ...local, MODEL_BASE_URL: "http://10.0.0.5:8080/v1" })).toBe(12_000_000);
});

test("the try-out interview has a twentieth of the day's tokens, also where the day has no limit", () => {
  const tryOutOf = (limit: string) => read({ ...whole, MODEL_DAILY_LIMIT: limit }).settings?.tryOutDailyLimit;
  expect([tryOutOf("1000000"), tryOutOf("none"), tryOutOf("0")]).toEqual([50_000, 600_000, 0]);
});

test("Ollama needs a model's name and nothing else", () => {
  const ollama = { MODEL_PROVIDER: "ollama" };
  expect(read({ ...ollama, MODEL_NAME: "gemma3:12b" })).toMatchObject({
    settings: {
      provider: "ollama",
      apiKey: null,
      isLocal: true,
      baseUrl: "http://127.0.0.1:11434/v1",
      dailyLimit: null,
    },
    problems: [],
  });
  expect(read(ollama).problems).toEqual([
    "MODEL_PROVIDER=ollama needs MODEL_NAME, the name of a model that Ollama has.",
  ]);
  expect(findUnnamedOllama(ollama)).toBe("http://127.0.0.1:11434/v1");
  expect(findUnnamedOllama({ ...ollama, MODEL_BASE_URL: "http://gpu:11434/v1/" })).toBe(
    "http://gpu:11434/v1",
  );
  expect(findUnnamedOllama({ ...ollama, MODEL_NAME: "gemma3" })).toBeNull();
  expect(findUnnamedOllama(whole)).toBeNull();
});

test("a model that Ollama passes on to its cloud is not on this machine", () => {
  const cloud = { MODEL_PROVIDER: "ollama", MODEL_NAME: "gpt-oss:120b-cloud" };
  expect(read(cloud).settings).toMatchObject({ isLocal: false, dailyLimit: 12_000_000 });
  expect(read({ ...cloud, MODEL_NAME: "cloudy" }).settings).toMatchObject({ isLocal: true });
});

test.each([
  [{ ...whole, MODEL_SECONDS: "0" }, /^MODEL_SECONDS must be a number of seconds from 1 to 600, not "0"\.$/],
  [{ ...whole, MODEL_SECONDS: "601" }, /^MODEL_SECONDS must be a number of seconds from 1 to 600/],
  [{ ...whole, MODEL_SECONDS: "1e2" }, /^MODEL_SECONDS must be a number of seconds from 1 to 600/],
  [{ ...whole, MODEL_FIRST_TOKEN_SECONDS: "-3" }, /^MODEL_FIRST_TOKEN_SECONDS must be a number of seconds/],
  [
    { ...whole, MODEL_FIRST_TOKEN_SECONDS: "30" },
    /^MODEL_FIRST_TOKEN_SECONDS \(30\) must not be more than MODEL_SECONDS \(20\)/,
  ],
  [{ MODEL_SECONDS: "30" }, /MODEL_PROVIDER and MODEL_NAME and MODEL_API_KEY are missing/],
  [
    { MODEL_API_KEY: "key" },
    /^A language model is only partly set up: MODEL_PROVIDER and MODEL_NAME are missing/,
  ],
  [{ MODEL_DAILY_LIMIT: "100" }, /MODEL_PROVIDER and MODEL_NAME and MODEL_API_KEY are missing/],
  [
    { ...whole, MODEL_PROVIDER: "openia" },
    /^MODEL_PROVIDER must be one of openai, anthropic, google, ollama, openai-compatible, not "openia"\.$/,
  ],
  [{ ...whole, MODEL_BASE_URL: "localhost:8080" }, /^MODEL_BASE_URL must be an address/],
  [
    { ...whole, MODEL_DAILY_LIMIT: "lots" },
    /^MODEL_DAILY_LIMIT must be a whole number of tokens or "none", not "lots"\.$/,
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

test("an analysis has a quarter of an hour unless more or less is given, up to a day", () => {
  const analysisOf = (seconds: string) => {
    const { settings, problems } = read({ ...whole, MODEL_ANALYSIS_SECONDS: seconds });
    return [settings?.analysisMs, problems.length];
  };
  expect(read(whole).settings?.analysisMs).toBe(900_000);
  expect([analysisOf("30"), analysisOf("86400")]).toEqual([
    [30_000, 0],
    [86_400_000, 0],
  ]);
  for (const wrong of ["0", "86401", "ten", "-5"]) expect(analysisOf(wrong)[1]).toBe(1);
});
