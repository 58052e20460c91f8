import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackMode, type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp } from "#server/testing/test-app.ts";

let model: LoopbackModel;

beforeAll(async () => {
  model = await startLoopbackModel();
});

afterAll(() => model.close());

/** The loopback model was made to interview and to code: whatever it says to a question is no answer to it. */
test("a provider's model that says anything else leaves the search's own answer", async () => {
  const app = await startTestApp({
    MODEL_PROVIDER: "openai",
    MODEL_NAME: "small",
    MODEL_API_KEY: "test-key",
    MODEL_BASE_URL: model.url,
  });
  try {
    const creator = await makeCreator(app);
    const interviewId = await makeInterview(creator, await makeProject(creator));
    await makeFinishedSession(app, interviewId);
    for (const mode of ["cooperative", "garbage", "prose", "empty", "fenced"] satisfies LoopbackMode[]) {
      model.behave({ mode });
      const reply = await creator.post(`/api/interviews/${interviewId}/ask`, {
        question: "Why search for decisions?",
      });
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ found: true, answeredBy: "search", sentences: [] });
    }
  } finally {
    await app.close();
  }
});
