import { afterAll, beforeAll, expect, test } from "vitest";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { download } from "../exports/exports-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let formId: string;
let interviewId: string;

const choice = { kind: "choice", options: ["Ferry", "Bridge"] };
const when = (by: object, ...values: string[]) => [{ by, values }];
const answer = (questionId: string) => ({ kind: "answer", questionId });
/** New questions name each other by ids of the sender's own. */
const questions = [
  { id: "way", text: "How do you cross?", depth: "light", item: choice },
  { id: "boat", text: "What is the boat like?", depth: "light", askIf: when(answer("way"), "Ferry") },
  {
    id: "toll",
    text: "What is the toll like?",
    depth: "light",
    askIf: when(answer("way"), "Bridge"),
    item: choice,
  },
  {
    id: "irish",
    text: "How is the Irish weather?",
    depth: "light",
    askIf: when({ kind: "aboutYou", attribute: "country" }, "IE"),
  },
  {
    id: "panel",
    text: "How is the panel?",
    depth: "light",
    askIf: when({ kind: "link", name: "panel" }, "blue"),
  },
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  const fields = [
    {
      id: "boats",
      label: "Do you own a boat?",
      kind: "single_choice",
      required: true,
      options: ["Yes", "No"],
    },
  ];
  formId = (await creator.post("/api/forms", { name: "Before", formType: "pre", fields })).body._id;
  const owner = {
    id: "owner",
    text: "What is your boat called?",
    depth: "light",
    askIf: when({ kind: "form", fieldId: "boats" }, "Yes"),
  };
  interviewId = await makeInterview(creator, projectId, {
    questions: [...questions, owner],
    preInterviewFormId: formId,
  });
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { hiddenFields: ["panel"] } });
});
afterAll(() => app.close());

async function walk(way: string, of: { country: string; panel: string; boats: string }) {
  const info = { ...userInfo, location: of.country };
  const person = await startParticipant(app, interviewId, info, { hiddenFields: { panel: of.panel } });
  const path = `/api/sessions/${interviewId}/${person.sessionId}`;
  await person.post(`${path}/forms/${formId}`, { answers: { boats: of.boats } });
  await person.say(way);
  await finishInterview(person);
  const said = (await person.get(`${path}/messages`)).body.messages
    .map(({ text }: { text: string }) => text)
    .join("\n");
  await person.post(`${path}/complete`, { lastFourMessages: [] });
  return ["boat like", "toll like", "Irish weather", "the panel", "boat called"].filter((part) =>
    said.includes(part),
  );
}

test("answers, About you, the link and the form decide what is asked", async () => {
  expect(await walk("Ferry", { country: "IE", panel: "blue", boats: "Yes" })).toEqual([
    "boat like",
    "Irish weather",
    "the panel",
    "boat called",
  ]);
  expect(await walk("Bridge", { country: "FR", panel: "red", boats: "No" })).toEqual(["toll like"]);
});

test("a first question that depends on the form is chosen when the form is answered", async () => {
  const owner = when({ kind: "form", fieldId: "boats" }, "Yes");
  const id = await makeInterview(creator, projectId, {
    questions: [
      { text: "What is your boat called?", askIf: owner, item: choice },
      { text: "What do you think of the sea?" },
    ],
    preInterviewFormId: formId,
  });
  const open = async (boats: string) => {
    const person = await startParticipant(app, id);
    const path = `/api/sessions/${id}/${person.sessionId}`;
    const { opening } = (await person.post(`${path}/forms/${formId}`, { answers: { boats } })).body;
    const { messages } = (await person.get(`${path}/messages`)).body;
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ id: opening.messageId, text: opening.message });
    expect((await person.say("Ferry")).status).toBe(200);
    return opening;
  };
  const toOwners = await open("Yes");
  expect(toOwners).toMatchObject({ message: expect.stringContaining("your boat called"), item: choice });
  const toOthers = await open("No");
  expect(toOthers.message).toContain("think of the sea");
  expect(toOthers.item).toBeUndefined();
});

