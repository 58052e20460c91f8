import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "#contract/operation.ts";
import type { Client } from "#server/testing/client.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import {
  bodyOf,
  creatorCalls,
  makeTenant,
  nameOf,
  pathFor,
  type Tenant,
  watchDatabase,
} from "./tenant-for-tests.ts";

type Right = "view" | "edit" | "own";

/** What each call of a creator needs in the project that it is about. Edits stand in the order they are tried in. */
const needs: Record<string, Right> = {
  "GET /api/projects/:projectId": "view",
  "GET /api/stimuli/:fileId": "view",
  "GET /api/projects/:projectId/members": "view",
  "GET /api/projects/:projectId/notices": "view",
  "PUT /api/projects/:projectId/notices": "view",
  "GET /api/projects/:projectId/chatbots": "view",
  "GET /api/projects/:projectId/interviews": "view",
  "GET /api/projects/:projectId/export": "view",
  "GET /api/interviews/:id/export": "view",
  "GET /api/interviews/:id/study": "view",
  "GET /api/interviews/:id/report": "view",
  "GET /api/interviews/:id/segments": "view",
  "GET /api/interviews/:id/competitors": "view",
  "GET /api/interviews/:id/saturation": "view",
  "GET /api/interviews/:id/validation": "view",
  "GET /api/interviews/:id/incentives": "view",
  "GET /api/interviews/:id/quotas": "view",
  "GET /api/interviews/:id/details": "view",
  "GET /api/interviews/:id/personas": "view",
  "GET /api/interviews/:id/rehearsals": "view",
  "GET /api/interviews/:id/report-card": "view",
  "GET /api/interviews/:id/answer-checks": "view",
  "GET /api/interviews/:id/sessions": "view",
  "GET /api/interviews/:id/sessions/demographics": "view",
  "GET /api/interviews/:id/sessions/processed": "view",
  "GET /api/interviews/:id/sessions/export": "view",
  "GET /api/interviews/:id/answers": "view",
  "GET /api/interviews/:id/closed-answers": "view",
  "GET /api/interviews/:id/translations": "view",
  "GET /api/interviews/:id/wordings": "view",
  "GET /api/interviews/:id/drop-off": "view",
  "GET /api/interviews/:id/search": "view",
  "GET /api/interviews/:id/live": "view",
  "POST /api/interviews/:id/ask": "view",
  "POST /api/projects/:projectId/ask": "view",
  "GET /api/jobs/:id": "view",
  "GET /api/jobs/:id/events": "view",
  "GET /api/personas/find/:personaId": "view",
  "GET /api/personas/:personaId/export": "view",
  "GET /api/reddit/:threadId": "view",
  "GET /api/transcripts/:id": "view",
  "GET /api/sessions/:sessionId/annotations": "view",
  "GET /api/sessions/:sessionId/transcript": "view",
  "GET /api/interviews/:id/sounds": "view",
  "GET /api/sounds/:sourceId": "view",
  "GET /api/sounds/:sourceId/:messageId": "view",
  "GET /api/sounds/:sourceId/:messageId/quote": "view",
  "GET /api/sounds/:sourceId/:messageId/clip": "view",
  "POST /api/projects/:projectId/stimuli": "edit",
  "POST /api/stimuli/:fileId/pieces": "edit",
  "GET /api/interviews/:id/report-links": "edit",
  "GET /api/interviews/:id/claims": "edit",
  "GET /api/interviews/:id/links": "edit",
  "PATCH /api/projects/:projectId": "edit",
  "POST /api/projects/:projectId/chatbots": "edit",
  "POST /api/interviews/projects/:projectId/interviews": "edit",
  "POST /api/projects/:projectId/interviews": "edit",
  "POST /api/projects/:projectId/import": "edit",
  "POST /api/projects/:projectId/studies": "edit",
  "PATCH /api/interviews/:id": "edit",
  "POST /api/interviews/:id/duplicate": "edit",
  "POST /api/interviews/:id/archive": "edit",
  "POST /api/interviews/:id/unarchive": "edit",
  "POST /api/interviews/:id/insights": "edit",
  "PATCH /api/interviews/:id/insights/:insightId": "edit",
  "DELETE /api/interviews/:id/insights/:insightId": "edit",
  "POST /api/interviews/:id/themes": "edit",
  "PATCH /api/interviews/:id/themes/:themeId": "edit",
  "DELETE /api/interviews/:id/themes/:themeId": "edit",
  "PUT /api/interviews/:id/competitors": "edit",
  "POST /api/interviews/:id/validation": "edit",
  "POST /api/interviews/:id/incentives": "edit",
  "POST /api/interviews/:id/incentives/release": "edit",
  "POST /api/interviews/:id/links": "edit",
  "POST /api/interviews/:id/panel/reconcile": "edit",
  "GET /api/interviews/:id/panel/exclusions": "edit",
  "DELETE /api/interviews/:id/links/:linkId": "edit",
  "POST /api/interviews/:id/report-links": "edit",
  "DELETE /api/interviews/:id/report-links/:token": "edit",
  "POST /api/interviews/:id/rehearsals": "edit",
  "POST /api/generate-insights/:interviewId": "edit",
  "DELETE /api/jobs/:id": "edit",
  "PUT /api/sessions/:sessionId/annotations": "edit",
  "PATCH /api/transcripts/:id": "edit",
  "PATCH /api/personas/:personaId": "edit",
  "DELETE /api/interviews/personas/:personaId": "edit",
  "POST /api/personas/:personaId/restore": "edit",
  "DELETE /api/reddit/:threadId": "edit",
  "POST /api/reddit/:threadId/restore": "edit",
  "POST /api/reddit/interview/:id": "edit",
  "DELETE /api/transcripts/:id": "edit",
  "POST /api/transcripts/:id/restore": "edit",
  "POST /api/interviews/:id/sessions/delete": "edit",
  "POST /api/interviews/:id/sessions/restore": "edit",
  "GET /api/interviews/:id/left-out": "view",
  "POST /api/interviews/:id/left-out": "edit",
  "POST /api/interviews/:id/translations": "edit",
  "PUT /api/interviews/:id/wordings/:language": "edit",
  "POST /api/interviews/:id/wordings/:language/draft": "edit",
  "POST /api/interviews/:id/wordings/:language/review": "edit",
  "DELETE /api/interviews/:id/wordings/:language": "edit",
  "PUT /api/sessions/:sessionId/distress": "edit",
  "DELETE /api/interviews/:id/sessions/:sessionId": "edit",
  "DELETE /api/interviews/:id": "edit",
  "POST /api/interviews/:id/restore": "edit",
  "POST /api/projects/:projectId/members": "own",
  "POST /api/projects/:projectId/owner": "own",
  "DELETE /api/projects/:projectId/members/:memberId": "own",
  "DELETE /api/projects/:projectId": "own",
  "POST /api/projects/:projectId/restore": "own",
};

