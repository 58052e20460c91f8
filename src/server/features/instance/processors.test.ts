import { expect, test } from "vitest";
import { findAiUse } from "../../ai-provider.ts";
import { loadConfig } from "../../config.ts";
import type { Environment } from "../../env-values.ts";
import { listProcessors } from "./processors.ts";

const openAi = { MODEL_PROVIDER: "openai", MODEL_NAME: "gpt-5", MODEL_API_KEY: "key" };
const local = {
  MODEL_PROVIDER: "openai-compatible",
  MODEL_NAME: "llama",
  MODEL_BASE_URL: "http://127.0.0.1:8080/v1",
};

const browserMaker = "The participant's browser maker, such as Google or Apple";

/** Without the browser's maker, whom no setting of the installation leaves out. */
function namesOf(env: Environment): string[] {
  const names = listProcessors(loadConfig({ BILLING: "off", ...env })).map(({ name }) => name);
  expect(names).toContain(browserMaker);
  return names.filter((name) => name !== browserMaker);
}

test("with nothing configured only threads that a creator adds are read elsewhere", () => {
  expect(namesOf({})).toEqual(["Reddit"]);
});

test("a language model elsewhere is named, one on this machine is not", () => {
  expect(namesOf(openAi)).toContain("OpenAI");
  expect(namesOf(local)).toEqual(["Reddit"]);
  expect(findAiUse(loadConfig(local))).toEqual({ provider: null, isLocal: true });
  expect(findAiUse(loadConfig({}))).toEqual({ provider: null, isLocal: false });
  const other = { ...local, MODEL_BASE_URL: "https://models.example.eu/v1" };
  expect(findAiUse(loadConfig(other))).toEqual({ provider: "models.example.eu", isLocal: false });
  expect(listProcessors(loadConfig(other))[0]).toMatchObject({ place: "models.example.eu" });
});

test("a recogniser of speech elsewhere is named, one on this machine is not", () => {
  const speech = { SPEECH_MODEL: "whisper-1", SPEECH_API_KEY: "speech-secret" };
  const listed = listProcessors(loadConfig({ ...speech, SPEECH_BASE_URL: "https://speech.example.eu/v1" }));
  expect(listed).toContainEqual(
    expect.objectContaining({ name: "Speech recognition server", place: "speech.example.eu" }),
  );
  expect(JSON.stringify(listed)).not.toContain("secret");
  expect(namesOf({ ...speech, SPEECH_BASE_URL: "http://localhost:8000/v1" })).toEqual(["Reddit"]);
});

test("Ollama is named where its model runs in its cloud, and only there", () => {
  const ollama = (name: string) => findAiUse(loadConfig({ MODEL_PROVIDER: "ollama", MODEL_NAME: name }));
  expect(ollama("gemma3:12b")).toEqual({ provider: null, isLocal: true });
  expect(ollama("gpt-oss:120b-cloud")).toEqual({ provider: "Ollama", isLocal: false });
});

test("mail, payments, logins and the database are listed by their settings, without any secret", () => {
  const env = {
    DATABASE_URL: "postgres://askwell:db-secret@db.example.eu/askwell",
    SMTP_URL: "smtps://user:mail-secret@smtp.example.eu",
    MAIL_FROM: "Askwell <interviews@example.org>",
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "google-secret",
    ...openAi,
    MODEL_API_KEY: "model-secret",
    BILLING: "stripe",
    STRIPE_SECRET_KEY: "stripe-secret",
    STRIPE_WEBHOOK_SECRET: "hook-secret",
    STRIPE_PRICE_BASIC: "price_1",
    STRIPE_PRICE_PREMIUM: "price_2",
    STRIPE_PRICE_SINGLE: "price_3",
  };
  const listed = listProcessors(loadConfig(env));
  expect(listed.map(({ name, place }) => [name, place])).toEqual([
    ["OpenAI", null],
    ["Database server", "db.example.eu"],
    ["Mail server", "smtp.example.eu"],
    ["Stripe", null],
    ["Google", "accounts.google.com"],
    ["Reddit", "www.reddit.com"],
    [browserMaker, null],
  ]);
  expect(JSON.stringify(listed)).not.toContain("secret");
});
