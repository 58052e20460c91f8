import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, userInfo } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("D1 participants see the project's organization, else the profile's company, else the creator's name", async () => {
  const creator = await makeCreator(app, "Ada Researcher");
  const { body: project } = await creator.post("/api/projects", { name: "Only a name" });
  const id = await makeInterview(creator, project._id);
  const visitor = openClient(app.url);
  const read = async () => (await visitor.get(`/api/interviews/${id}`)).body;
  expect((await read()).organization).toBe("Ada Researcher");
  expect((await read()).consentText).toContain("Ada Researcher");
  const started = await visitor.post(`/api/sessions/${id}`, { consentGiven: true, userInfo });
  expect(started.status).toBe(200);
  const card = (await creator.get(`/api/projects/${project._id}/chatbots`)).body[0];
  // The project's own stays empty, so that the screen can ask for it.
  expect([card.organization, card.projectId.organization]).toEqual(["Ada Researcher", ""]);

  await creator.send("PATCH", "/api/user", { companyName: "Analytical Engines" });
  expect((await read()).organization).toBe("Analytical Engines");
  await creator.send("PATCH", `/api/projects/${project._id}`, { organization: "Bernoulli Institute" });
  expect((await read()).organization).toBe("Bernoulli Institute");
});