/** About the caller's own account, or about what their body names: held below, or with their features. */
const ofAccount = new Set([
  ...["GET /api/current_user", "POST /api/user/onboarding", "PATCH /api/user", "DELETE /api/delete-account"],
  ...["POST /api/user/keys", "GET /api/user/keys", "DELETE /api/user/keys/:id", "GET /api/user/export"],
  ...["POST /api/user/email", "DELETE /api/user/identities/:provider", "POST /api/user/second-factor"],
  ...["POST /api/user/second-factor/confirm", "DELETE /api/user/second-factor"],
  ...["GET /api/user/sessions", "DELETE /api/user/sessions", "POST /api/auth/verify/send"],
  ...[
    "POST /api/forms",
    "PATCH /api/forms/:formId",
    "DELETE /api/forms/:formId",
    "POST /api/forms/:formId/restore",
  ],
  ...["GET /api/forms", "POST /api/interviews/check-script", "POST /api/interviews/generate-interview"],
  ...["GET /api/guides", "POST /api/guides/nearest"],
  ...["POST /api/interviews/preview", "POST /api/interviews/previews/:previewId/messages"],
  ...["POST /api/projects", "GET /api/projects", "GET /api/interview", "GET /api/transcripts"],
  ...["GET /api/deleted", "POST /api/ask"],
  ...[
    "GET /api/personas",
    "POST /api/invitations/accept",
    "GET /api/audit",
    "GET /api/admin/outbox",
    "GET /api/purchases",
  ],
  ...["POST /api/webhooks", "GET /api/webhooks", "DELETE /api/webhooks/:id"],
  ...["GET /api/webhooks/:id/deliveries", "POST /api/webhooks/deliveries/:id/replay"],
  ...["suggestions", ":sessionId", ":sessionId/details", ":sessionId/debrief", ":sessionId/export"].map(
    (last) => `GET /api/simulated-interviews/${last}`,
  ),
  ...["start", ":sessionId/message", ":sessionId/end", ":sessionId/compare", ":sessionId/restore"].map(
    (last) => `POST /api/simulated-interviews/${last}`,
  ),
  ...["GET /api/simulated-interviews", "DELETE /api/simulated-interviews/:sessionId"],
  ...["POST /api/generate-framework", "POST /api/save-persona", "POST /api/upload-transcript"],
]);

