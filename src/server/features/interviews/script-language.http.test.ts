import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import { makeCreator, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

/** A script in another language than English gets nothing English around it, and nobody is surprised by English. */
let app: TestApp;
let ada: Client;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
  projectId = await makeProject(ada);
});
afterAll(() => app.close());

const german = {
  name: "Kündigungen",
  introduction: "Danke, dass Sie mitmachen. Es gibt keine richtigen oder falschen Antworten.",
  objective: "Verstehen, warum Leute kündigen",
  topics: ["Kündigen"],
  questions: ["Wie kam es dazu, dass Sie gekündigt haben?", "Was hat Ihnen an dem Angebot gefehlt?"],
};
const generate = "/api/interviews/generate-interview";
const uploaded = (text: string) => {
  const data = new FormData();
  data.append("script", new Blob([text]), "script.txt");
  return ada.post(`/api/projects/${projectId}/interviews`, data);
};

test("a German script without a language of its own is German from the consent to the first message", async () => {
  const { body } = await ada.post(`/api/interviews/projects/${projectId}/interviews`, german);
  const { body: seen } = await openClient(app.url).get(`/api/interviews/${body._id}`);
  expect(seen.language).toBe("de");
  expect(seen.consentText).toMatch(/Gespräch/);
  const session = await startParticipant(app, body._id);
  expect(session.firstMessage).toContain(german.questions[0]);
  expect(`${seen.consentText} ${seen.name} ${session.firstMessage}`).not.toMatch(/\b(?:the|your|you)\b/i);
});

test("a chosen language counts for more than the script's words", async () => {
  const { body } = await ada.post(`/api/interviews/projects/${projectId}/interviews`, {
    ...german,
    language: "fr",
  });
  expect((await openClient(app.url).get(`/api/interviews/${body._id}`)).body.language).toBe("fr");
});

test.each([
  ["¿Cómo fue la última vez que compró con nosotros?\n¿Qué pasó después de eso?", "es"],
  ["How was it the last time that you bought something?\nWhat happened next?", "en"],
])("an uploaded script (%j) is known for its language", async (text, language) => {
  const { status, body } = await uploaded(text);
  expect([status, body.language, body.notice]).toEqual([200, language, null]);
});

test("the creator is asked for the language of a script that we cannot tell it of", async () => {
  const { body } = await uploaded(
    "Hoe ging het de laatste keer dat je iets kocht?\nWat gebeurde er daarna precies?",
  );
  expect(body.language).toBeNull();
  expect(body.notice).toContain("Choose below which language");
});

test("a guide that is only in English says so to somebody who asked for another language", async () => {
  const study = { objective: german.objective, targetAudience: "Kunden", language: "de" };
  const ask = async (id: string) => (await ada.post(generate, { ...study, guide: { id, nouns: {} } })).body;
  expect(await ask("win-loss")).toMatchObject({
    language: "en",
    notice: expect.stringContaining("is only in English"),
  });
  expect(await ask("churn")).toMatchObject({ language: "de", notice: null });
});
