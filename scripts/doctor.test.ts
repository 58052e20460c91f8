import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { examine } from "./doctor.ts";

let model: LoopbackModel;
beforeAll(async () => {
  model = await startLoopbackModel();
});
afterAll(() => model.close());

/** Nothing listens on port 9: the model is looked at without a database. */
const deadDatabase = "postgres://127.0.0.1:9/askwell";

async function lookAtModel(mode: string): Promise<{ ok: boolean; sentence: string } | undefined> {
  const findings = await examine({
    DATABASE_URL: deadDatabase,
    MODEL_PROVIDER: "openai",
    MODEL_NAME: `loopback:${mode}`,
    MODEL_API_KEY: "key",
    MODEL_BASE_URL: model.url,
  });
  return findings.at(-1);
}

test("half a model is told in a sentence that names what is missing", async () => {
  expect(await examine({ MODEL_PROVIDER: "anthropic" })).toEqual([
    {
      ok: false,
      sentence:
        "A language model is set up in part: MODEL_NAME and MODEL_API_KEY are missing beside MODEL_PROVIDER.",
    },
  ]);
});

test("a database that is not there is told, and no model is no problem", async () => {
  const findings = await examine({ DATABASE_URL: deadDatabase });
  expect(findings.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(findings[1]?.sentence).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/);
});

test("a model that answers well is told with its times and tokens", async () => {
  expect(await lookAtModel("cooperative")).toMatchObject({
    ok: true,
    sentence: expect.stringMatching(/answers: first word after \d+ ms, all after \d+ ms, \d+ tokens\.$/),
  });
});

test.each([
  ["status-401", /refused the key\.$/],
  ["status-402", /refused for lack of credit\.$/],
  ["status-429", /refused because of too many requests\.$/],
  ["status-500", /answered with an error of its own\.$/],
  ["reset", /could not be reached\.$/],
  ["praising", /its words were refused \(praise\); a model that follows instructions better is needed\.$/],
  ["garbage", /its words were refused \(unreadable\)/],
])("a model in mode %s is told what is wrong", async (mode, sentence) => {
  expect(await lookAtModel(mode)).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) });
});
