import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Environment } from "#server/env-values.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { type LoopbackSmtp, startLoopbackSmtp } from "#server/testing/loopback-smtp.ts";
import { examine } from "./doctor.ts";
import { judgeDatabase, judgeMigrations } from "./doctor-database.ts";
import { checkClock, checkDataDir, checkNode, judgeDisk } from "./doctor-machine.ts";

let model: LoopbackModel;
let mail: LoopbackSmtp;
/** Stands in for model providers, OpenID providers, Stripe and Reddit: answers by path. */
let others: Server;
let url: string;
let folder: string;
const answers = new Map<string, { status: number; body: unknown }>();
let heard: { path: string; authorization: string }[] = [];

const answer: RequestListener = (request, response) => {
  const path = request.url?.split("?")[0] ?? "";
  heard.push({ path, authorization: String(request.headers.authorization ?? request.headers["x-api-key"]) });
  const { status, body } = answers.get(path) ?? { status: 404, body: {} };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askwell-doctor-"));
  [model, mail] = await Promise.all([
    startLoopbackModel(),
    startLoopbackSmtp({ login: { user: "askwell", password: "right" } }),
  ]);
  others = createServer(answer);
  await new Promise<void>((resolve) => others.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
});
afterAll(async () => {
  others.close();
  await Promise.all([model.close(), mail.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Nothing listens on port 9: the rest is looked at without a database. */
const dead = { DATABASE_URL: "postgres://127.0.0.1:9/askwell" };

async function look(env: Environment, options = {}): Promise<{ ok: boolean; sentence: string }[]> {
  heard = [];
  return await examine({ ...dead, DATA_DIR: folder, ...env }, options);
}

async function find(start: RegExp, env: Environment, options = {}) {
  return (await look(env, options)).findLast(({ sentence }) => start.test(sentence));
}

test("a partly configured model is reported with what's missing", async () => {
  expect((await look({ MODEL_PROVIDER: "anthropic" })).slice(1)).toEqual([
    {
      ok: false,
      sentence:
        "A language model is only partly set up: MODEL_NAME and MODEL_API_KEY are missing alongside MODEL_PROVIDER.",
    },
  ]);
});

test("a missing database is a problem, and anything that isn't set up is not", async () => {
  const findings = await look({});
  const problems = findings.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
  expect(problems).toEqual([
    expect.stringMatching(
      /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.* Check that it runs/,
    ),
  ]);
  const all = findings.map(({ sentence }) => sentence).join("\n");
  for (const word of [
    "No mail server",
    "labelled test checkout",
    "No Reddit app",
    "No language model",
    "No speech recogniser",
  ])
    expect(all).toContain(word);
});

test("Node, disk, clock and database are judged with what to do about them", () => {
  expect(checkNode("v22.22.0").ok).toBe(true);
  expect(checkNode("v20.1.0")).toEqual({
    ok: false,
    sentence: "Node 20.1.0 is too old: install Node 22.22 or newer from https://nodejs.org.",
  });
  expect(judgeDisk("/data", 2 * 1024 ** 3).ok).toBe(true);
  expect(judgeDisk("/data", 1024 ** 3 / 2)).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/^Only 0\.5 GB are free/),
  });
  expect(checkClock([]).ok).toBe(true);
  expect(checkClock([{ of: "Stripe", aheadMs: -900 }]).ok).toBe(true);
  const clock = checkClock([
    { of: "Stripe", aheadMs: 500 },
    { of: "the database", aheadMs: -125_000 },
  ]);
  expect(clock).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/^The clock is 125 seconds behind that of the database/),
  });
  const facts = { version: 16, name: "16.2", fsync: true, waits: true, mayCreate: true };
  expect(judgeDatabase("It", facts).ok).toBe(true);
  expect(judgeDatabase("It", { ...facts, version: 13, name: "13.1" }).sentence).toMatch(/upgrade it to 14/);
  expect(judgeDatabase("It", { ...facts, fsync: false }).sentence).toMatch(/turn on fsync/);
  expect(judgeDatabase("It", { ...facts, mayCreate: false }).sentence).toMatch(/grant it CREATE/);
  expect(judgeMigrations([]).sentence).toMatch(/^\d+ of \d+ migrations are not applied yet; take a backup/);
  expect(judgeMigrations([9e15])).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/newer version of Askwell/),
  });
});

