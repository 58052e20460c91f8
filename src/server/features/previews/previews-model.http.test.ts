import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, script } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteOldPreviews } from "./previews.service.ts";

let model: LoopbackModel;
let app: TestApp;

beforeAll(async () => {
  model = await startLoopbackModel();
  const provider = { MODEL_PROVIDER: "openai", MODEL_NAME: "small", MODEL_API_KEY: "test-key" };
  app = await startTestApp({ ...provider, MODEL_BASE_URL: model.url }, { timing: { restSeconds: 0 } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const readScopes = async () =>
  (await app.db.pool.query("select distinct scope from model_spending where tokens > 0 order by 1")).rows.map(
    ({ scope }) => scope as string,
  );

test("the model that speaks with participants speaks in a preview, counted in the day's sum and its own", async () => {
  const creator = await makeCreator(app);
  const { previewId } = (await creator.post("/api/interviews/preview", script)).body;
  const path = `/api/interviews/previews/${previewId}/messages`;
  const reply = await creator.post(path, {
    text: "I use Slack because my team is spread over three countries.",
  });
  expect(reply.status).toBe(200);
  expect(model.requests.length).toBeGreaterThan(0);
  expect(await readScopes()).toEqual([expect.stringMatching(/^day:/), `interview:${previewId}`]);
  await app.db.pool.query("update previews set created_at = now() - interval '2 days'");
  await deleteOldPreviews(app.deps);
  expect(await readScopes()).toEqual([expect.stringMatching(/^day:/)]);
});
