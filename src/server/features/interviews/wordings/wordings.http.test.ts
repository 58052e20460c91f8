import { afterAll, beforeAll, expect, test } from "vitest";
import type { WordingText } from "#contract/wordings.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let formId: string;

const options = ["Often", "Now and then", "Never"];
const questions = [
  { text: "How often do you take the {concept}?", item: { kind: "choice", options }, depth: "light" },
  { text: "Who goes with you?", depth: "light" },
  {
    text: "What keeps you on land?",
    depth: "light",
    askIf: [{ by: { kind: "answer", questionId: "q1" }, values: ["Never"] }],
  },
];
const concepts = [
  { name: "ferry", description: "A ship that goes at 8." },
  { name: "bridge", description: "A way across." },
];

const spanish: Record<string, string> = {
  Title: "Sobre el mar",
  Introduction: "Gracias por venir. Queremos saber cómo cruza usted el río.",
  "How often do you take the {concept}?": "¿Con qué frecuencia toma el {concept}?",
  Often: "A menudo",
  "Now and then": "De vez en cuando",
  Never: "Nunca",
  "Who goes with you?": "¿Quién va con usted?",
  "What keeps you on land?": "¿Qué le retiene en tierra?",
  ferry: "transbordador",
  "A ship that goes at 8.": "Un barco que sale a las 8.",
  bridge: "puente",
  "A way across.": "Un paso al otro lado.",
  "Do you live here?": "¿Vive usted aquí?",
  Yes: "Sí",
  No: "No vivo",
  Elsewhere: "En otra parte",
};

beforeAll(async () => {
  app = await startTestApp({ BILLING: "off" });
  creator = await makeCreator(app, "Ada");
  projectId = await makeProject(creator);
  const field = { id: "here", label: "Do you live here?", kind: "single_choice", required: true };
  const fields = [{ ...field, options: ["Yes", "No", "Elsewhere"], screensOut: ["No"] }];
  formId = (await creator.post("/api/forms", { name: "Who", formType: "pre", fields })).body._id;
});
afterAll(() => app.close());

async function make(change: Record<string, unknown> = {}) {
  const given = questions.map((question, at) => ({ id: `q${at + 1}`, ...question }));
  const id = await makeInterview(creator, projectId, {
    ...{ introduction: "Thank you for coming.", questions: given, concepts, preInterviewFormId: formId },
    ...change,
  });
  await creator.send("PATCH", `/api/interviews/${id}`, { settings: { participantTitle: "About the sea" } });
  return id;
}

const read = async (id: string) => (await creator.get(`/api/interviews/${id}/wordings`)).body.wordings;
const save = (id: string, texts: Record<string, string>, language = "es") =>
  creator.send("PUT", `/api/interviews/${id}/wordings/${language}`, { texts });
const review = (id: string, stamp: string) =>
  creator.post(`/api/interviews/${id}/wordings/es/review`, { stamp });

function word(texts: WordingText[]): Record<string, string> {
  return Object.fromEntries(
    texts.map(({ key, original, label }) => [key, spanish[label] ?? spanish[original] ?? `ES ${original}`]),
  );
}

async function offerSpanish(id: string) {
  const empty = (await save(id, {})).body;
  const saved = (await save(id, word(empty.texts))).body;
  const { status, body } = await review(id, saved.stamp);
  expect(status).toBe(200);
  return body;
}

test("only a complete wording that somebody reviewed is offered, with who and when", async () => {
  const id = await make();
  const empty = (await save(id, {})).body;
  expect(empty).toMatchObject({ language: "es", isOffered: false, reviewed: null, unknownTexts: 0 });
  expect(empty.texts.map(({ state }: WordingText) => state)).toEqual(empty.texts.map(() => "missing"));
  const early = await review(id, empty.stamp);
  expect([early.status, early.body.error]).toEqual([
    400,
    `${empty.texts.length} texts are missing, the first one at Before the interview, title.`,
  ]);
  const saved = (await save(id, word(empty.texts))).body;
  expect(saved.isOffered).toBe(false);
  const publicView = async () => (await creator.get(`/api/interviews/${id}?lang=es`)).body;
  expect(await publicView()).toMatchObject({ language: "en", name: "About the sea" });
  const reviewed = (await review(id, saved.stamp)).body;
  expect(reviewed).toMatchObject({ isOffered: true, reviewed: { by: "Ada" } });
  const shown = await publicView();
  expect(shown).toMatchObject({ language: "es", name: "Sobre el mar" });
  expect(shown.introduction).toBe(spanish.Introduction);
  expect(shown.consentText).toContain("Sobre el mar");
  expect(shown.preInterviewForm.fields[0].options).toEqual(["Sí", "No vivo", "En otra parte"]);
});

