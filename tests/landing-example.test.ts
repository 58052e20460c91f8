import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "#server/testing/client.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { sampleFinding } from "#web/creator/screens/landing/sample-finding.ts";

let app: TestApp;
let ada: Client;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app);
});
afterAll(() => app.close());

test("the landing page's example is a finding of the analysed sample, with its people and quotes", async () => {
  const [project] = (await ada.get("/api/projects")).body;
  const [card] = (await ada.get(`/api/projects/${project._id}/chatbots`)).body;
  const { insights } = (await ada.get(`/api/interviews/${card._id}/details`)).body;
  const found = insights.findings.find(
    ({ kind, text }: { kind: string; text: string }) => kind === "themes" && text === sampleFinding.text,
  );
  const { people, asked } = sampleFinding;
  expect(found?.strength).toMatchObject({ people, asked });
  for (const { quote, speaker, ageRange } of sampleFinding.quotes) {
    expect(found.evidence).toContainEqual(expect.objectContaining({ quote, sourceLabel: speaker, ageRange }));
  }
});
