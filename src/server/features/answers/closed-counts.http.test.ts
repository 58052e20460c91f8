import { afterAll, beforeAll, expect, test } from "vitest";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
let questionIds: string[];

const scale = { kind: "scale", min: 1, max: 5, minLabel: "Not at all", maxLabel: "Very" };
const several = { kind: "several", options: ["Bread", "Tea", "Jam"] };
const ranking = { kind: "ranking", options: ["Price", "Taste"] };
const questions = [
  { text: "How happy are you with the ferry?", depth: "light", item: scale },
  { text: "What do you buy on board?", depth: "light", item: several },
  { text: "What matters more?", depth: "light", item: ranking },
];
/** One answer to each question, each with what is behind it. */
const people = [
  [
    "2",
    "It was late twice that week.",
    "Bread\nJam",
    "I was hungry.",
    "1. Taste\n2. Price",
    "It has to taste of something.",
  ],
  ["4", "The crew is kind to everybody.", "Tea", "It warms my hands.", "taste, price", "I like to eat well."],
  [
    "four",
    "Same as ever.",
    "Sandwiches, mostly.",
    "Sandwiches, as I said.",
    "Price\nTaste",
    "Money is tight.",
  ],
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId, { questions });
  const details = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  questionIds = details.questionSettings.map(({ id }: { id: string }) => id);
  for (const answers of people) {
    const participant = await startParticipant(app, interviewId);
    for (const answer of answers) expect((await participant.say(answer)).status).toBe(200);
    await finishInterview(participant);
    await complete(participant);
  }
  const quitter = await startParticipant(app, interviewId);
  await quitter.say("Skip this question");
  await quitter.say("I want to stop");
  await quitter.say("Yes");
  await complete(quitter);
});
afterAll(() => app.close());

type Participant = Awaited<ReturnType<typeof startParticipant>>;

async function complete(participant: Participant) {
  const path = `/api/sessions/${interviewId}/${participant.sessionId}/complete`;
  expect((await participant.post(path, { lastFourMessages: [] })).status).toBe(200);
}

test("each option is counted with its denominators", async () => {
  const { status, body } = await creator.get(`/api/interviews/${interviewId}/closed-answers`);
  expect(status).toBe(200);
  const [first, second, third] = body.counts;
  expect(first).toMatchObject({
    questionId: questionIds[0],
    kind: "scale",
    asked: 4,
    answered: 3,
    otherWords: 0,
    noAnswer: 1,
    notReached: 0,
  });
  expect(first.options.map(({ people: chosen }: { people: number }) => chosen)).toEqual([0, 1, 0, 2, 0]);
  expect(second).toMatchObject({ answered: 2, otherWords: 1, noAnswer: 1, notReached: 0 });
  expect(second.options.map(({ people: chosen }: { people: number }) => chosen)).toEqual([1, 1, 1]);
  expect(third).toMatchObject({ asked: 3, answered: 3, noAnswer: 0, notReached: 1 });
  expect(third.options).toEqual([
    { name: "Price", people: 1, meanPlace: 5 / 3 },
    { name: "Taste", people: 2, meanPlace: 4 / 3 },
  ]);
});

test("nobody else may read the counts", async () => {
  const other = await makeCreator(app);
  expect((await other.get(`/api/interviews/${interviewId}/closed-answers`)).status).toBe(404);
});

test("the page is told what to show while the question waits, and after a reload", async () => {
  const participant = await startParticipant(app, interviewId);
  const path = `/api/sessions/${interviewId}/${participant.sessionId}`;
  const read = async () => (await participant.get(`${path}/messages`)).body.messages.at(-1).item;
  expect(await read()).toEqual(scale);
  const meant = await participant.say("What do you mean?");
  expect(meant.body.item).toEqual(scale);
  const answer = { message: "3", clientMessageId: "message-0001" };
  const replied = await participant.post(`${path}/send`, answer);
  expect(replied.body.botResponse).toContain("3");
  expect(replied.body.item).toBeUndefined();
  expect(await read()).toBeUndefined();
  const next = { message: "The wind was up.", clientMessageId: "message-0002" };
  expect((await participant.post(`${path}/send`, next)).body.item).toEqual(several);
  expect((await participant.post(`${path}/send`, next)).body.item).toEqual(several);
});