test("what changes needs another review, and nobody reviews what they didn't see", async () => {
  const id = await make();
  const { stamp } = await offerSpanish(id);
  const { questionSettings } = (await creator.get(`/api/interviews/${id}/details`)).body;
  const changed = questionSettings.map((question: { text: string }, at: number) =>
    at === 1 ? { ...question, text: "Who comes with you?" } : question,
  );
  await creator.send("PATCH", `/api/interviews/${id}`, { questions: changed });
  const [wording] = await read(id);
  expect(wording.isOffered).toBe(false);
  const states = wording.texts.filter(({ state }: WordingText) => state !== "reviewed");
  expect(states).toMatchObject([{ group: "Question 2", state: "changed", text: "¿Quién va con usted?" }]);
  expect((await review(id, stamp)).status).toBe(409);
  expect((await review(id, wording.stamp)).body.isOffered).toBe(true);
  const { key } = states[0];
  expect((await save(id, { [key]: "¿Con quién va?" })).body.isOffered).toBe(false);
});

test("a lost placeholder, options that read the same and texts of nothing are told in plain sentences", async () => {
  const id = await make();
  const { texts } = (await save(id, {})).body;
  const find = (original: string) =>
    texts.find((text: WordingText) => text.original === original)?.key as string;
  const given = {
    ...word(texts),
    [find("How often do you take the {concept}?")]: "¿Con qué frecuencia?",
    [find("Often")]: "nunca",
    "question.gone.text": "¿Y qué más?",
  };
  const saved = (await save(id, given)).body;
  expect(saved.unknownTexts).toBe(1);
  const problems = saved.texts.flatMap(({ problem }: WordingText) => problem ?? []);
  expect(problems).toEqual([
    "The original names {concept}. Keep {concept} in this text too.",
    "Two of these read the same. Participants couldn't tell them apart.",
    "Two of these read the same. Participants couldn't tell them apart.",
  ]);
  expect((await review(id, saved.stamp)).body.error).toBe(
    "Question 1: The original names {concept}. Keep {concept} in this text too.",
  );
  expect((await save(id, {}, "xx")).status).toBe(400);
  expect((await save(id, {}, "en")).body.error).toBe(
    "The script itself is in this language. Change it there.",
  );
});

test("people of both languages are asked, branched, screened and counted together", async () => {
  const id = await make();
  await offerSpanish(id);
  const answers = async (language: string, home: string, often: string) => {
    const person = await startParticipant(app, id, undefined, { language });
    const path = `/api/sessions/${id}/${person.sessionId}/forms/${formId}`;
    const form = await person.post(path, { answers: { here: home } });
    expect(form.status).toBe(200);
    if (form.body.screenedOut) return "screened out";
    const said = [person.firstMessage, (await person.say(often)).body.botResponse];
    await finishInterview(person, ["Voy con mi hermana y sus dos hijos cada domingo por la mañana."]);
    const { messages } = (await person.get(`/api/sessions/${id}/${person.sessionId}/messages`)).body;
    return [...said, ...messages.map(({ text }: { text: string }) => text)].join("\n");
  };
  const never = await answers("es", "Sí", "Nunca");
  expect(never).toMatch(/¿Con qué frecuencia toma el (?:transbordador|puente)\?/u);
  expect(never).toContain("¿Qué le retiene en tierra?");
  const often = await answers("es-MX", "En otra parte", "A menudo");
  expect(often).not.toContain("tierra");
  expect(await answers("en", "Yes", "Never")).toContain("What keeps you on land?");
  expect(await answers("es", "No vivo", "Nunca")).toBe("screened out");
  // Whoever changes the page's language in between sees another wording of the form.
  expect(await answers("en", "Sí", "Often")).not.toContain("land");
  const { counts } = (await creator.get(`/api/interviews/${id}/closed-answers`)).body;
  expect(counts).toHaveLength(1);
  expect(counts[0]).toMatchObject({ answered: 4, otherWords: 0 });
  expect(
    counts[0].options.map(({ name, people }: { name: string; people: number }) => [name, people]),
  ).toEqual([
    ["Often", 2],
    ["Now and then", 0],
    ["Never", 2],
  ]);
  const { reportCard } = (await creator.get(`/api/interviews/${id}/report-card`)).body;
  expect(reportCard.questions.map(({ text }: { text: string }) => text)).toContain("Who goes with you?");
});

