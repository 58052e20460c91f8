import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredInsights } from "#contract/insights.ts";
import { findReading, sayAsAnalyst } from "../../testing/loopback-analyst-words.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const talks = {
  "Ana.txt": `Interviewer: Where does the bread go when it comes into your home?
Ana: It goes into the blue box by the window, because the birds cannot get in there.
Interviewer: Tell me about the last loaf you threw away. What happened to it?
Ana: The last loaf went green in the heat, and I gave it to the hens next door.`,
  "Rosa.txt": `Entrevistadora: ¿Qué pasó con el último pan que tiró usted?
Rosa: El último pan se puso duro en la bolsa y lo tiré a la basura con mucha vergüenza.
Entrevistadora: ¿Y dónde lo guarda usted cuando lo trae a casa?
Rosa: En casa. Lo guardo siempre en un cajón de madera que hizo mi abuelo hace muchos años.`,
};

/** As a model that knows Spanish. */
const asked = [
  { segment: 1, question: "q2" },
  { segment: 3, question: "q1" },
];

/** Each text as if it were English now. */
function translate(user: string): string {
  const texts: { id: number; text: string }[] = JSON.parse(user);
  return JSON.stringify({
    translations: texts.map(({ id, text }) => ({ id, text: `In English: ${text.length} letters` })),
  });
}

test("a talk in another language is laid on the script by the model, and its answers count and are shown", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const questions = [
    "Where does the bread go when it comes into your home?",
    "Tell me about the last loaf you threw away. What happened to it?",
  ];
  const interviewId = await makeInterview(creator, projectId, { questions });
  const form = new FormData();
  form.append("projectId", projectId);
  for (const [name, text] of Object.entries(talks)) form.append("transcripts", new Blob([text]), name);
  expect((await creator.post("/api/upload-transcript", form)).status).toBe(200);
  model.behave({
    says: (request) => {
      if (request.system.startsWith("You translate from Spanish")) return translate(request.user);
      if (findReading(request) !== "code" || !request.user.includes("basura")) return null;
      return JSON.stringify({ ...JSON.parse(sayAsAnalyst("cooperative", request) ?? "{}"), asked });
    },
  });
  const generate = async (): Promise<StoredInsights> => {
    const reply = await creator.post(`/api/generate-insights/${interviewId}`, {
      selectedDataSources: ["transcripts"],
    });
    expect(reply.status, reply.text).toBe(200);
    return reply.body.insights;
  };
  for (const readAnew of [2, 0]) {
    const insights = await generate();
    expect(insights).toMatchObject({ codedBy: "model", readAnew });
    // What the built-in coder leaves out, the model did.
    expect(insights.notes.join(" ")).toContain("is in Spanish: the language model read what was said there");
    expect(insights.notes.join(" ")).not.toContain("Themes need at least two people");
    const answers = insights.brief?.answers ?? [];
    expect(answers.map((one) => [one.asked, one.answered])).toEqual([
      [2, 2],
      [2, 2],
    ]);
    const [first] = answers;
    const shown = await creator.get(`/api/interviews/${interviewId}/answers?questionId=${first?.questionId}`);
    expect(shown.body.answers.map(({ label }: { label: string }) => label)).toEqual(["Ana", "Rosa"]);
    expect(JSON.stringify(shown.body.answers)).toContain("cajón de madera");
    const report = await creator.get(`/api/interviews/${interviewId}/export?format=md`);
    const paragraphs = report.text.split("\n\n");
    const at = paragraphs.findIndex((one) => one.includes("con mucha vergüenza"));
    expect(paragraphs.slice(at, at + 2).join(" ")).toMatch(/Translated by machine: In English: \d+ letters/u);
    expect(report.text).toMatch(
      /Asked: ¿Y dónde lo guarda usted cuando lo trae a casa\?\*\n\n\*Translated by machine: In English: \d+ letters/u,
    );
    expect(report.text.match(/blue box[^\n]*\n+[^\n]*Translated/u)).toBeNull();
  }
});
