import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
let ada: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
  // The sample that new accounts get.
  await app.db.pool.query("delete from projects where owner_id = (select id from users where email = $1)", [
    ada.email,
  ]);
});
afterAll(() => app.close());

/** All pages of 50, by the id of the last item of each. */
async function readPages(client: Creator, path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor = ""; ; ) {
    const reply = await client.get(`${path}?limit=50${cursor && `&cursor=${cursor}`}`);
    const ids = (reply.body as { _id: string }[]).map(({ _id }) => _id);
    pages.push(ids);
    if (ids.length < 50) return pages;
    cursor = ids.at(-1) ?? "";
  }
}

async function checkPages(path: string): Promise<void> {
  const whole = await ada.get(path);
  expect([path, whole.status, whole.body.error]).toEqual([path, 200, undefined]);
  const all = (whole.body as { _id: string }[]).map(({ _id }) => _id);
  expect(all).toHaveLength(120);
  const pages = await readPages(ada, path);
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(pages.flat()).toEqual(all);
}

test("120 projects come in pages, each once, and all at once without a limit", async () => {
  await app.db.pool.query(
    `insert into projects (id, owner_id, name, created_at)
     select 'project' || n, u.id, 'Project ' || n, now() - make_interval(mins => n / 2)
     from users u, generate_series(1, 120) n where u.email = $1`,
    [ada.email],
  );
  await checkPages("/api/projects");
  const eve = await makeCreator(app, "Eve");
  await makeProject(eve);
  expect((await eve.get("/api/projects?limit=10&cursor=project60")).body).toEqual([]);
  expect((await ada.get("/api/projects?limit=0")).status).toBe(400);
});

test("120 interviews come in pages, of a project and of all", async () => {
  const projectId = await makeProject(ada);
  const interviewId = await makeInterview(ada, projectId);
  await app.db.pool.query(
    `insert into interviews (id, project_id, name, introduction, objective, topics, questions, settings, created_at)
     select 'interview' || n, project_id, name, introduction, objective, topics, questions, settings,
       now() - make_interval(mins => n / 2)
     from interviews, generate_series(1, 119) n where id = $1`,
    [interviewId],
  );
  for (const path of ["interview", `projects/${projectId}/chatbots`, `projects/${projectId}/interviews`])
    await checkPages(`/api/${path}`);
});
