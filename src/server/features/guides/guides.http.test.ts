import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeDraftQuestion, soundDraft as sound, studyOfDraft as study } from "./sound-draft-for-tests.ts";

/** A script is drafted from guides without a model, and by the model where there is one. */
let model: LoopbackModel;
let plain: TestApp;
let app: TestApp;
let without: Awaited<ReturnType<typeof makeCreator>>;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  model = await startLoopbackModel();
  const provider = { MODEL_PROVIDER: "openai", MODEL_NAME: "small", MODEL_API_KEY: "test-key" };
  [plain, app] = await Promise.all([
    startTestApp(),
    startTestApp({ ...provider, MODEL_BASE_URL: model.url }, { timing: { restSeconds: 0 } }),
  ]);
  [without, creator] = await Promise.all([makeCreator(plain), makeCreator(app)]);
});
afterAll(async () => {
  await Promise.all([plain?.close(), app?.close()]);
  await model?.close();
});
beforeEach(async () => {
  model.requests.length = 0;
  model.behave({ mode: "cooperative", says: null });
  await app.db.pool.query("delete from model_health");
  await app.db.pool.query("delete from rate_limits");
});

const path = "/api/interviews/generate-interview";
test("D3: without a model, the nearest guide with general nouns, and none of the objective in it", async () => {
  const { status, body } = await without.post(path, study);
  expect([status, body.madeBy, body.title]).toEqual([200, "guide", "Your time with the service"]);
  expect(body.name).toBe("Why people leave the service");
  expect(body.notice).toBe("Put your own words where the draft says “the service” and “stopped”.");
  expect(body.objective).toBe(study.objective);
  expect(body.questions.length).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify([body.title, body.introduction, body.questions, body.topics])).not.toMatch(
    /bike|\{[a-z]+\}/,
  );
});

test("a chosen guide holds the nouns that its blanks were given", async () => {
  const guide = { id: "churn", nouns: { product: "Northwind Bikes", step: "cancelled" } };
  const bikes = { id: "churn", nouns: { product: "your bike" } };
  const { body } = await without.post(path, { ...study, guide });
  expect([body.name, body.title]).toEqual([
    "Why people leave Northwind Bikes",
    "Your time with Northwind Bikes",
  ]);
  expect(JSON.stringify(body)).not.toMatch(/\{[a-z]+\}/);
  const { body: ofTheirs } = await without.post(path, { ...study, guide: bikes });
  expect([ofTheirs.name, ofTheirs.title]).toEqual([
    "Why people leave their bike",
    "Your time with your bike",
  ]);
  const unknown = await without.post(path, { ...study, guide: { ...guide, id: "nothing" } });
  expect([unknown.status, unknown.body.error]).toEqual([400, "There is no guide of this name"]);
});

test("an idea is described in a sentence of its own before people are asked what they make of it", async () => {
  const nouns = {
    concept: "a repair café in the library",
    description: "the library is thinking of a repair café, where people mend their things with helpers",
    occasion: "had something to repair.",
  };
  const guide = { id: "concept-reaction", nouns };
  const { body } = await without.post(path, { ...study, objective: "Hear about the repair café", guide });
  expect(body.questions[0]).toBe("Please take me through the last time you had something to repair.");
  expect(body.questions[2]).toBe(
    "The library is thinking of a repair café, where people mend their things with helpers. What is the first thing that goes through your mind?",
  );
  expect(body.notice).toBeNull();
});

test("D3: the model's draft is taken whole when every question is sound and each part has one", async () => {
  model.behave({ says: JSON.stringify(sound) });
  const { status, body } = await creator.post(path, { ...study, beliefs: "It is the price.", minutes: 12 });
  expect([status, body.madeBy, body.notice]).toEqual([200, "model", null]);
  expect(body.questions).toEqual(sound.questions.map(({ text }) => text));
  expect([body.name, body.title]).toEqual([sound.name, sound.title]);
  expect(model.requests).toHaveLength(2);
  for (const { asked } of model.requests) expect(asked.user).toContain("It is the price.");
});

test("a draft is edited once, with its faults named", async () => {
  const faulty = {
    ...sound,
    questions: sound.questions.map((one, at) =>
      at === 3 ? makeDraftQuestion("Don't you think that it was too expensive?", [1]) : one,
    ),
  };
  model.behave({
    says: ({ user }) => JSON.stringify(user.includes("WHAT A CHECKER FOUND WRONG WITH IT") ? sound : faulty),
  });
  const { body } = await creator.post(path, study);
  expect(body.questions).toEqual(sound.questions.map(({ text }) => text));
  expect(model.requests).toHaveLength(2);
  expect(model.requests[1]?.asked.user).toContain("Don't you think that it was too expensive?");
});

test("a question that takes something for granted, and one that begins like a form, go back to the editor", async () => {
  const questions = sound.questions.map((one, at) =>
    at === 3 ? makeDraftQuestion("What brought you closest to staying with the bikes?", [1]) : one,
  );
  const labelled = questions.map((one, at) =>
    at === 4 ? makeDraftQuestion("For those who have another bike: How do you get around today?", []) : one,
  );
  model.behave({
    says: ({ user }) =>
      JSON.stringify({
        ...{ ...sound, everybody: ["cancelled"], some: ["thought of staying"] },
        questions: user.includes("YOUR FIRST DRAFT") ? questions : labelled,
      }),
  });
  const { body } = await creator.post(path, study);
  const editor = model.requests[1]?.asked.user ?? "";
  expect(editor).toContain('"some":["thought of staying"]');
  expect(editor).toMatch(/Question 4 .+: It takes for granted that there was such a thing\./);
  expect(editor).toMatch(/Question 5 .+: It begins like a form\./);
  // Where the editor leaves it, a rule leaves room for nothing.
  expect(body.questions[3]).toBe("What, if anything, brought you closest to staying with the bikes?");
  expect([body.questionSettings[3].text, body.notice]).toEqual([body.questions[3], null]);
});

