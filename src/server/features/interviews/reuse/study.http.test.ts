import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { interviewSettings } from "#contract/interview-settings.ts";
import { type StudyFile, studySettings } from "#contract/studies.ts";
import type { Client } from "../../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ada: Client;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp({ BILLING: "off" });
  ada = await makeCreator(app, "Ada");
  projectId = await makeProject(ada);
});
afterAll(() => app.close());

const markup = `<script>alert("canary")</script> & <b>bold</b> {{braces}}`;

const screener = {
  name: "Who may take part",
  formType: "pre",
  fields: [
    { label: "What do you do?", kind: "short_text", required: true },
    {
      ...{ label: "Do you work remotely?", kind: "single_choice", required: true },
      ...{ options: ["Yes", "Sometimes", "No"], screensOut: ["No"] },
    },
    { label: "How happy are you?", kind: "scale", min: 1, max: 7, minLabel: "Not at all", maxLabel: "Very" },
  ],
};

async function makeForm(form: unknown): Promise<{ id: string; fieldIds: string[] }> {
  const { body } = await ada.post("/api/forms", form);
  return { id: body._id, fieldIds: body.fields.map(({ id }: { id: string }) => id) };
}

/** An interview with everything that a study holds, and everything that it must not. */
async function makeFullInterview(): Promise<string> {
  const pre = await makeForm(screener);
  const forms = (await ada.get("/api/forms")).body as { _id: string; formType: string; builtIn: boolean }[];
  const id = await makeInterview(ada, projectId, {
    name: `Remote work ${markup}`,
    topics: ["Tools", markup],
    questions: [
      {
        text: `What happened? ${markup}`,
        aim: "Where it hurts",
        helpText: "Any tool counts.",
        depth: "deep",
      },
      { text: "What next?", priority: "high", exactWording: true },
    ],
    prototypeUrl: "https://example.org/shop?page-id=2&access_token=CANARY-SECRET#CANARY",
    preInterviewFormId: pre.id,
    postInterviewFormId: forms.find((form) => form.builtIn && form.formType === "post")?._id,
  });
  const quotas = [
    {
      id: "a",
      name: "Sometimes",
      limit: 3,
      conditions: [{ by: { kind: "form", fieldId: pre.fieldIds[1] }, values: ["Sometimes"] }],
    },
    {
      ...{ id: "b", name: "Young and happy", limit: null, minimum: 5 },
      conditions: [
        { by: { kind: "aboutYou", attribute: "ageRange" }, values: ["18-24"] },
        { by: { kind: "form", fieldId: pre.fieldIds[2] }, from: 5, to: null },
      ],
    },
  ];
  const settings = {
    language: "de",
    minutes: 25,
    consentText: markup,
    reward: "£10",
    quotas,
    dictation: true,
    answerSignals: true,
  };
  const left = {
    contact: "Ada Canary, canary@example.org",
    returnLinks: { complete: "https://panel.example/canary?cc=SECRET" },
    incentiveKind: "link",
    incentiveLink: "https://shop.example/canary",
    closesAt: "2030-01-01T00:00:00Z",
  };
  const changed = await ada.send("PATCH", `/api/interviews/${id}`, { settings: { ...settings, ...left } });
  expect(changed.status).toBe(200);
  await ada.post(`/api/interviews/${id}/links`, { labels: ["Cleo Canary"] });
  await ada.post(`/api/interviews/${id}/incentives`, { codes: "CODE-CANARY-1" });
  return id;
}

const studyOf = async (id: string) => ada.get(`/api/interviews/${id}/study`);
const importStudy = (study: unknown, into = projectId, by = ada) =>
  by.post(`/api/projects/${into}/studies`, study);

const small: StudyFile = {
  ...{ format: "askwell-study", version: 1, name: "Meals", language: "en" },
  ...{ introduction: "Hello.", objective: "Learn how people plan meals.", topics: [] },
  questions: [{ text: "How do you plan?", priority: "normal", depth: "normal", exactWording: false }],
  settings: {},
};

