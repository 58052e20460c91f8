import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
let ada: Creator;
let ben: Creator;
let [from, to, bens] = ["", "", ""];

beforeAll(async () => {
  app = await startTestApp({ BILLING: "off" });
  [ada, ben] = [await makeCreator(app, "Ada"), await makeCreator(app, "Ben")];
  [from, to, bens] = [
    await makeProject(ada),
    await makeProject(ada, "Next year"),
    await makeProject(ben, "Ben's"),
  ];
  await addMember(bens, ada, "editor");
});
afterAll(() => app.close());

async function addMember(projectId: string, who: Creator, role: "editor" | "viewer"): Promise<void> {
  const { body } = await who.get("/api/current_user");
  await app.db.pool.query(
    `insert into members (id, project_id, user_id, email, role, accepted_at) values ($1, $2, $3, $4, $5, now())`,
    [app.deps.newId(), projectId, body._id, who.email, role],
  );
}

const move = (who: Creator, id: string, projectId: string) =>
  who.send("PATCH", `/api/interviews/${id}`, { projectId });

/** Every table of the database that names an interview's or a session's project, with the projects it names. */
async function listProjectsOf(interviewId: string): Promise<string[]> {
  const { rows: columns } = await app.db.pool.query<{ table_name: string; by: string }>(`
    select c.table_name, min(k.column_name) as by from information_schema.columns c
    join information_schema.columns k on k.table_name = c.table_name and k.column_name in ('interview_id', 'session_id')
    where c.column_name = 'project_id' and c.table_schema = 'public' group by c.table_name`);
  const found = await Promise.all(
    columns.map(async ({ table_name, by }) => {
      const which = by === "session_id" ? "(select id from sessions where interview_id = $1)" : "($1)";
      const { rows } = await app.db.pool.query<{ project_id: string }>(
        `select distinct project_id from ${table_name} where ${by} in ${which} and project_id is not null`,
        [interviewId],
      );
      return rows.map(({ project_id }) => `${table_name} ${project_id}`);
    }),
  );
  return found.flat().sort();
}

/** An interview with people, a personal link, findings, notes and an own form. */
async function makeFull(owner: Creator, projectId: string): Promise<{ id: string; formId: string }> {
  const form = await owner.post("/api/forms", {
    name: "Before we start",
    formType: "pre",
    fields: [{ label: "How?", kind: "single_choice", required: true, options: ["Well", "Badly"] }],
  });
  const formId = form.body._id as string;
  const id = await makeInterview(owner, projectId, { preInterviewFormId: formId });
  const session = await makeFinishedSession(app, id);
  await owner.send("PUT", `/api/sessions/${session.sessionId}/annotations`, { annotations: [] });
  await owner.post(`/api/interviews/${id}/links`, { labels: ["Someone"] });
  await owner.post(`/api/generate-insights/${id}`, {});
  await owner.post(`/api/interviews/${id}/insights`, { notes: "A note" });
  return { id, formId };
}

describe("moving within what one owns", () => {
  test("takes all rows of the interview along, and its findings stay", async () => {
    const { id, formId } = await makeFull(ada, from);
    const before = await listProjectsOf(id);
    expect(before.filter((row) => row.endsWith(from)).length).toBeGreaterThanOrEqual(8);
    const moved = await move(ada, id, to);
    expect([moved.status, moved.body.projectId._id, moved.body.preInterviewFormId]).toEqual([
      200,
      to,
      formId,
    ]);
    expect(await listProjectsOf(id)).toEqual(before.map((row) => row.replace(from, to)));
    expect(moved.body.insights).not.toBeNull();
    const cards = (await ada.get(`/api/projects/${to}/chatbots`)).body;
    expect(cards[0]).toMatchObject({ _id: id, sessionCount: 1, completedSessions: 1 });
    expect((await ada.get(`/api/projects/${from}/chatbots`)).text).not.toContain(id);
    expect((await makeFinishedSession(app, id)).sessionId).toMatch(/^\w{22}$/);
    expect((await listProjectsOf(id)).filter((row) => row.endsWith(from))).toEqual([]);
    const { entries } = (await ada.get("/api/audit")).body;
    expect(entries).toContainEqual(expect.objectContaining({ action: "moved", targetId: id }));
  });

  test("to where it is already changes nothing", async () => {
    const id = await makeInterview(ada, from);
    expect((await move(ada, id, from)).status).toBe(200);
  });

  test("is refused together with other changes, and then nothing changes", async () => {
    const id = await makeInterview(ada, from);
    const reply = await ada.send("PATCH", `/api/interviews/${id}`, { projectId: to, name: "Other" });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ["projectId"]]);
    const { body } = await ada.get(`/api/interviews/${id}/details`);
    expect([body.projectId._id, body.name]).toEqual([from, "Tools for remote work"]);
  });

  test("waits for a job under way", async () => {
    const id = await makeInterview(ada, from);
    const owner = (await ada.get("/api/current_user")).body._id;
    await app.db.pool.query(
      `insert into jobs (id, kind, owner_id, interview_id, project_id, input, status)
       values ($1, 'insights', $2, $3, $4, '{}', 'running')`,
      [app.deps.newId(), owner, id, from],
    );
    expect((await move(ada, id, to)).body.error).toMatch(/being analysed or rehearsed/);
  });
});