test("a data directory that others can read or change is a problem", async () => {
  const dataDir = join(folder, "rights");
  expect((await checkDataDir(dataDir))[0]).toMatchObject({
    ok: true,
    sentence: expect.stringMatching(/the first start creates it/),
  });
  await mkdir(dataDir, { mode: 0o700 });
  await writeFile(join(dataDir, "secret.key"), "x", { mode: 0o600 });
  expect(await checkDataDir(dataDir)).toMatchObject([{ ok: true }]);
  await chmod(dataDir, 0o777);
  await chmod(join(dataDir, "secret.key"), 0o644);
  expect(await checkDataDir(dataDir)).toMatchObject([
    { ok: false, sentence: expect.stringMatching(/chmod go-w/) },
    { ok: false, sentence: expect.stringMatching(/chmod 600/) },
  ]);
  const file = join(folder, "rights", "secret.key");
  expect(await checkDataDir(file)).toMatchObject([
    { ok: false, sentence: expect.stringMatching(/which isn't a folder/) },
  ]);
});

test("an address that only this machine can open is a problem in production", async () => {
  expect(await find(/PUBLIC_URL/, { NODE_ENV: "production" })).toMatchObject({ ok: false });
  const plain = await find(/PUBLIC_URL/, { NODE_ENV: "production", PUBLIC_URL: "http://ask.example.org" });
  expect(plain).toMatchObject({ ok: false, sentence: expect.stringMatching(/without encryption/) });
});

test("the mail server is logged in to, and gets no mail", async () => {
  const at = mail.url.replace("smtp://", "");
  const env = (login: string) => ({
    SMTP_URL: `smtp://${login}@${at.replace(/^.*@/, "")}`,
    MAIL_FROM: "a@b.example",
  });
  expect(await find(/mail server/, env("askwell:right"))).toMatchObject({ ok: true });
  expect(await find(/mail server/, env("askwell:wrong"))).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/refused the login.* Check SMTP_URL\.$/),
  });
  expect(mail.mails).toEqual([]);
});

test("a login provider has to be an OpenID provider", async () => {
  const env = { OIDC_ISSUER: url, OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b", OIDC_NAME: "Acme" };
  expect(await find(/^Login with Acme/, env)).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/isn't an OpenID provider/),
  });
  const body = { issuer: url, authorization_endpoint: `${url}/auth` };
  answers.set("/.well-known/openid-configuration", { status: 200, body });
  expect(await find(/^Login with Acme/, env)).toMatchObject({ ok: true });
  const nowhere = await find(/^Login with Acme/, { ...env, OIDC_ISSUER: "http://127.0.0.1:9" });
  expect(nowhere).toMatchObject({ ok: false, sentence: expect.stringMatching(/could not be reached\.$/) });
});

test("Stripe is asked for its prices alone", async () => {
  const env = {
    ...{ STRIPE_SECRET_KEY: "sk_test", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_BASE_URL: url },
    ...{ STRIPE_PRICE_BASIC: "p1", STRIPE_PRICE_PREMIUM: "p2", STRIPE_PRICE_SINGLE: "p3" },
  };
  for (const price of ["p1", "p2"]) answers.set(`/v1/prices/${price}`, { status: 200, body: { id: price } });
  expect(await find(/^Stripe/, env)).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/price of STRIPE_PRICE_SINGLE:/),
  });
  answers.set("/v1/prices/p3", { status: 200, body: {} });
  expect(await find(/^Stripe/, env)).toMatchObject({ ok: true });
  expect(heard.map(({ path }) => path).sort()).toEqual(["/v1/prices/p1", "/v1/prices/p2", "/v1/prices/p3"]);
  answers.set("/v1/prices/p1", { status: 401, body: {} });
  expect(await find(/^Stripe/, env)).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/refused the key/),
  });
});