test("a study goes out, comes in again and goes out the same", async () => {
  const id = await makeFullInterview();
  const first = await studyOf(id);
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(first.headers.get("content-disposition")).toMatch(
    /^attachment; filename="Remote work .*\.askwell\.json"/,
  );

  const other = await makeProject(ada, "Another project");
  const made = await importStudy(first.body, other);
  expect([made.status, made.body.status, made.body.name]).toEqual([201, "open", first.body.name]);
  const second = await studyOf(made.body._id);
  expect(second.text).toBe(first.text);

  const { body: copy } = await ada.get(`/api/interviews/${made.body._id}/details`);
  expect(copy.settings).toMatchObject({
    language: "de",
    minutes: 25,
    dictation: true,
    answerSignals: true,
    reward: "£10",
    contact: "",
  });
  expect([
    copy.settings.returnLinks,
    copy.settings.closesAt,
    copy.settings.incentiveKind ?? "generated",
  ]).toEqual([{}, null, "generated"]);
  const { body: before } = await ada.get(`/api/interviews/${id}/details`);
  expect(copy.preInterviewFormId).not.toBe(before.preInterviewFormId);
  expect(copy.postInterviewFormId).toBe(before.postInterviewFormId);
  expect(copy.questionSettings[0].id).not.toBe(before.questionSettings[0].id);
});

test("a study holds no people, links, codes, contacts or ids", async () => {
  const id = await makeFullInterview();
  const { sessionId } = await makeFinishedSession(app, await makeInterview(ada, projectId));
  const { text, body } = await studyOf(id);
  const { rows } = await app.db.pool.query("select id, name from users");
  expect(text.replaceAll("canary", "").match(/Cleo|CODE-|SECRET|panel\.example|shop\.example/)).toBeNull();
  expect(text.match(/canary@/)).toBeNull();
  for (const known of [id, projectId, sessionId, rows[0].id]) expect(text).not.toContain(known);
  expect(text.match(/"[0-9A-Za-z]{22}"/)).toBeNull();
  expect(Object.keys(body)).toEqual([
    ...["format", "version", "name", "language", "introduction", "objective", "topics", "questions"],
    ...["prototype", "preInterviewForm", "postInterviewForm", "settings"],
  ]);
});

test("every setting is carried or left behind on purpose", () => {
  const left = ["closesAt", "contact", "incentiveKind", "incentiveLink", "language", "returnLinks", "status"];
  const all = [...Object.keys(studySettings.shape), ...left];
  expect(all.sort()).toEqual(Object.keys(interviewSettings.shape).sort());
});

test("markup in a study stays words", async () => {
  const hostile = {
    ...small,
    name: markup,
    introduction: markup,
    questions: [{ text: markup }],
    topics: [markup],
  };
  const { body: card } = await importStudy(hostile);
  const { body: seen } = await ada.get(`/api/interviews/${card._id}/details`);
  expect([seen.name, seen.introduction, seen.questions, seen.topics]).toEqual([
    ...[markup, markup],
    ...[[markup], [markup]],
  ]);
});

test("a file from when a quota had one condition comes in", async () => {
  const by = { kind: "aboutYou", attribute: "ageRange" };
  const quotas = [{ name: "Young", values: ["18-24"], limit: 5, by }];
  const made = await importStudy({ ...small, settings: { quotas } });
  expect(made.status).toBe(201);
  const { quotas: read } = (await studyOf(made.body._id)).body.settings;
  expect(read).toEqual([{ name: "Young", limit: 5, conditions: [{ by, values: ["18-24"] }] }]);
});