const inOrder = Object.keys(needs).flatMap((name) => creatorCalls.filter((one) => nameOf(one) === name));
const needing = (...rights: Right[]) =>
  inOrder
    .filter((operation) => rights.includes(needs[nameOf(operation)] ?? "own"))
    .map((operation) => [nameOf(operation), operation] as const);

let app: TestApp;
let ada: Tenant;
let viewer: Client;
let editor: Client;
let removed: Client;
const database = watchDatabase(() => app);

/** A new account that was invited to a project of Ada's and joined it. */
async function makeMember(role: "viewer" | "editor"): Promise<Client & { memberId: string }> {
  const client = await makeCreator(app, `A ${role}`);
  const path = `/api/projects/${ada.ids.project}/members`;
  const { body } = await ada.client.post(path, { email: client.email, role });
  const { rows } = await app.db.pool.query(
    "select text from outbox where to_address = $1 order by created_at desc limit 1",
    [client.email],
  );
  const token = /accept\?token=([\w-]+)/.exec(rows[0].text)?.[1];
  const joined = await client.post("/api/invitations/accept", { token });
  expect([joined.status, joined.body]).toEqual([200, { projectId: ada.ids.project }]);
  return { ...client, memberId: body._id };
}

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeTenant(app, "canaryada");
  viewer = await makeMember("viewer");
  editor = await makeMember("editor");
  const former = await makeMember("editor");
  const path = `/api/projects/${ada.ids.project}/members/${former.memberId}`;
  expect((await ada.client.send("DELETE", path)).status).toBe(200);
  removed = former;
});
afterAll(() => app.close());

const call = (client: Client, operation: Operation) =>
  client.send(
    operation.method,
    pathFor(operation.path, ada),
    // Its quote has to stand in the project's own session.
    nameOf(operation) === "POST /api/interviews/:id/themes" ? ada.ownFinding : bodyOf(operation),
  );

/** A transcript for Ada's project. */
function makeUpload(): FormData {
  const form = new FormData();
  form.set("projectId", ada.ids.project);
  form.append("transcripts", new Blob(["Interviewer: How?\nAna: By hand, and on Mondays.\n"]), "talk.txt");
  return form;
}

async function expectNotAllowed(client: Client, operations: ReturnType<typeof needing>): Promise<void> {
  await database.expectUnchangedBy(async () => {
    for (const [name, operation] of operations) {
      const reply = await call(client, operation);
      expect([name, reply.status, reply.body.code]).toEqual([name, 403, "not_allowed"]);
    }
  });
}

