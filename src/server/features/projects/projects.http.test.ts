import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { purgeDeletedProjects } from "./projects.service.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let eve: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
  eve = await makeCreator(app, "Eve");
});
afterAll(() => app.close());

const week = 7 * 24 * 60 * 60 * 1000;

test("a new project is answered with its id and stands first in the list", async () => {
  await makeProject(ada, "Older");
  const made = await ada.post("/api/projects", { name: "  Newer ", organization: null });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: "Newer", organization: "", sample: false });
  const list = await ada.get("/api/projects");
  expect(list.body.slice(0, 2).map((project: { name: string }) => project.name)).toEqual(["Newer", "Older"]);
  expect((await ada.get(`/api/projects/${made.body._id}`)).body).toEqual(made.body);
});

test("the list says how many interviews each project has, without the deleted ones", async () => {
  const id = await makeProject(ada, "Counted");
  const gone = await makeInterview(ada, id);
  await makeInterview(ada, id);
  const count = async (): Promise<unknown> => {
    const { body } = await ada.get("/api/projects");
    return body.find((project: { _id: string }) => project._id === id)?.interviews;
  };
  expect(await count()).toBe(2);
  expect((await ada.send("DELETE", `/api/interviews/${gone}`)).status).toBe(200);
  expect(await count()).toBe(1);
});

test("the list says when a project's newest session began, without those that are withdrawn or of a deleted interview", async () => {
  const id = await makeProject(ada, "Active");
  const [first, second] = [await makeInterview(ada, id), await makeInterview(ada, id)];
  const read = async () => {
    const { body } = await ada.get("/api/projects");
    return body.find((project: { _id: string }) => project._id === id)?.lastSessionAt;
  };
  const began = async (interviewId: string, ago: string): Promise<{ id: string; at: string }> => {
    const { sessionId } = await startParticipant(app, interviewId);
    const { rows } = await app.db.pool.query<{ at: Date }>(
      "update sessions set started_at = now() - $2::interval where id = $1 returning started_at as at",
      [sessionId, ago],
    );
    return { id: sessionId, at: rows[0]?.at.toISOString() ?? "" };
  };
  expect(await read()).toBeNull();
  const old = await began(first, "3 days");
  expect(await read()).toBe(old.at);
  const [newer, newest] = [await began(second, "2 days"), await began(second, "1 day")];
  expect(await read()).toBe(newest.at);
  const cards = (await ada.get(`/api/projects/${id}/chatbots`)).body as {
    _id: string;
    lastSessionAt: string;
  }[];
  expect(Object.fromEntries(cards.map((card) => [card._id, card.lastSessionAt]))).toEqual({
    [first]: old.at,
    [second]: newest.at,
  });
  await app.db.pool.query("update sessions set withdrawn_at = now() where id = $1", [newest.id]);
  expect(await read()).toBe(newer.at);
  await ada.send("DELETE", `/api/interviews/${second}`);
  expect(await read()).toBe(old.at);
});

test.each([
  ["nothing", {}],
  ["blanks", { name: " \n\t " }],
  ["invisible characters", { name: "\u200b\u200d" }],
  ["a null character", { name: "\u0000" }],
  ["a number", { name: 7 }],
  ["a list", { name: ["a"] }],
])("a project named with %s is refused in the spec's words", async (_, body) => {
  const reply = await ada.post("/api/projects", body);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({
    error: "Project name is required",
    code: "invalid_input",
    fields: { name: "Project name is required" },
  });
});

test("names are counted as people count characters", async () => {
  expect((await ada.post("/api/projects", { name: "😀".repeat(200) })).status).toBe(201);
  const long = await ada.post("/api/projects", { name: "😀".repeat(201) });
  expect(long.body.error).toBe("Project name is too long (maximum 200 characters)");
});

test("null characters and half characters are cleaned from a name, and nothing breaks", async () => {
  const reply = await ada.send(
    "POST",
    "/api/projects",
    String.raw`{"name":"a\u0000b\ud800c","organization":"\u0007x"}`,
  );
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({ name: "ab\ufffdc", organization: "x" });
});

test("what a client sends beside name and organization is refused", async () => {
  const reply = await ada.post("/api/projects", { name: "Mine", _id: "x", sample: true, ownerId: "y" });
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ["_id", "sample", "ownerId"]]);
});