test("exports and the report carry the counts", async () => {
  await creator.post(`/api/generate-insights/${interviewId}`);
  const csv = (await creator.get(`/api/interviews/${interviewId}/export?format=csv-wide`)).text;
  const [head = "", first = ""] = csv.split("\r\n");
  expect(head).toContain("What do you buy on board? [Bread]");
  expect(head).toContain("What matters more? [Taste]");
  expect(first).toContain("yes,no,yes");
  const json = JSON.parse((await creator.get(`/api/interviews/${interviewId}/export?format=json`)).text);
  expect(json.interviews[0].questions[0].item).toEqual(scale);
  expect(json.interviews[0].closed[0].answered).toBe(3);
  const markdown = (await creator.get(`/api/interviews/${interviewId}/export?format=md`)).text;
  expect(markdown).toContain("3 of 4 people asked gave a number; 1 gave no answer.");
  const report = await creator.get(`/api/interviews/${interviewId}/report`);
  expect(report.body.closed[0]).toMatchObject({ questionId: "1", answered: 3 });
});

test("a study file and a duplicate carry the items", async () => {
  const study = (await creator.get(`/api/interviews/${interviewId}/study`)).body;
  expect(study.questions.map(({ item }: { item: unknown }) => item)).toEqual([scale, several, ranking]);
  const imported = await creator.post(`/api/projects/${projectId}/studies`, study);
  const copied = await creator.post(`/api/interviews/${interviewId}/duplicate`);
  for (const { body, status } of [imported, copied]) {
    expect(status).toBe(201);
    const details = (await creator.get(`/api/interviews/${body._id}/details`)).body;
    expect(details.questionSettings.map(({ item }: { item: unknown }) => item)).toEqual([
      scale,
      several,
      ranking,
    ]);
  }
});

test.each([
  [{ kind: "scale", min: 5, max: 1 }, "A scale has 2 to 11 whole numbers, the lowest first"],
  [{ kind: "choice", options: ["Tea", " tea"] }, "“tea” is in the options twice"],
  [{ kind: "choice", options: ["Tea"] }, "Give at least two options, one per line"],
  [
    { kind: "several", options: Array.from({ length: 21 }, (_, at) => `Option ${at}`) },
    "A question can have at most 20 options",
  ],
  [{ kind: "guess" }, "Choose how the question is answered"],
])("%j is refused with a sentence", async (item, sentence) => {
  const made = await creator.post(`/api/projects/${projectId}/chatbots`, {
    introduction: "Hello",
    objective: "Learn",
    questions: [{ text: "Well?", item }],
  });
  expect(made.status).toBe(400);
  expect(JSON.stringify(made.body)).toContain(sentence);
});

test("an item that isn't sent stays, and null takes it away", async () => {
  const id = await makeInterview(creator, projectId, { questions: questions.slice(0, 1) });
  const read = async () => (await creator.get(`/api/interviews/${id}/details`)).body;
  const [question] = (await read()).questionSettings;
  const { item: _, ...rest } = question;
  const change = async (one: object) => {
    const { version } = await read();
    const { status } = await creator.send("PATCH", `/api/interviews/${id}`, { questions: [one], version });
    expect(status).toBe(200);
    return (await read()).questionSettings[0].item;
  };
  expect(await change(rest)).toEqual(scale);
  expect(await change({ ...rest, item: null })).toBeUndefined();
});

test("an answer that its participant leaves out counts as neither asked nor silent, and is in no table", async () => {
  const id = await makeInterview(creator, projectId, { questions: questions.slice(1, 2) });
  for (const isLeftOut of [false, true]) {
    const participant = await startParticipant(app, id);
    for (const answer of ["Jam", "It keeps."]) await participant.say(answer);
    const path = `/api/sessions/${id}/${participant.sessionId}`;
    const { body } = await participant.get(`${path}/messages`);
    const own = body.messages.find(({ sender }: { sender: string }) => sender === "user");
    if (isLeftOut) {
      const left = await participant.post(`${path}/left-out`, { messageId: own.id, leftOut: true });
      expect(left.status).toBe(200);
    }
    await finishInterview(participant);
    expect((await participant.post(`${path}/complete`, { lastFourMessages: [] })).status).toBe(200);
  }
  const [count] = (await creator.get(`/api/interviews/${id}/closed-answers`)).body.counts;
  expect(count).toMatchObject({ asked: 1, answered: 1, noAnswer: 0, askedOut: 1, notReached: 0 });
  expect(count.options.map(({ people: chosen }: { people: number }) => chosen)).toEqual([0, 0, 1]);
  const markdown = (await creator.get(`/api/interviews/${id}/export?format=md`)).text;
  expect(markdown).toContain("1 of 1 person asked chose one or more; 1 left out as they asked.");
  const csv = (await creator.get(`/api/interviews/${id}/export?format=csv-wide`)).text;
  expect(csv.match(/no,no,yes/g)).toHaveLength(1);
});
