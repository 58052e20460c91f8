import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listLeaves } from "#analysis/frameworks/leaves.ts";
import type { Persona, SavedFramework } from "#contract/personas.ts";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { purgeDeletedPersonas } from "./personas.service.ts";
import { removeFromPersonas } from "./remove-from-personas.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
let sessionIds: string[];
let made: Persona;

const day = 24 * 60 * 60 * 1000;
const answers = [
  [
    "Every Monday I lose the sync folder and that is really frustrating for my whole team.",
    "I wish the archive had a better search for old decisions.",
  ],
  [
    "The sync folder is really slow and frustrating.",
    "I need a printer at home for the signed contracts of my clients.",
  ],
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  sessionIds = [];
  for (const said of answers)
    sessionIds.push((await makeFinishedSession(app, interviewId, { answers: said })).sessionId);
  const reply = await creator.post("/api/generate-framework", { interviewId });
  if (reply.status !== 200) throw new Error(reply.text);
  made = reply.body;
});
afterAll(() => app.close());

let saved: SavedFramework & { framework: "persona" };
const pathOf = (id: string) => `/api/interviews/personas/${id}`;
const find = (id: string) => creator.get(`/api/personas/find/${id}`);
const list = async () =>
  (await creator.get(`/api/interviews/${interviewId}/personas`)).body as SavedFramework[];

async function save(
  change: Record<string, unknown> = {},
): Promise<SavedFramework & { framework: "persona" }> {
  const reply = await creator.post("/api/save-persona", {
    ...made,
    interviewId,
    transcriptIds: [],
    ...change,
  });
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.body;
}

beforeEach(async () => {
  app.setClock(() => new Date());
  await app.db.pool.query("delete from personas");
  saved = await save();
});