test("Reddit is asked for a login", async () => {
  const env = { REDDIT_CLIENT_ID: "id", REDDIT_CLIENT_SECRET: "secret", REDDIT_BASE_URL: url };
  expect(await find(/Reddit/, env)).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/refused the app's login \(404\)/),
  });
  answers.set("/api/v1/access_token", { status: 200, body: { access_token: "t" } });
  expect(await find(/Reddit/, env)).toMatchObject({ ok: true });
});

test("Ollama without a model's name is told which models are there, or how to get one", async () => {
  const env = { MODEL_PROVIDER: "ollama", MODEL_BASE_URL: `${url}/v1` };
  const adviceFor = async (body: unknown) => {
    answers.set("/api/tags", { status: 200, body });
    return (await look(env)).slice(1).map(({ ok, sentence }) => `${ok} ${sentence}`);
  };
  expect(await adviceFor({ models: [{ name: "gemma3:12b" }, { name: "qwen3:8b" }] })).toEqual([
    "false MODEL_PROVIDER=ollama needs MODEL_NAME, the name of a model that Ollama has.",
    `false Ollama at ${url} has gemma3:12b, qwen3:8b: set MODEL_NAME to one of them, or pull another with "ollama pull NAME".`,
  ]);
  expect((await adviceFor({ models: [] }))[1]).toMatch(
    /has no models yet: pull one, for example with "ollama/,
  );
  expect((await adviceFor("garbage"))[1]).toMatch(/^false No Ollama answers at http:.*: start it with/);
  const nowhere = await look({ ...env, MODEL_BASE_URL: "http://127.0.0.1:9/v1" });
  expect(nowhere.at(-1)?.sentence).toMatch(/^No Ollama answers at http:\/\/127\.0\.0\.1:9: start it with/);
});

test("Ollama is asked whether it has the model, with or without its tag", async () => {
  answers.set("/api/tags", {
    status: 200,
    body: { models: [{ name: "gemma3:latest" }, { name: "qwen3:8b" }] },
  });
  const findFor = (name: string) =>
    find(/^Ollama/, { MODEL_PROVIDER: "ollama", MODEL_BASE_URL: `${url}/v1`, MODEL_NAME: name });
  expect(await findFor("gemma3")).toMatchObject({ ok: true });
  expect(await findFor("qwen3:8b")).toMatchObject({ ok: true });
  expect(await findFor("qwen3")).toEqual({
    ok: false,
    sentence: `Ollama at ${url} does not have the language model qwen3; it has gemma3:latest, qwen3:8b. Run "ollama pull qwen3", or change MODEL_NAME.`,
  });
});

test("an Ollama that would drop the beginning of a long interview is told, once the model is loaded", async () => {
  const env = { MODEL_PROVIDER: "ollama", MODEL_BASE_URL: `${url}/v1`, MODEL_NAME: "gemma3" };
  const findFor = (context: number) => {
    answers.set("/api/ps", {
      status: 200,
      body: { models: [{ name: "gemma3:latest", context_length: context }] },
    });
    return find(/^Ollama gives/, env, { callModel: true });
  };
  expect(await findFor(4_096)).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(
      /room for 4,096 tokens, .* "OLLAMA_CONTEXT_LENGTH=16384 ollama serve"\.$/,
    ),
  });
  expect(await findFor(16_384)).toBeUndefined();
});

test("a model server that lists other models is reported with their names", async () => {
  answers.set("/own/models", { status: 200, body: { data: [{ id: "a.gguf" }] } });
  const env = { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "b", MODEL_BASE_URL: `${url}/own` };
  expect(await find(/its list has/, env)).toMatchObject({
    ok: true,
    sentence: expect.stringContaining("its list has a.gguf:"),
  });
});

