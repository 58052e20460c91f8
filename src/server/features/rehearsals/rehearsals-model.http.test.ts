import { afterAll, beforeAll, expect, test } from "vitest";
import type { Rehearsal } from "#contract/rehearsals.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp(
    {
      MODEL_PROVIDER: "openai",
      MODEL_NAME: "small",
      MODEL_API_KEY: "test-key",
      MODEL_BASE_URL: model.url,
    },
    { timing: { restSeconds: 0 } },
  );
  creator = await makeCreator(app);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function rehearse(interviewId: string): Promise<Rehearsal> {
  const path = `/api/interviews/${interviewId}/rehearsals`;
  const { body } = await creator.post(path, { participants: 3, seed: 5 });
  await expect
    .poll(async () => (await creator.get(`/api/jobs/${body.job._id}`)).body.status, { timeout: 20_000 })
    .toBe("done");
  return (await creator.get(path)).body.selected;
}

test("the model that speaks with participants speaks in rehearsals too, on a budget of its own", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const made = await rehearse(interviewId);
  expect(made.voice).toBe("model");
  expect(model.requests.length).toBeGreaterThan(0);
  for (const { messages, reportCard } of made.interviews) {
    expect(messages.at(-1)?.type).toBe("completion");
    expect(reportCard.notReached).toBe(0);
  }
  const { rows } = await app.db.pool.query("select distinct scope from model_spending where tokens > 0");
  const scopes = rows.map(({ scope }) => scope);
  expect(scopes.some((scope) => scope.endsWith(`${interviewId}:rehearsals`))).toBe(true);
  expect(scopes.some((scope) => scope.startsWith("day:"))).toBe(true);
  expect(scopes.some((scope) => scope.endsWith(interviewId))).toBe(false);
});
