import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ BILLING: "demo" });
});
afterAll(() => app.close());

async function join(projectId: string, client: Creator, role: "viewer" | "editor" = "editor") {
  const id = app.deps.newId();
  await app.db.pool.query(
    `insert into members (id, project_id, user_id, email, role, accepted_at)
     select $1, $2, id, email, $4, now() from users where email = $3`,
    [id, projectId, client.email, role],
  );
  return id;
}

const handOver = (client: Creator, projectId: string, memberId: string) =>
  client.post(`/api/projects/${projectId}/owner`, { memberId });

const readMails = async (to: string) =>
  (await app.db.pool.query("select kind from outbox where to_address = $1 and kind = 'handed_over'", [to]))
    .rowCount;

test("the owner hands a project over to a member and stays as an editor", async () => {
  const [ada, ben] = [await makeCreator(app, "Ada"), await makeCreator(app, "Ben")];
  const projectId = await makeProject(ada, "Relay");
  const memberId = await join(projectId, ben, "viewer");
  const form = (
    await ada.post("/api/forms", {
      ...{ name: "Tools", formType: "pre" },
      fields: [{ label: "Which?", kind: "short_text", required: false }],
    })
  ).body;
  const interviewId = await makeInterview(ada, projectId, { preInterviewFormId: form._id });
  await makeFinishedSession(app, interviewId);
  const reply = await handOver(ada, projectId, memberId);
  expect([reply.status, reply.body.role]).toEqual([200, "editor"]);
  expect((await ben.get(`/api/projects/${projectId}`)).body.role).toBe("owner");
  expect((await ben.get(`/api/projects/${projectId}/members`)).body).toEqual([
    expect.objectContaining({ email: ben.email, role: "owner" }),
    expect.objectContaining({ email: ada.email, role: "editor", status: "active" }),
  ]);
  expect([await readMails(ada.email), await readMails(ben.email)]).toEqual([1, 1]);
  // The form that is asked is the new owner's own, so that they can go on changing the interview.
  const forms = (await ben.get("/api/forms")).body as { _id: string; name: string }[];
  const own = forms.find(({ name }) => name === "Tools");
  expect(own).toBeDefined();
  const change = { preInterviewFormId: own?._id, name: "Renamed" };
  expect((await ben.send("PATCH", `/api/interviews/${interviewId}`, change)).status).toBe(200);
  expect((await ada.send("DELETE", `/api/projects/${projectId}`)).status).toBe(403);
  for (const client of [ada, ben]) {
    const { entries } = (await client.get("/api/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "handed_over", targetKind: "project", targetId: projectId }),
    );
  }
});

test("the project counts towards the new owner's plan, which must have room", async () => {
  const [ada, ben] = [await makeCreator(app, "Ada"), await makeCreator(app, "Ben")];
  const projectId = await makeProject(ada, "Third");
  const memberId = await join(projectId, ben);
  const bens = [await makeProject(ben, "One"), await makeProject(ben, "Two")];
  const full = await handOver(ada, projectId, memberId);
  expect([full.status, full.body.code]).toEqual([409, "new_owner_limit"]);
  expect((await ada.get(`/api/projects/${projectId}`)).body.role).toBe("owner");
  expect(await readMails(ben.email)).toBe(0);
  await ben.send("DELETE", `/api/projects/${bens[0]}`);
  expect((await handOver(ada, projectId, memberId)).status).toBe(200);
  expect((await ben.post("/api/projects", { name: "One more" })).status).toBe(403);
  expect((await ada.post("/api/projects", { name: "Room again" })).status).toBe(201);
  expect((await ada.post("/api/projects", { name: "And again" })).status).toBe(201);
});

test("viewers, editors and strangers can't hand a project over, and nobody to whom it was not given", async () => {
  const [ada, ben, vera, eve] = [
    await makeCreator(app, "Ada"),
    await makeCreator(app, "Ben"),
    await makeCreator(app, "Vera"),
    await makeCreator(app, "Eve"),
  ];
  const projectId = await makeProject(ada, "Kept");
  const memberId = await join(projectId, ben);
  const viewerId = await join(projectId, vera, "viewer");
  expect((await handOver(ben, projectId, memberId)).status).toBe(403);
  expect((await handOver(vera, projectId, viewerId)).status).toBe(403);
  expect((await handOver(eve, projectId, memberId)).status).toBe(404);
  const invited = await ada.post(`/api/projects/${projectId}/members`, {
    ...{ email: "new@example.org", role: "editor" },
  });
  const early = await handOver(ada, projectId, invited.body._id);
  expect([early.status, Object.keys(early.body.fields)]).toEqual([400, ["memberId"]]);
  const other = await makeProject(ada, "Other");
  expect((await handOver(ada, other, memberId)).status).toBe(404);
  const both = await Promise.all([handOver(ada, projectId, memberId), handOver(ada, projectId, viewerId)]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await app.db.pool.query(
    "select count(*)::int as many from members where project_id = $1",
    [projectId],
  );
  expect(rows[0].many).toBe(3);
});