test("the model's limits are reported with the settings that change them", async () => {
  const env = {
    MODEL_PROVIDER: "openai",
    MODEL_NAME: "m-1",
    MODEL_API_KEY: "key",
    MODEL_BASE_URL: model.url,
  };
  const limits = async (change: Environment) =>
    (await find(/^A turn waits/, { ...env, ...change }))?.sentence;
  expect(await limits({ MODEL_BASE_URL: "http://10.255.255.1/v1", MODEL_INTERVIEW_LIMIT: "90000" })).toBe(
    "A turn waits 8 s for the model's first word (MODEL_FIRST_TOKEN_SECONDS) and 20 s in all (MODEL_SECONDS). It may spend 12,000,000 tokens a day, which is about 200 interviews (MODEL_DAILY_LIMIT), 90,000 an interview (MODEL_INTERVIEW_LIMIT), and 600,000 a day in the public try-out interview.",
  );
  expect(await limits({ MODEL_SECONDS: "300" })).toMatch(
    /and 300 s in all \(MODEL_SECONDS\)\. It may spend any number of tokens, since it runs on this machine, and/,
  );
});

test.each(["openai", "anthropic", "google", "openai-compatible"])(
  "the key of a model at %s is tried on the list of models, which costs nothing",
  async (provider) => {
    const env = {
      ...{ MODEL_PROVIDER: provider, MODEL_NAME: "m-1", MODEL_API_KEY: "key" },
      MODEL_BASE_URL: `${url}/${provider}`,
    };
    const path = `/${provider}/models`;
    const list = provider === "google" ? { models: [{ name: "models/m-1" }] } : { data: [{ id: "m-1" }] };
    answers.set(path, { status: 200, body: list });
    expect(await find(/language model/, env)).toMatchObject({
      ok: true,
      sentence: expect.stringMatching(/accepts the key; nothing was spent\.$/),
    });
    expect(heard.map((one) => one.path)).toEqual([path]);
    expect(await find(/language model/, { ...env, MODEL_NAME: "m-2" })).toMatchObject({
      sentence: expect.stringMatching(/not on the first page|isn't on the first page|its list has m-1/),
    });
    answers.set(path, { status: 401, body: {} });
    expect(await find(/language model/, env)).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/check MODEL_API_KEY\.$/),
    });
    answers.set(path, { status: 500, body: {} });
    expect(await find(/language model/, env)).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/\(500\): try again later\.$/),
    });
  },
);

async function callModel(mode: string) {
  const env = {
    MODEL_PROVIDER: "openai",
    MODEL_NAME: `loopback:${mode}`,
    MODEL_API_KEY: "key",
    MODEL_BASE_URL: model.url,
  };
  return (await look(env, { callModel: true })).at(-1);
}

test("asked for a real call, a model that answers well is told with its times and tokens", async () => {
  expect(await callModel("cooperative")).toMatchObject({
    ok: true,
    sentence: expect.stringMatching(/answers: first word after \d+ ms, all after \d+ ms, \d+ tokens\.$/),
  });
});

test("a model that is too slow for its limits is told by how much, and which settings to raise", async () => {
  model.behave({ delayMs: 1_300 });
  const env = {
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "slow", MODEL_BASE_URL: model.url },
    MODEL_SECONDS: "1",
  };
  expect((await look(env, { callModel: true })).at(-1)).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(
      /its first word came after 1\.\d s \(MODEL_FIRST_TOKEN_SECONDS allows 1\) .* Raise these, .* run this once more\.$/,
    ),
  });
  model.behave({ delayMs: 0 });
});

test.each([
  ["status-401", /refused the key\.$/],
  ["status-402", /refused for lack of credit\.$/],
  ["status-429", /refused because of too many requests\.$/],
  ["status-500", /answered with an error of its own\.$/],
  ["reset", /could not be reached\.$/],
  ["praising", /its words were refused \(praise\); use a model that follows instructions better\.$/],
  ["garbage", /its words were refused \(unreadable\)/],
])("a model in mode %s is told what is wrong", async (mode, sentence) => {
  expect(await callModel(mode)).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) });
});
