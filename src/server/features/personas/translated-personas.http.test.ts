import { afterAll, beforeAll, expect, test } from "vitest";
import { listLeaves } from "#analysis/frameworks/leaves.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import type { AnalystRequest } from "../../analyst.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeForm } from "../transcripts/upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let transcriptIds: string[];

const foreign = "Cada lunes pierdo la carpeta del equipo y eso es muy frustrante para todos nosotros.";
const english = "Every Monday I lose the sync folder and that is really frustrating for my whole team.";
const translated = "Every Monday I lose the team's folder, and that's very frustrating for all of us.";
const empty = { choices: [], conflict: [], objective: [], obstacles: [], network: [], ideas: [], quotes: [] };

/** What a model answers that makes frameworks of passages, and translates. */
function answer({ instructions, prompt }: AnalystRequest): Record<string, unknown> {
  if (instructions.startsWith("You translate")) {
    const texts: { id: number; text: string }[] = JSON.parse(prompt);
    return { translations: texts.map(({ id }) => ({ id, text: translated })) };
  }
  const passages = [...prompt.matchAll(/^\[e(\d+)\].*(?:carpeta|sync folder)/gmu)].map(([, id]) =>
    Number(id),
  );
  return {
    ...empty,
    conflict: [{ text: "Lose the folder", passages }],
  };
}

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const talk = (said: string, asked: string) =>
    `Interviewer: ${asked}\nAna: ${said}\nInterviewer: ${asked}\nAna: ${said}`;
  const files: [string, string][] = [
    ["ana.txt", talk(foreign, "¿Qué le pasa los lunes con las carpetas del equipo?")],
    ["ben.txt", talk(english, "What happens to you on a Monday morning?")],
  ];
  const reply = await creator.post("/api/upload-transcript", makeForm(files));
  transcriptIds = reply.body.map(({ _id }: { _id: string }) => _id);
  app.deps.analyst = {
    ...{ name: "loop", provider: null, runMs: 60_000 },
    ask: (request) => Promise.resolve({ json: answer(request) }),
  };
});
afterAll(() => app.close());

const listTranslations = (framework: FrameworkResult) =>
  new Map(
    listLeaves(framework).flatMap(({ evidence }) =>
      evidence.map(({ quote, translation }) => [quote, translation?.text] as const),
    ),
  );

test("a persona's quotes in another language have their translation, made and saved, and in its file", async () => {
  const body = { framework: "persona", transcriptIds };
  const made = await creator.post("/api/generate-framework", body);
  expect(made.status).toBe(200);
  const expected = new Map([
    [foreign, translated],
    [english, undefined],
  ]);
  expect(listTranslations(made.body)).toEqual(expected);
  const forged = JSON.parse(JSON.stringify(made.body).replaceAll(translated, "All is well."));
  const saved = await creator.post("/api/save-persona", { ...forged, transcriptIds });
  expect(saved.status).toBe(201);
  expect(listTranslations(saved.body)).toEqual(expected);
  const file = await creator.get(`/api/personas/${saved.body._id}/export?format=md`);
  expect(file.text).toContain(`*Translated by machine: ${translated}*`);
  expect(file.text.match(/Translated by machine/g)?.length).toBeLessThan(4);
});

test("without a model or a translator a persona's quotes stay as they were said", async () => {
  app.deps.analyst = null;
  const made = await creator.post("/api/generate-framework", { framework: "persona", transcriptIds });
  expect([...listTranslations(made.body).values()].filter((text) => text !== undefined)).toEqual([]);
});