describe("a saved persona", () => {
  test("D5: can be sent back as it was read", async () => {
    expect((await save({ ...saved })).name).toBe(saved.name);
  });

  test("stands in the lists newest first, and not under another interview", async () => {
    app.setClock(() => new Date(Date.now() + 1000));
    const second = await save({ name: "Second" });
    expect((await list()).map(({ _id }) => _id)).toEqual([second._id, saved._id]);
    const other = await makeInterview(creator, projectId);
    expect((await creator.get(`/api/interviews/${other}/personas`)).body).toEqual([]);
  });

  test("is deleted, and back when that is undone within 7 days", async () => {
    expect((await creator.send("DELETE", pathOf(saved._id))).status).toBe(200);
    expect([(await find(saved._id)).body.code, (await list()).length]).toEqual(["persona_not_found", 0]);
    expect((await creator.send("DELETE", pathOf(saved._id))).body.code).toBe("persona_not_found");
    const restored = await creator.post(`/api/personas/${saved._id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, saved]);
    expect((await creator.post(`/api/personas/${saved._id}/restore`)).status).toBe(200);
  });

  test("cannot be restored after 7 days, and is gone for good then", async () => {
    app.setClock(() => new Date(Date.now() - 8 * day));
    await creator.send("DELETE", pathOf(saved._id));
    app.setClock(() => new Date());
    expect((await creator.post(`/api/personas/${saved._id}/restore`)).body.code).toBe("persona_not_found");
    const kept = await save();
    await purgeDeletedPersonas(app.deps);
    const { rows } = await app.db.pool.query("select id from personas");
    expect(rows).toEqual([{ id: kept._id }]);
  });

  test("is out of reach with its interview, and back with it", async () => {
    await creator.send("DELETE", `/api/interviews/${interviewId}`);
    expect([(await find(saved._id)).status, (await creator.get("/api/personas")).body]).toEqual([404, []]);
    await creator.post(`/api/interviews/${interviewId}/restore`);
    expect((await find(saved._id)).status).toBe(200);
  });

  test("is nobody else's to read, list, export, delete or restore", async () => {
    const stranger = await makeCreator(app, "Eve");
    const calls = [
      ["GET", `/api/personas/find/${saved._id}`],
      ["GET", `/api/personas/${saved._id}/export`],
      ["GET", `/api/interviews/${interviewId}/personas`],
      ["DELETE", pathOf(saved._id)],
      ["POST", `/api/personas/${saved._id}/restore`],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === "POST" ? {} : undefined;
      expect([path, (await stranger.send(method, path, body)).status]).toEqual([path, 404]);
      expect([path, (await openClient(app.url).send(method, path, body)).status]).toEqual([path, 401]);
    }
    expect((await stranger.get("/api/personas")).body).toEqual([]);
    expect((await find(saved._id)).body).toEqual(saved);
  });

  test("shows a diagnosis only while its interview is a health study", async () => {
    const set = (healthStudy: boolean) =>
      creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { healthStudy } });
    const attributes = { ...made.attributes, diagnosis: true };
    expect("diagnosis" in (await save({ attributes })).attributes).toBe(false);
    await set(true);
    const healthy = await save({ attributes });
    expect(healthy.attributes.diagnosis).toBe(true);
    await set(false);
    expect("diagnosis" in (await find(healthy._id)).body.attributes).toBe(false);
  });
});

describe("a file of it", () => {
  test.each([
    ["md", "text/markdown; charset=utf-8"],
    ["json", "application/json; charset=utf-8"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("comes as %s under its name", async (format, type) => {
    const file = await creator.get(`/api/personas/${saved._id}/export?format=${format}`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, type]);
    expect(file.headers.get("content-disposition")).toContain(`filename="${saved.name}.${format}"`);
    expect(file.text.length).toBeGreaterThan(1_000);
    if (format === "docx") expect(file.text.slice(0, 2)).toBe("PK");
    else for (const { quote } of saved.quotes) expect(file.text.replace(/\\/g, "")).toContain(quote);
  });

  test("of another format is refused", async () => {
    expect((await creator.get(`/api/personas/${saved._id}/export?format=exe`)).status).toBe(400);
  });
});

describe("when words must be forgotten", () => {
  const forget = (id: string, of: string | null = interviewId) =>
    app.db.orm.transaction((tx) => removeFromPersonas(tx, { id, interviewIds: of === null ? [] : [of] }));

  test("lines and quotes of a session go, those of others stay, and the page says so", async () => {
    const [first = "", second = ""] = sessionIds;
    await forget(first);
    const left = (await find(saved._id)).body as SavedFramework;
    const cited = listLeaves(left).flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId));
    expect(new Set(cited)).toEqual(new Set([second]));
    expect(JSON.stringify(left)).not.toMatch(/better search|Every Monday|lose the sync/);
    expect(left.notes.at(-1)).toContain("have been removed");
  });

  test("a persona that has no line left is gone, a deleted one too", async () => {
    await creator.send("DELETE", pathOf(saved._id));
    for (const id of sessionIds) await forget(id);
    expect((await app.db.pool.query("select id from personas")).rows).toEqual([]);
  });

  test("what says nothing of the source stays as it is", async () => {
    await forget("0123456789ABCDEFGHIJab");
    expect((await find(saved._id)).body).toEqual(saved);
  });

  test("a transcript that went with its project takes its words along", async () => {
    const upload = async () => {
      const form = new FormData();
      const text =
        "Interviewer: What is hard?\nAna: I always forget to send the invoices, which is really annoying.";
      form.append("transcripts", new File([text], "a.txt", { type: "text/plain" }));
      return (await creator.post("/api/upload-transcript", form)).body[0]._id as string;
    };
    const ids = [await upload(), await upload()];
    const { body } = await creator.post("/api/generate-framework", { transcriptIds: ids });
    const kept = await creator.post("/api/save-persona", { ...body, transcriptIds: ids });
    expect(kept.body.transcriptIds).toEqual(ids);
    await app.db.pool.query("delete from sources where id = $1", [ids[0]]);
    await purgeDeletedPersonas(app.deps);
    const left = (await find(kept.body._id)).body as SavedFramework;
    expect(left.transcriptIds).toEqual([ids[1]]);
    expect(JSON.stringify(left)).not.toContain(ids[0]);
  });
});

test("a saved persona is renamed by whoever may edit it, and the rest stays as it was", async () => {
  const { _id, ...before } = await save();
  const rename = (client: typeof creator, body: unknown) =>
    client.send("PATCH", `/api/personas/${_id}`, body);
  const reply = await rename(creator, { name: "  The planner " });
  expect([reply.status, reply.body]).toEqual([200, { ...before, _id, name: "The planner" }]);
  expect((await find(_id)).body.name).toBe("The planner");
  expect((await list()).find((one) => one._id === _id)?.name).toBe("The planner");
  expect((await rename(creator, { name: " " })).status).toBe(400);
  expect((await rename(await makeCreator(app, "Eve"), { name: "Mine" })).status).toBe(404);
  await creator.send("DELETE", pathOf(_id));
  expect((await rename(creator, { name: "Gone" })).status).toBe(404);
});