test("a project can be renamed, its organization emptied, and an empty change changes nothing", async () => {
  const id = await makeProject(ada, "Before", "Acme");
  expect((await ada.send("PATCH", `/api/projects/${id}`, { name: "After" })).body).toMatchObject({
    name: "After",
    organization: "Acme",
  });
  expect((await ada.send("PATCH", `/api/projects/${id}`, { organization: "" })).body.organization).toBe("");
  expect((await ada.send("PATCH", `/api/projects/${id}`, {})).body.name).toBe("After");
  expect((await ada.send("PATCH", `/api/projects/${id}`, { name: " " })).status).toBe(400);
});

test("a deleted project is gone with its interviews, and back with them when restored", async () => {
  const id = await makeProject(ada);
  const interviewId = await makeInterview(ada, id);
  expect((await ada.send("DELETE", `/api/projects/${id}`)).body.success).toBe(true);
  expect((await ada.send("DELETE", `/api/projects/${id}`)).status).toBe(404);
  const gone = [
    `/api/projects/${id}`,
    `/api/projects/${id}/chatbots`,
    `/api/interviews/${interviewId}`,
    `/api/interviews/${interviewId}/details`,
  ];
  for (const path of gone) expect((await ada.get(path)).status).toBe(404);
  expect((await ada.get("/api/interview")).text).not.toContain(interviewId);
  expect((await ada.post(`/api/interviews/${interviewId}/restore`)).status).toBe(404);

  expect((await ada.post(`/api/projects/${id}/restore`)).body._id).toBe(id);
  for (const path of gone) expect((await ada.get(path)).status).toBe(200);
  expect((await ada.post(`/api/projects/${id}/restore`)).status).toBe(200);
});

test("a deletion can be undone for seven days and not longer", async () => {
  const id = await makeProject(ada);
  await ada.send("DELETE", `/api/projects/${id}`);
  app.setClock(() => new Date(Date.now() + week + 60_000));
  const late = await ada.post(`/api/projects/${id}/restore`);
  app.setClock(() => new Date(Date.now() + week - 60_000));
  const inTime = await ada.post(`/api/projects/${id}/restore`);
  app.setClock(() => new Date());
  expect([late.status, inTime.status]).toEqual([404, 200]);
});

test("what nobody can restore any more is removed for good, with its sessions", async () => {
  const [old, recent] = [await makeProject(ada), await makeProject(ada)];
  const interviewId = await makeInterview(ada, old);
  const participant = await startParticipant(app, interviewId);
  for (const id of [old, recent]) await ada.send("DELETE", `/api/projects/${id}`);
  await app.db.orm.execute(sql`update projects set deleted_at = now() - interval '8 days' where id = ${old}`);
  await purgeDeletedProjects(app.deps);
  const left = await app.db.orm.execute(sql`
    select id from projects where id in (${old}, ${recent})
    union all select id from sessions where id = ${participant.sessionId}`);
  expect(left.rows).toEqual([{ id: recent }]);
});

test("another's, a deleted, an unknown and a malformed project are one and the same answer", async () => {
  const adas = await makeProject(ada);
  const deleted = await makeProject(eve);
  await eve.send("DELETE", `/api/projects/${deleted}`);
  const ids = [adas, deleted, "A".repeat(22), "x", "a%00b", `${"a".repeat(90)}`, "..%2f..%2fetc"];
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["PATCH", "", { name: "Taken" }],
    ["DELETE", "", undefined],
    ["GET", "/chatbots", undefined],
    ["GET", "/interviews", undefined],
  ] as const) {
    const replies = await Promise.all(ids.map((id) => eve.send(method, `/api/projects/${id}${path}`, body)));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(replies[0]?.body.error).toBe("Project not found");
  }
  expect((await eve.post(`/api/projects/${adas}/restore`)).status).toBe(404);
  expect((await ada.get(`/api/projects/${adas}`)).body.name).toBe("Remote work");
});

test("nobody sees another's projects, and without a login there is nothing to see", async () => {
  await makeProject(ada, "Canary of Ada");
  expect((await eve.get("/api/projects")).text).not.toContain("Canary of Ada");
  const visitor = openClient(app.url);
  const reply = await visitor.get("/api/projects");
  expect([reply.status, reply.body.error]).toEqual([401, "Authentication required"]);
});

test("twenty deletions at once are one deletion", async () => {
  const id = await makeProject(ada);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => ada.send("DELETE", `/api/projects/${id}`)),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.status === 404)).toHaveLength(19);
});