describe("moving between owners", () => {
  test("gives the new owner everything and a copy of the form, and leaves the old one nothing", async () => {
    const { id, formId } = await makeFull(ada, from);
    const moved = await move(ada, id, bens);
    expect([moved.status, moved.body.role]).toEqual([200, "editor"]);
    const ownForms = (await ben.get("/api/forms")).body.filter((form: { builtIn: boolean }) => !form.builtIn);
    expect(ownForms).toMatchObject([{ _id: moved.body.preInterviewFormId, name: "Before we start" }]);
    expect(moved.body.preInterviewFormId).not.toBe(formId);
    expect((await ben.get(`/api/interviews/${id}/sessions`)).body).toHaveLength(1);
    expect((await makeFinishedSession(app, id)).sessionId).toMatch(/^\w{22}$/);
    const benId = (await ben.get("/api/current_user")).body._id;
    const { rows } = await app.db.pool.query("select owner_id from jobs where interview_id = $1", [id]);
    expect(new Set(rows.map((row) => row.owner_id))).toEqual(new Set([benId]));
    const { entries } = (await ben.get("/api/audit")).body;
    expect(entries).toContainEqual(expect.objectContaining({ action: "moved", targetId: id, actor: "Ada" }));
    const back = await move(ada, id, from);
    expect([back.status, back.body.error]).toEqual([403, "Only the owner of this project can do this."]);
  });

  test("is the owner's alone, into a project that they may edit; what one cannot see is not found", async () => {
    const id = await makeInterview(ada, from);
    const eve = await makeCreator(app, "Eve");
    const eves = await makeProject(eve);
    expect((await move(ada, id, eves)).body.code).toBe("project_not_found");
    expect((await move(eve, id, eves)).body.code).toBe("interview_not_found");
    await addMember(from, eve, "editor");
    expect([(await move(eve, id, eves)).status]).toEqual([403]);
    await addMember(eves, ada, "viewer");
    expect((await move(ada, id, eves)).body.code).toBe("not_allowed");
    expect((await ada.get(`/api/interviews/${id}/details`)).body.projectId._id).toBe(from);
  });

  test("is refused while the findings quote transcripts of the old project", async () => {
    const { id } = await makeFull(ada, from);
    const transcript = app.deps.newId();
    const adaId = (await ada.get("/api/current_user")).body._id;
    await app.db.pool.query(
      `insert into sources (id, owner_id, kind, project_id, name, file_name, language, speakers, turn_count, word_count)
       values ($1, $2, 'transcript', $3, 'T', 't.txt', 'en', '[]', 0, 0)`,
      [transcript, adaId, from],
    );
    await app.db.pool.query(
      "update insights set content = jsonb_set(content, '{quotedFrom}', to_jsonb($2::text)) where interview_id = $1",
      [id, transcript],
    );
    const refused = await move(ada, id, bens);
    expect([refused.status, refused.body.fields.projectId]).toEqual([
      400,
      expect.stringContaining("quote transcripts of its project"),
    ]);
    expect((await move(ada, id, to)).status).toBe(200);
  });

  test("takes a place of the receiving owner's plan, and without one nothing is moved", async () => {
    const limited = await startTestApp({ BILLING: "demo" });
    try {
      const [giver, taker] = [await makeCreator(limited, "Giver"), await makeCreator(limited, "Taker")];
      const [own, full] = [await makeProject(giver), await makeProject(taker)];
      const id = await makeInterview(giver, own);
      await makeInterview(taker, full);
      const { body } = await giver.get("/api/current_user");
      await limited.db.pool.query(
        `insert into members (id, project_id, user_id, email, role, accepted_at) values ('m', $1, $2, $3, 'editor', now())`,
        [full, body._id, giver.email],
      );
      const refused = await giver.send("PATCH", `/api/interviews/${id}`, { projectId: full });
      expect([refused.status, refused.body.code]).toEqual([409, "owner_plan_full"]);
      expect((await giver.get(`/api/interviews/${id}/details`)).body.projectId._id).toBe(own);
    } finally {
      await limited.close();
    }
  });
});

test("the sample interview stays in its project", async () => {
  const cards = (await ada.get("/api/interview")).body as { _id: string; sample: boolean }[];
  const sample = cards.find((card) => card.sample)?._id ?? "none";
  expect((await move(ada, sample, to)).body.fields.projectId).toMatch(/sample interview stays/);
});
