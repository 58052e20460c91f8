import { afterAll, beforeAll, expect, test } from "vitest";
import type { SegmentComparison } from "#contract/findings.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
let formId: string;

const noisy = [
  "The notifications are frustrating and interrupt me all day.",
  "I wish there was a daily digest.",
];
const calm = ["The video calls are great and I love the quality of them.", "Searching is slow and annoying."];
/** Three of each, as smaller groups are combined. */
const people = [
  { ageRange: "18-24", location: "Ireland", occupation: "Nurse", said: noisy, plan: "Paid", seats: 2 },
  { ageRange: "18-24", location: "ireland ", occupation: "nurse", said: noisy, plan: "Paid", seats: 4 },
  { ageRange: "35-50", location: "España", occupation: "Nurse", said: calm, plan: "Free", seats: 2 },
  {
    ageRange: "Prefer not to say",
    location: "Spain",
    occupation: "Teacher",
    said: calm,
    plan: null,
    seats: null,
  },
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  formId = app.deps.newId();
  const owner = (await creator.get("/api/current_user")).body._id;
  const none = { required: false, options: [], screensOut: [] };
  const fields = [
    { ...none, id: "plan", label: "Your plan", kind: "single_choice", options: ["Free", "Paid"] },
    { ...none, id: "seats", label: "Seats", kind: "number" },
    { ...none, id: "mail", label: "Address", kind: "email" },
  ];
  await app.db.pool.query(
    "insert into forms (id, owner_id, name, form_type, fields) values ($1, $2, 'About you', 'pre', $3)",
    [formId, owner, JSON.stringify(fields)],
  );
  for (const { said, plan, seats, ...info } of people.flatMap((one) => [one, one, one])) {
    const { sessionId } = await makeFinishedSession(app, interviewId, {
      info: { ...userInfo, ...info },
      answers: said,
    });
    if (plan === null) continue;
    await app.db.pool.query(
      "insert into form_answers (session_id, form_id, project_id, answers) select $1, $2, project_id, $3 from sessions where id = $1",
      [sessionId, formId, JSON.stringify({ plan, seats, mail: "canary@example.org" })],
    );
  }
});
afterAll(() => app.close());

async function compare(by?: string) {
  const query = by === undefined ? "" : `?by=${encodeURIComponent(by)}`;
  return creator.get(`/api/interviews/${interviewId}/segments${query}`);
}

const groupsOf = async (by: string) => {
  const comparison: SegmentComparison = (await compare(by)).body;
  return comparison.groups.map(({ label, people: count }) => [label, count]);
};

test("before insights there is nothing to compare", async () => {
  const reply = await compare();
  expect([reply.status, reply.body.code]).toEqual([400, "insights_missing"]);
});

test("age ranges are compared first, with what else there is to choose from", async () => {
  await creator.post(`/api/generate-insights/${interviewId}`, {});
  const reply = await compare();
  expect(reply.status).toBe(200);
  const comparison: SegmentComparison = reply.body;
  expect(comparison).toMatchObject({ by: "ageRange", kind: "interview" });
  expect(comparison.groups).toEqual([
    { label: "18-24", people: 6, small: false },
    { label: "35-50", people: 3, small: true },
    { label: "Prefer not to say", people: 3, small: true },
  ]);
  expect(comparison.choices).toEqual([
    { value: "ageRange", label: "Age range", people: 12 },
    { value: "country", label: "Country", people: 12 },
    { value: "occupation", label: "Occupation", people: 12 },
    { value: `form:${formId}:plan`, label: "About you: Your plan", people: 9 },
    { value: `form:${formId}:seats`, label: "About you: Seats", people: 9 },
  ]);
});

test("every finding has a cell for each group, no share of small ones, and says what cannot be concluded", async () => {
  const { findings, groups }: SegmentComparison = (await compare("ageRange")).body;
  expect(findings.length).toBeGreaterThan(0);
  for (const { cells, conclusion, kind } of findings) {
    expect(kind).not.toBe("recommendations");
    expect(cells).toHaveLength(groups.length);
    for (const cell of cells) {
      expect(cell.people).toBeLessThanOrEqual(cell.asked);
      expect(cell.interval).toBeNull();
    }
    expect(conclusion).toMatch(/do not conclude|no difference to see|nothing to compare/);
  }
  const told = findings.map(({ conclusion }) => conclusion).join(" ");
  expect(told).toMatch(/of 6 aged 18-24 and \d of 3 aged 35-50 said this/);
});

test("spellings of one place or job are one group", async () => {
  expect(await groupsOf("country")).toEqual([
    ["Ireland", 6],
    ["Spain", 6],
  ]);
  expect(await groupsOf("occupation")).toEqual([
    ["Nurse", 9],
    ["Teacher", 3],
  ]);
});

test("form answers group people in the order of the form, those without an answer apart", async () => {
  expect(await groupsOf(`form:${formId}:plan`)).toEqual([
    ["Free", 3],
    ["Paid", 6],
    ["No answer", 3],
  ]);
  expect(await groupsOf(`form:${formId}:seats`)).toEqual([
    ["2", 6],
    ["4", 3],
    ["No answer", 3],
  ]);
});

test("what nobody can be grouped by is refused by name, an address above all", async () => {
  for (const by of ["shoeSize", `form:${formId}:mail`, `form:${formId}:nothing`, "form:x:y", "__proto__"]) {
    const reply = await compare(by);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ["by"]]);
    expect(reply.text).not.toContain("canary");
  }
});

test("what is known of nobody puts all people into one group and says that nothing can be compared", async () => {
  const comparison: SegmentComparison = (await compare("tag")).body;
  expect(comparison.groups).toEqual([{ label: "Not known", people: 12, small: false }]);
  expect(comparison.notes.join(" ")).toContain("nothing to compare");
});

test("a person who withdrew is in no group any more", async () => {
  await app.db.pool.query("delete from sessions where interview_id = $1 and occupation = 'Teacher'", [
    interviewId,
  ]);
  expect(await groupsOf("occupation")).toEqual([["Nurse", 9]]);
});