describe("a file that is not right is refused with a sentence, and nothing is made", () => {
  const form = (questions: unknown[]) => ({ ...small, preInterviewForm: { name: "Before", questions } });
  const screensOutAbsent = {
    ...{ label: "Remote?", kind: "single_choice", options: ["Yes", "No"], screensOut: ["Maybe"] },
  };
  const conditions = [{ by: { kind: "form", question: 2 }, values: ["Yes"] }];
  const quota = { name: "Some", conditions, limit: 1 };
  const withoutQuestions: Partial<StudyFile> = { ...small };
  delete withoutQuestions.questions;

  test.each<[string, unknown, string]>([
    ["other JSON", { name: "askwell", version: "1.0.0" }, "This file isn't an Askwell study."],
    ["a list", [small], "This file isn't an Askwell study."],
    ["an export of findings", { ...small, format: "askwell-project" }, "This file isn't an Askwell study."],
    [
      "a newer version with parts that we do not know",
      { ...small, version: 2, guide: {}, questions: undefined },
      "This study was made by a newer version of Askwell. Update this installation and try again.",
    ],
    ["a version that is no number", { ...small, version: "1" }, "This file isn't an Askwell study."],
    ["no questions", withoutQuestions, "At least one question is required"],
    ["an empty list of questions", { ...small, questions: [] }, "At least one question is required"],
    ["a blank question", { ...small, questions: [{ text: "  " }] }, "Question is required"],
    ["no objective", { ...small, objective: "" }, "Objective is required"],
    [
      "a language that is not there",
      { ...small, language: "tlh" },
      "Askwell doesn't support this study's language.",
    ],
    ["an unknown field", { ...small, owner: "Eve" }, "A study has no field “owner”."],
    [
      "an unknown field of a question",
      { ...small, questions: [{ text: "How?", id: "q1" }] },
      "A study has no field “id” here.",
    ],
    [
      "an unknown setting",
      { ...small, settings: { status: "closed" } },
      "A study has no field “status” here.",
    ],
    [
      "an answer that screens out and is not there",
      form([screensOutAbsent]),
      "Only options of the question can end the interview",
    ],
    ["a form without questions", form([]), "At least one question is required"],
    [
      "a quota by a question that is not there",
      { ...form([{ label: "Who?", kind: "short_text" }]), settings: { quotas: [quota] } },
      "The quota “Some” counts answers to question 2 of the form before the interview, which isn't in this file.",
    ],
    [
      "too many questions",
      { ...small, questions: Array.from({ length: 101 }, (_, index) => ({ text: `Question ${index}?` })) },
      "An interview can have at most 100 questions",
    ],
    [
      "minutes out of range",
      { ...small, settings: { minutes: 900 } },
      "Minutes must be a whole number from 3 to 60",
    ],
  ])("%s", async (_, study, sentence) => {
    const before = await countRows();
    const { status, body } = await importStudy(study);
    expect([status, body.error]).toEqual([400, sentence]);
    expect(await countRows()).toEqual(before);
  });

  test("no JSON at all", async () => {
    const { status, body } = await ada.post(`/api/projects/${projectId}/studies`, "Introduction: Hello");
    expect([status, body.error]).toEqual([400, "This request is not valid JSON."]);
  });

  test("17 MB", async () => {
    const before = await countRows();
    const { status } = await importStudy({ ...small, introduction: "x".repeat(17 * 1024 * 1024) });
    expect([status, await countRows()]).toEqual([413, before]);
  });
});

async function countRows(): Promise<unknown> {
  const { rows } = await app.db.pool.query(
    "select (select count(*) from interviews) as interviews, (select count(*) from forms) as forms",
  );
  return rows[0];
}

test("a stranger neither takes a study out nor brings one in", async () => {
  const eve = await makeCreator(app, "Eve");
  const id = await makeInterview(ada, projectId);
  expect((await eve.get(`/api/interviews/${id}/study`)).status).toBe(404);
  expect((await importStudy(small, projectId, eve)).status).toBe(404);
});

test("without a place in the plan neither the interview nor its form is made", async () => {
  const limited = await startTestApp({ BILLING: "demo" });
  try {
    const eve = await makeCreator(limited, "Eve");
    const project = await makeProject(eve);
    await makeInterview(eve, project);
    const study = {
      ...small,
      preInterviewForm: { name: "Mine", questions: [{ label: "Who?", kind: "short_text" }] },
    };
    const refused = await eve.post(`/api/projects/${project}/studies`, study);
    expect([refused.status, refused.body.code, refused.body.canUpgrade]).toEqual([
      403,
      "interview_limit",
      true,
    ]);
    expect((await eve.get(`/api/projects/${project}/chatbots`)).body).toHaveLength(1);
    const forms = (await eve.get("/api/forms")).body as { name: string }[];
    expect(forms.filter(({ name }) => name === "Mine")).toEqual([]);
  } finally {
    await limited.close();
  }
});