test("a question that blames people for what they did not do is reworded, and the prompt asks for none", async () => {
  const questions = sound.questions.map((one, at) =>
    at === 3 ? makeDraftQuestion("Why didn’t you take the bike back to the shop?", [1]) : one,
  );
  model.behave({ says: JSON.stringify({ ...sound, questions }) });
  const { body } = await creator.post(path, study);
  expect(body.questions[3]).toBe("How come you did not take the bike back to the shop?");
  const system = model.requests[0]?.asked.system ?? "";
  expect(system).toContain('no "Why did you not"');
});

test("a question with a word that only the belief holds, and a long introduction, are named to the editor", async () => {
  const questions = sound.questions.map((one, at) =>
    at === 3 ? makeDraftQuestion("What was the saddle like on your last ride?", [1]) : one,
  );
  const introduction = `Thank you for taking part. ${"We would like to hear how it went. ".repeat(12)}`;
  model.behave({ says: JSON.stringify({ ...sound, introduction, questions }) });
  const beliefs = "It's the hard saddles and the bike";
  const { body } = await creator.post(path, { ...study, beliefs });
  expect(body.questions).toEqual(questions.map(({ text }) => text));
  const editor = model.requests[1]?.asked.user ?? "";
  expect(editor).toContain("“saddles” comes from what the team believes. Can it come up by itself?");
  expect(editor).not.toContain("“bike” comes from");
  expect(editor).toMatch(/The introduction has 1\d\d words/);
});

test("what the model remarks on the study comes with the draft", async () => {
  const note = "These people can't say why others stay away.";
  model.behave({ says: JSON.stringify({ ...sound, note: ` ${note}\n` }) });
  const { body } = await creator.post(path, study);
  expect([body.note, body.notice]).toEqual([note, null]);
  model.behave({ says: JSON.stringify({ ...sound, note: ["no text"] }) });
  expect((await creator.post(path, study)).body).not.toHaveProperty("note");
});

test("an idea that no question describes is named to the editor", async () => {
  const idea = "The shop is thinking of a winter plan, with the bike stored for free until March.";
  const objective = "Learn why people cancel their bike subscription, and what they think of a winter plan";
  const described = sound.questions.map((one, at) =>
    at === 4 ? makeDraftQuestion(`${idea} What comes to mind about that winter plan?`, [1], "deep") : one,
  );
  model.behave({
    says: ({ user }) =>
      JSON.stringify({
        ...{ ...sound, idea },
        questions: user.includes("WHAT A CHECKER FOUND WRONG WITH IT") ? described : sound.questions,
      }),
  });
  const { body } = await creator.post(path, { ...study, objective });
  expect(body.questions[4]).toContain(idea);
  const again = model.requests[1]?.asked.user ?? "";
  expect(again).toContain(`No question begins by saying what people are to judge: "${idea}"`);
});

test("questions that stay faulty are left out, and the creator is told what is not covered", async () => {
  const questions = sound.questions.map((one, at) =>
    at === 3 ? makeDraftQuestion("Would you come back?", [1]) : one,
  );
  model.behave({ says: JSON.stringify({ ...sound, questions }) });
  const { body } = await creator.post(path, study);
  expect(body.questions).not.toContain("Would you come back?");
  expect(body.notice).toContain("No question covers “what would have kept them” yet.");
});

test.each(["not json at all", "{}", JSON.stringify({ ...sound, questions: [] })])(
  "an answer of no use (%j) leaves the creator with a guide and a sentence",
  async (says) => {
    model.behave({ says });
    const { status, body } = await creator.post(path, study);
    expect([status, body.madeBy]).toEqual([200, "guide"]);
    expect(body.modelFailure).toMatch(/^The language model.+[.”]$/);
    expect(body.notice).toMatch(
      /^The language model.+ This draft comes from the guide “Why people leave, pause or drop out”/,
    );
  },
);

test.each([
  ["status-401", "refused the API key"],
  ["status-402", "has no credit left"],
  ["status-500", "reported an error"],
] as const)(
  "a provider that fails (%s) is named for what it did, and a guide takes its place",
  async (mode, words) => {
    model.behave({ mode });
    const { status, body } = await creator.post(path, study);
    expect([status, body.madeBy]).toEqual([200, "guide"]);
    expect(body.notice).toContain(words);
  },
);

test("a streamed draft comes piece by piece and ends with the whole", async () => {
  model.behave({ says: JSON.stringify(sound) });
  const { status, text } = await creator.post(path, study, { accept: "text/event-stream" });
  expect(status).toBe(200);
  expect(text).toMatch(/event: draft\ndata: /);
  const last = text.split("event: reply\ndata: ")[1]?.split("\n")[0] ?? "";
  expect(JSON.parse(last).questions).toHaveLength(sound.questions.length);
});

test("objectives of every kind get a script or a sentence", async () => {
  for (const objective of ["x", "¿Por qué se van?", "<script>alert(1)</script>", "why ".repeat(1_000)]) {
    const { status, body } = await without.post(path, { ...study, objective });
    expect([status, body.questions.length >= 5], objective.slice(0, 20)).toEqual([200, true]);
    expect(JSON.stringify(body.questions)).not.toContain("<script>");
  }
  const empty = await without.post(path, { ...study, objective: "  " });
  expect(empty.status).toBe(400);
});