test("a session keeps its wording when that is deleted, and the next one begins in the original", async () => {
  const id = await make();
  await offerSpanish(id);
  const person = await startParticipant(app, id, undefined, { language: "es" });
  expect((await creator.send("DELETE", `/api/interviews/${id}/wordings/es`)).status).toBe(200);
  expect((await creator.send("DELETE", `/api/interviews/${id}/wordings/es`)).status).toBe(404);
  const form = await person.post(`/api/sessions/${id}/${person.sessionId}/forms/${formId}`, {
    answers: { here: "En otra parte" },
  });
  expect(form.status).toBe(200);
  expect((await person.say("A menudo")).body.botResponse).not.toContain("often");
  const next = await startParticipant(app, id, undefined, { language: "es" });
  expect(next.firstMessage).toContain("How often");
});

test("a copy keeps the wordings with their reviews, a study file carries them as drafts", async () => {
  const id = await make();
  await offerSpanish(id);
  const copy = (await creator.post(`/api/interviews/${id}/duplicate`)).body._id;
  expect(await read(copy)).toMatchObject([{ language: "es", isOffered: true, reviewed: { by: "Ada" } }]);
  const study = (await creator.get(`/api/interviews/${id}/study`)).body;
  expect(study.wordings[0].texts["question.1.option.2"]).toEqual({ text: "Nunca" });
  expect(study.wordings[0].texts["form.before.1.label"]).toEqual({ text: "¿Vive usted aquí?" });
  study.wordings[0].texts["question.9.text"] = { text: "¿Y ahora?" };
  const imported = (await creator.post(`/api/projects/${projectId}/studies`, study)).body;
  expect(imported.notices).toEqual([
    "One text of the Spanish wording was left out: nothing in this study needs it.",
  ]);
  const [wording] = await read(imported._id);
  expect(wording).toMatchObject({ language: "es", isOffered: false, reviewed: null });
  expect(wording.texts.map(({ state }: WordingText) => state)).toEqual(wording.texts.map(() => "draft"));
});

test("the model drafts what is missing and leaves people's own words alone", async () => {
  const id = await make();
  expect((await creator.post(`/api/interviews/${id}/wordings/es/draft`)).status).toBe(409);
  const { texts } = (await save(id, {})).body;
  const own = texts[0].key as string;
  await save(id, { [own]: "El mar" });
  const prompts: string[] = [];
  app.deps.analyst = {
    ...{ name: "stand-in", provider: null, runMs: 1_000 },
    ask: async ({ instructions, prompt }) => {
      prompts.push(instructions);
      const given = JSON.parse(prompt) as { id: number; text: string }[];
      // It leaves one out, as models do.
      const kept = given.filter(({ text }) => text !== "Never");
      return { json: { translations: kept.map((one) => ({ ...one, text: `ES ${one.text}` })) } };
    },
  };
  const { status, body } = await creator.post(`/api/interviews/${id}/wordings/es/draft`);
  app.deps.analyst = null;
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isOffered: false,
    drafted: texts.length - 2,
    notice: "The language model didn't draft every text. Try again, or write the rest yourself.",
  });
  expect(prompts[0]).toContain("from English into Spanish");
  const byKey = new Map(body.texts.map((text: WordingText) => [text.key, text]));
  expect(byKey.get(own)).toMatchObject({ text: "El mar", byMachine: false });
  const drafted = body.texts.filter(({ byMachine }: WordingText) => byMachine);
  expect(drafted.every(({ state, text }: WordingText) => state === "draft" && text.startsWith("ES "))).toBe(
    true,
  );
  const missing = body.texts.filter(({ state }: WordingText) => state === "missing");
  expect(missing.map(({ original }: WordingText) => original)).toEqual(["Never"]);
});
