import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

beforeEach(() => {
  model.requests.length = 0;
  model.behave({ mode: "cooperative", says: null });
});

const facet = (say: string, more: string, insight: string | null) => ({
  ...{ say, more, insight },
  fits: insight === null ? [] : ["occasion", "reason", "next", "meaning", "feeling"],
});

/** People as a model writes them: bakers' customers, told apart by their street. */
const storyOf = (street: string) => ({
  occupations: [`Postman in ${street}`, "Gardener"],
  contradiction: `I have never queued for bread in ${street}.`,
  facets: {
    routine: facet(`On Fridays I order two sourdough loaves in ${street}.`, "Always Fridays.", null),
    last: facet(`Last Friday in ${street} the rye was gone.`, "I took rolls.", "I told nobody at home."),
    tools: facet(`In ${street} I ring the bakery up.`, "The form is fiddly.", "I once ordered for June."),
    problem: facet(
      `The shop in ${street} closes at four.`,
      "I work until five.",
      "I sneak out at half past.",
    ),
    workaround: facet(`My neighbour in ${street} picks it up.`, "She is retired.", "I pay her in jam."),
    feeling: facet(`I like the smell of the bakery in ${street}.`, "It is warm.", null),
    wish: facet(`I wish ${street} had a locker for bread.`, "Like parcels.", "I would buy twice as much."),
  },
});
const pack = { topic: "ordering bread", stories: ["Mill Lane", "Dock Street", "Hope Road"].map(storyOf) };
const isForStories = ({ system }: { system: string }) => system.startsWith("You write made-up people");
const sayStories = (text: string) => model.behave({ says: (asked) => (isForStories(asked) ? text : null) });
const askedForStories = () => model.requests.filter(({ asked }) => isForStories(asked));
const saidIn = ({ interviews }: Rehearsal) =>
  interviews.flatMap(({ messages }) =>
    messages.filter(({ sender }) => sender === "user").map(({ text }) => text),
  );

async function rehearse(interviewId: string): Promise<Rehearsal> {
  const path = `/api/interviews/${interviewId}/rehearsals`;
  const { body } = await creator.post(path, { participants: 3, seed: 5 });
  await expect.poll(async () => (await creator.get(`/api/jobs/${body.job._id}`)).body.status).toBe("done");
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

test("the model writes people for the script's topic, and the same seed brings the same people again", async () => {
  sayStories(JSON.stringify(pack));
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const made = await rehearse(interviewId);
  expect(made.people).toBe("model");
  const streets = /Mill Lane|Dock Street|Hope Road/;
  expect(made.interviews.every(({ messages }) => streets.test(JSON.stringify(messages)))).toBe(true);
  expect(saidIn(made).filter((text) => /bread|bakery|sourdough|rye/.test(text)).length).toBeGreaterThan(2);
  const [asked] = askedForStories();
  for (const { text } of made.reportCard.questions) expect(asked?.asked.user).toContain(text);
  const again = await rehearse(interviewId);
  expect(askedForStories()).toHaveLength(1);
  expect(again.interviews.map(({ participant }) => participant)).toEqual(
    made.interviews.map(({ participant }) => participant),
  );
  expect(JSON.stringify(again)).not.toContain('"pack"');
});

test.each([
  ["no JSON", "Sure! Here are three people."],
  ["one who asks back", JSON.stringify(pack).replace("Always Fridays.", "Why do you ask?")],
  ["one who says a thing twice", JSON.stringify(pack).replaceAll("Always Fridays.", "She is retired.")],
])("where the model writes %s, the built-in people are interviewed", async (_, says) => {
  sayStories(says);
  const made = await rehearse(await makeInterview(creator, await makeProject(creator)));
  expect(made.people).toBe("built_in");
  expect(saidIn(made).length).toBeGreaterThan(2);
});

test("a script in another language is tried on the built-in people, and the model is asked for none", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { language: "de" } });
  expect((await rehearse(interviewId)).people).toBe("built_in");
  expect(askedForStories()).toEqual([]);
});
