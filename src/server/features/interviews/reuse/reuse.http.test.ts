import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
  startParticipant,
} from "../../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp({ BILLING: "off" });
  ada = await makeCreator(app, "Ada");
  projectId = await makeProject(ada);
});
afterAll(() => app.close());

const questions = [
  { text: script.questions[0], aim: "Where it hurts", helpText: "Any tool counts.", depth: "deep" },
  { text: script.questions[1], priority: "high", exactWording: true },
];
const detailsOf = async (id: string) => (await ada.get(`/api/interviews/${id}/details`)).body;

async function readAudit(): Promise<string[]> {
  const { body } = await ada.get("/api/audit");
  return body.entries.map(
    (entry: { action: string; targetId: string }) => `${entry.action} ${entry.targetId}`,
  );
}

test("a copy has the script, the forms and the settings, and none of the people, links and codes", async () => {
  const forms = (await ada.get("/api/forms")).body as { _id: string; formType: string }[];
  const preInterviewFormId = forms.find(({ formType }) => formType === "pre")?._id;
  const id = await makeInterview(ada, projectId, {
    questions,
    preInterviewFormId,
    prototypeUrl: "https://example.org",
  });
  const settings = { minutes: 25, contact: "Ada, ada@example.org", incentiveKind: "list", status: "closed" };
  await ada.send("PATCH", `/api/interviews/${id}`, {
    settings: { ...settings, closesAt: "2030-01-01T00:00:00Z", sessionLimit: 3 },
  });
  await ada.send("PATCH", `/api/interviews/${id}`, { settings: { status: "open" } });
  await ada.post(`/api/interviews/${id}/links`, { labels: ["Cleo Canary"] });
  await ada.post(`/api/interviews/${id}/incentives`, { codes: "CODE-CANARY-1" });
  await makeFinishedSession(app, id);
  await ada.send("PATCH", `/api/interviews/${id}`, { settings: { status: "closed" } });

  const made = await ada.post(`/api/interviews/${id}/duplicate`);
  expect([made.status, made.body.name, made.body.status]).toEqual([201, `Copy of ${script.name}`, "open"]);
  const [before, copy] = [await detailsOf(id), await detailsOf(made.body._id)];
  const withoutId = ({ id: _, ...rest }: { id: string }) => rest;
  expect(copy.questionSettings.map(withoutId)).toEqual(before.questionSettings.map(withoutId));
  expect(copy.questionSettings[0].id).not.toBe(before.questionSettings[0].id);
  for (const part of ["introduction", "objective", "topics", "prototypeUrl", "preInterviewFormId"]) {
    expect(copy[part]).toEqual(before[part]);
  }
  expect(copy.settings).toEqual({
    ...before.settings,
    status: "open",
    closesAt: null,
    incentiveKind: "generated",
  });
  expect([copy.counts, copy.completedSessions]).toEqual([
    { started: 0, completed: 0, stoppedEarly: 0, leftOut: 0 },
    [],
  ]);
  const parts = ["sessions", "links", "incentives", "claims"].map((part) =>
    ada.get(`/api/interviews/${made.body._id}/${part}`),
  );
  expect(JSON.stringify((await Promise.all(parts)).map(({ body }) => body))).not.toMatch(/CANARY|Cleo/);
  expect(await readAudit()).toContain(`copied ${id}`);
});

test("a copy of an interview with the longest name is named within the limit", async () => {
  const id = await makeInterview(ada, projectId, { name: "ü".repeat(200) });
  const { body } = await ada.post(`/api/interviews/${id}/duplicate`);
  expect(body.name).toBe(`Copy of ${"ü".repeat(192)}`);
});

test("a copy takes a place of the plan, and without one nothing is made", async () => {
  const limited = await startTestApp({ BILLING: "demo" });
  try {
    const eve = await makeCreator(limited, "Eve");
    const project = await makeProject(eve);
    const id = await makeInterview(eve, project);
    const refused = await eve.post(`/api/interviews/${id}/duplicate`);
    expect([refused.status, refused.body.code]).toEqual([403, "interview_limit"]);
    expect((await eve.get(`/api/projects/${project}/chatbots`)).body).toHaveLength(1);
  } finally {
    await limited.close();
  }
});

test("an archived interview takes nobody new, leaves the lists, and is readable and restorable", async () => {
  const id = await makeInterview(ada, projectId, { name: "Last year's study" });
  const running = await startParticipant(app, id);
  const archived = await ada.post(`/api/interviews/${id}/archive`);
  expect([archived.status, typeof archived.body.archivedAt]).toEqual([200, "string"]);
  expect(archived.body.settings.status).toBe("open");

  const lists = [
    "/api/interview",
    `/api/projects/${projectId}/chatbots`,
    `/api/projects/${projectId}/interviews`,
  ];
  const idsOf = async (path: string) =>
    (await ada.get(path)).body.map((card: { _id: string }) => card._id) as string[];
  for (const list of lists) {
    expect(await idsOf(list)).not.toContain(id);
    expect(await idsOf(`${list}?archived=only`)).toEqual([id]);
    expect(await idsOf(`${list}?archived=all`)).toContain(id);
  }
  const visitor = openClient(app.url);
  expect((await visitor.get(`/api/interviews/${id}`)).body.open).toBe(false);
  const late = await visitor.post(`/api/sessions/${id}`, {
    consentGiven: true,
    userInfo: { ageRange: "25-34", occupation: "Nurse", location: "Ireland", townCity: "Galway" },
  });
  expect([late.status, late.body.error]).toEqual([
    403,
    "This interview is not taking more participants right now.",
  ]);
  expect((await running.say("I use Slack every day, and it is mostly fine.")).status).toBe(200);
  const { body } = await ada.get(`/api/interviews/${id}/sessions`);
  expect(JSON.stringify(body)).toContain("I use Slack every day");

  const again = await ada.post(`/api/interviews/${id}/archive`);
  expect(again.body.archivedAt).toBe(archived.body.archivedAt);
  const back = await ada.post(`/api/interviews/${id}/unarchive`);
  expect([back.status, back.body.archivedAt]).toEqual([200, null]);
  expect(await idsOf(`/api/projects/${projectId}/chatbots`)).toContain(id);
  expect((await visitor.get(`/api/interviews/${id}`)).body.open).toBe(true);
  expect(await readAudit()).toEqual(expect.arrayContaining([`archived ${id}`, `unarchived ${id}`]));
});
