import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { download } from "../exports/exports-for-tests.ts";
import { holdPractice } from "./testing/hold-practice.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** All that a creator reads of their study, and of what is counted. */
async function readStudy(
  creator: Awaited<ReturnType<typeof makeCreator>>,
  of: { project: string; interview: string },
) {
  const { project, interview } = of;
  const paths = [
    ...["/api/current_user", "/api/projects", "/api/interview", "/api/transcripts", "/api/personas"],
    ...[
      `/api/projects/${project}`,
      `/api/projects/${project}/chatbots`,
      `/api/projects/${project}/interviews`,
    ],
    ...[
      "details",
      "sessions",
      "sessions/processed",
      "sessions/demographics",
      "report-card",
      "rehearsals",
    ].map((last) => `/api/interviews/${interview}/${last}`),
    ...["saturation", "segments?by=ageRange", "export?format=csv-long"].map(
      (last) => `/api/interviews/${interview}/${last}`,
    ),
  ];
  const replies = await Promise.all(paths.map((path) => creator.get(path)));
  // Each login's token is made anew whenever it is told.
  const shown = replies.map(({ status, text }) => `${status} ${text.replace(/"token":"[^"]*"/u, "")}`);
  return shown.map((text, index) => `${paths[index]} ${text}`);
}

test("T-ESO-2: practice is in no session, count, finding, export or metric of a study", async () => {
  const ada = await makeCreator(app);
  const project = await makeProject(ada);
  const interview = await makeInterview(ada, project);
  await makeFinishedSession(app, interview);
  await ada.post(`/api/generate-insights/${interview}`, {});
  const before = await readStudy(ada, { project, interview });
  for (const line of before) expect(line).toMatch(/^\S+ 200 /);
  const counted = async () =>
    (
      await app.db.pool.query(`select (select count(*) from sessions) as sessions, (select count(*) from turns) as turns,
        (select count(*) from session_charges) as charges, (select count(*) from insights) as insights`)
    ).rows;
  const rows = await counted();

  const { path } = await holdPractice(ada, { interviewId: interview, person: "bus-cut" });
  await ada.post(`${path}/end`);
  await ada.post(`${path}/compare`);

  expect(await counted()).toEqual(rows);
  expect(await readStudy(ada, { project, interview })).toEqual(before);
  const again = await ada.post(`/api/generate-insights/${interview}`, {});
  expect(again.text).not.toMatch(/Getting around after a bus route|Agnieszka/);
  const whole = await download(`${app.url}/api/projects/${project}/export?format=json`, ada.token);
  expect(whole.text).not.toMatch(/Getting around after a bus route|Agnieszka/);
});

test("the account's export holds every practice session with its messages and debrief", async () => {
  const ada = await makeCreator(app);
  const { path } = await holdPractice(ada, { person: "bus-cut" });
  await holdPractice(ada, { person: "meal-kit" });
  await ada.post(`${path}/end`);
  const files = (await download(`${app.url}/api/user/export`, ada.token)).unzip();
  const practice = [...files.keys()].filter((name) => name.startsWith("practice/"));
  expect(practice).toEqual([
    "practice/01 Getting around after a bus route was cut.json",
    "practice/02 Cancelling a meal-kit subscription.json",
  ]);
  const first = JSON.parse(files.get(practice[0] ?? "") ?? "null");
  expect(first).toMatchObject({
    topic: "Getting around after a bus route was cut",
    messageCount: 10,
    debrief: { insights: expect.any(Array) },
  });
  expect(first.messages).toHaveLength(10);
  expect(files.get("READ ME.txt")).toContain("practice/");
});

test("a deleted account leaves no practice", async () => {
  const ada = await makeCreator(app);
  const { id } = await holdPractice(ada);
  await ada.send("DELETE", "/api/delete-account", { email: ada.email });
  const { rows } = await app.db.pool.query(
    "select 1 from practice_sessions where id = $1 union all select 1 from practice_messages where session_id = $1",
    [id],
  );
  expect(rows).toEqual([]);
});

test("an interview that is deleted leaves the practice on it as it was", async () => {
  const ada = await makeCreator(app);
  const interview = await makeInterview(ada, await makeProject(ada));
  const { path } = await holdPractice(ada, { interviewId: interview });
  await ada.send("DELETE", `/api/interviews/${interview}`);
  const { guide } = (await ada.get(path)).body;
  expect(guide.questions).toHaveLength(3);
});