test("every call of a creator says which right it needs", () => {
  const known = new Set([...Object.keys(needs), ...ofAccount]);
  expect(creatorCalls.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
  const called = new Set(creatorCalls.map(nameOf));
  expect(Object.keys(needs).filter((name) => !called.has(name))).toEqual([]);
});

describe("a removed member", () => {
  beforeAll(() => database.drop());

  test("finds nothing by any call", async () => {
    await database.expectUnchangedBy(async () => {
      for (const [name, operation] of needing("view", "edit", "own")) {
        const reply = await call(removed, operation);
        expect([name, reply.status, reply.text.includes("canary")]).toEqual([name, 404, false]);
      }
    });
  });

  test("has nothing of the project in any list", async () => {
    for (const list of ["projects", "interview", "transcripts", "personas"]) {
      const reply = await removed.get(`/api/${list}`);
      expect([list, reply.status, reply.text.includes("canary")]).toEqual([list, 200, false]);
    }
  });
});

describe("a viewer", () => {
  beforeAll(() => database.drop());

  test("may make every call that needs the right to view", async () => {
    await database.expectUnchangedBy(async () => {
      for (const [name, operation] of needing("view"))
        expect([name, (await call(viewer, operation)).status]).toEqual([name, 200]);
    });
  });

  test("may make no other call", async () => {
    await expectNotAllowed(viewer, needing("edit", "own"));
  });

  test("exports without personal data only, and sees neither addresses nor codes", async () => {
    for (const place of [`projects/${ada.ids.project}`, `interviews/${ada.ids.interview}`]) {
      const plain = await viewer.get(`/api/${place}/export?format=json`);
      expect([plain.status, plain.text.includes("Town canaryada")]).toEqual([200, false]);
      const personal = await viewer.get(`/api/${place}/export?format=json&personal=1`);
      expect([personal.status, personal.body.code]).toEqual([403, "not_allowed"]);
      expect((await editor.get(`/api/${place}/export?format=json&personal=1`)).status).toBe(200);
    }
    const sessions = (client: Client) => client.get(`/api/interviews/${ada.ids.interview}/sessions`);
    const [owners] = (await sessions(ada.client)).body.sessions ?? (await sessions(ada.client)).body;
    const [viewers] = (await sessions(viewer)).body.sessions ?? (await sessions(viewer)).body;
    expect(owners.incentiveCode).toEqual(expect.any(String));
    expect([viewers.email, viewers.incentiveCode]).toEqual([null, null]);
  });

  test("practises on the project's script; former members can't, and nobody sees another's practice", async () => {
    const path = "/api/simulated-interviews";
    const start = (client: Client) => client.post(`${path}/start`, { interviewId: ada.ids.interview });
    expect([(await start(viewer)).status, (await start(removed)).status]).toEqual([201, 404]);
    for (const client of [viewer, editor, removed]) {
      expect((await client.get(`${path}/${ada.ids.practice}`)).body.code).toBe("practice_not_found");
      expect((await client.get(path)).text).not.toContain(ada.ids.practice);
    }
    database.drop();
  });

  test("changes nothing by what a body names", async () => {
    await database.expectUnchangedBy(async () => {
      const calls: [string, unknown][] = [
        ["/api/upload-transcript", makeUpload()],
        ["/api/generate-framework", { interviewId: ada.ids.interview }],
        ["/api/generate-framework", { transcriptIds: [ada.ids.transcript] }],
        ["/api/save-persona", { ...ada.persona, interviewId: ada.ids.interview }],
        ["/api/save-persona", { ...ada.persona, transcriptIds: [ada.ids.transcript] }],
      ];
      for (const [path, body] of calls) {
        const reply = await viewer.post(path, body);
        expect([path, reply.status, reply.body.code]).toEqual([path, 403, "not_allowed"]);
      }
    });
  });
});

test("members have the project and all that is in it in their lists, with their role", async () => {
  for (const [client, role] of [
    [viewer, "viewer"],
    [editor, "editor"],
    [ada.client, "owner"],
  ] as const) {
    const projects = (await client.get("/api/projects")).body;
    expect(projects).toContainEqual(expect.objectContaining({ _id: ada.ids.project, role }));
    for (const [list, id] of [
      ["interview", ada.ids.interview],
      ["transcripts", ada.ids.transcript],
      ["personas", ada.ids.persona],
    ] as const) {
      const found = (await client.get(`/api/${list}`)).body as { _id: string }[];
      expect([list, found.map(({ _id }) => _id)]).toEqual([list, expect.arrayContaining([id])]);
    }
  }
});

describe("an editor", () => {
  beforeAll(() => database.drop());

  test("may make no call that is the owner's", async () => {
    await expectNotAllowed(editor, needing("own"));
  });

  test("saves personas and uploads transcripts, and they are the project's", async () => {
    const saved = await editor.post("/api/save-persona", { ...ada.persona, interviewId: ada.ids.interview });
    const uploaded = await editor.post("/api/upload-transcript", makeUpload());
    expect([saved.status, uploaded.status]).toEqual([201, 200]);
    expect((await ada.client.get(`/api/personas/find/${saved.body._id}`)).status).toBe(200);
    const path = `/api/transcripts/${uploaded.body[0]._id}`;
    expect((await viewer.get(path)).status).toBe(200);
    // Taken out of the project it is its owner's, not the editor's to keep.
    expect((await editor.send("PATCH", path, { projectId: null })).status).toBe(200);
    expect([(await editor.get(path)).status, (await ada.client.get(path)).status]).toEqual([404, 200]);
  });

  test("moves no transcript to a project of their own", async () => {
    const own = (await editor.post("/api/projects", { name: "Mine", organization: "" })).body._id;
    const path = `/api/transcripts/${ada.ids.transcript}`;
    expect((await editor.send("PATCH", path, { projectId: own })).status).toBe(400);
  });

  test("tells their own notes from those of a member with the same name", async () => {
    const path = `/api/sessions/${ada.ids.session}/annotations`;
    const messages = (await editor.get(`/api/sessions/${ada.ids.session}/transcript`)).body.messages;
    const tag = {
      kind: "tag",
      messageId: messages[0]._id,
      passage: null,
      createdAt: new Date().toISOString(),
    };
    await editor.send("PUT", path, { annotations: [{ ...tag, id: "e1", text: "of the editor" }] });
    await ada.client.send("PUT", path, { annotations: [{ ...tag, id: "a1", text: "of the owner" }] });
    await app.db.pool.query("update users set name = 'Same Name'");
    const ownOf = async (client: Client) =>
      (await client.get(path)).body.annotations
        .filter((one: { own: boolean }) => one.own)
        .map((one: { text: string }) => one.text);
    expect(await ownOf(editor)).toEqual(["of the editor"]);
    expect(await ownOf(ada.client)).toEqual(["of the owner"]);
    expect(await ownOf(viewer)).toEqual([]);
  });

  // Last, as it deletes what is there.
  test.each(needing("edit"))("may %s", async (name, operation) => {
    const reply = await call(editor, operation);
    // Without an address of a thread there is none to add; all that is asked is whether they may.
    if (name === "POST /api/reddit/interview/:id") expect(reply.status).not.toBe(403);
    // The session ended in no distress, which is said to those alone who may decide.
    else if (name === "PUT /api/sessions/:sessionId/distress")
      expect([reply.status, reply.body.code]).toEqual([400, "invalid_input"]);
    else if (name === "POST /api/interviews/:id/wordings/:language/review")
      expect([reply.status, reply.body.code]).toEqual([409, "changed_meanwhile"]);
    else if (name === "POST /api/interviews/:id/wordings/:language/draft")
      expect([reply.status, reply.body.code]).toEqual([409, "no_model"]);
    // This interview saves no panel ids to compare with, which is said to those alone who would see them.
    else if (name === "POST /api/interviews/:id/panel/reconcile")
      expect([reply.status, reply.body.code]).toEqual([400, "invalid_input"]);
    else expect([name, reply.status]).toEqual([name, expect.toSatisfy((status) => status < 300)]);
  });
});