test("what doesn't concern somebody is counted apart, in counts, the report card and exports", async () => {
  const { counts } = (await creator.get(`/api/interviews/${interviewId}/closed-answers`)).body;
  expect(counts[1]).toMatchObject({ asked: 1, notConcerned: 1, notReached: 0 });
  const card = (await creator.get(`/api/interviews/${interviewId}/report-card`)).body.reportCard;
  expect(card.questions.map(({ notConcerned }: { notConcerned: number }) => notConcerned)).toEqual([
    0, 1, 1, 1, 1, 1,
  ]);
  expect(card.questions.every(({ notReached }: { notReached: number }) => notReached === 0)).toBe(true);
  const csv = (await creator.get(`/api/interviews/${interviewId}/export?format=csv-wide`)).text;
  expect(csv.match(/not asked: doesn't concern them/g)).toHaveLength(5);
});

test("a project for other programs has closed answers, and what doesn't concern somebody, as variables", async () => {
  const path = `/api/interviews/${interviewId}/export?format=qdpx`;
  const files = (await download(`${app.url}${path}`, creator.token)).unzip();
  const project = files.get("project.qde") ?? "";
  const guids = new Map(
    [...project.matchAll(/<Variable guid="([^"]+)" name="([^"]+)"/g)].map(([, guid = "", name = ""]) => [
      guid,
      name,
    ]),
  );
  const values = [...project.matchAll(/<VariableRef targetGUID="([^"]+)"\/>\s*<TextValue>([^<]*)</g)].map(
    ([, guid = "", value]) => `${guids.get(guid)} ${value}`,
  );
  const ofWay = values.filter((one) => one.startsWith("How do you cross? [answer]"));
  expect(ofWay.map((one) => one.split("] ")[1]).sort()).toEqual(["Bridge", "Ferry"]);
  const ofToll = values.filter((one) => one.startsWith("What is the toll like? [asked]"));
  expect(ofToll.join("\n")).toContain("doesn't concern them");
});

test("a study file and a duplicate keep conditions with their own questions", async () => {
  const study = (await creator.get(`/api/interviews/${interviewId}/study`)).body;
  expect(study.questions[1].askIf).toEqual([{ by: { kind: "answer", question: 1 }, values: ["Ferry"] }]);
  expect(study.questions[5].askIf).toEqual([{ by: { kind: "form", question: 1 }, values: ["Yes"] }]);
  const imported = await creator.post(`/api/projects/${projectId}/studies`, study);
  const copied = await creator.post(`/api/interviews/${interviewId}/duplicate`);
  for (const { body } of [imported, copied]) {
    const { questionSettings } = (await creator.get(`/api/interviews/${body._id}/details`)).body;
    expect(questionSettings[1].askIf[0].by.questionId).toBe(questionSettings[0].id);
  }
});

test.each([
  [[{ ...questions[1], id: "x" }], "Question 1 depends on a question that's no longer in the script"],
  [[questions[1], questions[0]], "Question 1 depends on question 2, which isn't asked before it"],
  [
    [{ ...questions[0], askIf: when(answer("way"), "Ferry") }],
    "Question 1 depends on question 1, which isn't asked before it",
  ],
])("a script that can't be asked is refused: %#", async (given, sentence) => {
  const body = { introduction: "Hello", objective: "Learn", questions: given };
  const made = await creator.post(`/api/projects/${projectId}/chatbots`, body);
  expect(made.status).toBe(400);
  expect(JSON.stringify(made.body)).toContain(sentence);
});

test("a question that others depend on can't be deleted alone", async () => {
  const { questionSettings } = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  const reply = await creator.send("PATCH", `/api/interviews/${interviewId}`, {
    questions: questionSettings.slice(1),
  });
  expect(reply.status).toBe(400);
});
