import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "#contract/operation.ts";
import { listOperations } from "#contract/operations.ts";
import { type Client, openClient, type Reply } from "#server/testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
} from "#server/testing/makers.ts";
import { someOf } from "#server/testing/some-cases.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { testForeignIds } from "./abuse/foreign-ids.ts";
import {
  bodyOf,
  creatorCalls,
  fillPath,
  isOfPayments,
  makeTenant,
  nameOf,
  pathFor,
  queries,
  readWholeDatabase,
  type Tenant,
  watchDatabase,
} from "./tenant-for-tests.ts";

let app: TestApp;
let ada: Tenant;
let ben: Tenant;
let actors: { name: string; client: Client; headers?: Record<string, string>; isLoggedIn: boolean }[];
const database = watchDatabase(() => app);

beforeAll(async () => {
  app = await startTestApp();
  [ada, ben] = [await makeTenant(app, "canaryada"), await makeTenant(app, "canaryben")];
  const participant = await makeFinishedSession(app, ada.ids.interview);
  const gone = openClient(app.url);
  const { body } = await gone.post("/api/auth/login", {
    email: ben.client.email,
    password: "correct horse battery",
  });
  const cookie = `askwell=${gone.cookies.get("askwell")}`;
  await gone.post("/api/auth/logout");
  const forged = ada.client.token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  const nobody = openClient(app.url);
  const deleted = await makeCreator(app);
  const deletedCookie = `askwell=${deleted.cookies.get("askwell")}`;
  const leaving = await deleted.send("DELETE", "/api/delete-account", { email: deleted.email });
  expect(leaving.status).toBe(200);
  const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
  const shut = { client: nobody, isLoggedIn: false };
  actors = [
    { ...shut, name: "nobody" },
    { ...shut, name: "a participant of the interview", client: participant },
    { ...shut, name: "a forged token", headers: bearing(forged) },
    { ...shut, name: "the cookie of an ended login", headers: { cookie } },
    { ...shut, name: "the token of an ended login", headers: bearing(body.token) },
    { ...shut, name: "the cookie of a deleted account", headers: { cookie: deletedCookie } },
    { ...shut, name: "the token of a deleted account", headers: bearing(deleted.token) },
    { name: "another creator", client: ben.client, isLoggedIn: true },
    {
      name: "another creator by token",
      client: nobody,
      headers: bearing(ben.client.token),
      isLoggedIn: true,
    },
    { name: "an account that has nothing", client: await makeCreator(app), isLoggedIn: true },
  ];
});
afterAll(() => app.close());

const withIds = creatorCalls.filter((operation) => operation.path.includes(":"));
const call = (
  actor: { client: Client; headers?: Record<string, string> },
  operation: Operation,
  path: string,
) => actor.client.send(operation.method, path, bodyOf(operation), actor.headers);

const strangePath = (path: string, id: string) => fillPath(path, () => id) + (queries[path] ?? "");

const answerOf = ({ status, text }: Reply) => `${status} ${text}`;

describe("a creator's things are nobody else's", () => {
  beforeAll(() => database.drop());

  const strange = ["A".repeat(22), "nope", "%00", "x".repeat(300), "..%2f..", "%F0%9F%98%80", "__proto__"];

  test("every call with an id answers a stranger as if there were nothing", async () => {
    await database.expectUnchangedBy(async () => {
      for (const [at, operation] of withIds.entries()) await expectNothingThere(operation, at);
    });
  });

  async function expectNothingThere(operation: Operation, at: number): Promise<void> {
    const ids = someOf(strange, strange.length, at);
    const paths = [pathFor(operation.path, ada), ...ids.map((id) => strangePath(operation.path, id))];
    const other = actors.filter(({ name }) => name === "another creator");
    const rest = actors.filter(({ name }) => name !== "another creator");
    for (const actor of [...other, ...someOf(rest, 4, at)]) {
      const said = `${actor.name}: ${nameOf(operation)}`;
      // Who is not logged in is answered before any id is looked at.
      const tried = actor.isLoggedIn ? paths : paths.slice(0, 2);
      const replies = await Promise.all(tried.map((path) => call(actor, operation, path)));
      const answers = new Set(replies.map(answerOf));
      expect([...answers], said).toHaveLength(1);
      expect(replies[0]?.status, said).toBe(actor.isLoggedIn ? 404 : 401);
      expect(replies[0]?.body, said).toMatchObject({
        error: expect.stringMatching(/not found$|^Authentication required$/),
        code: expect.stringMatching(/_not_found$|^authentication_required$/),
      });
    }
  }

  const allOfCreators = listOperations().filter(({ access }) => access === "creator");
  const withoutIds = creatorCalls.filter(({ path }) => !path.includes(":"));

  test("every other call needs a login", async () => {
    const [nobody, ...rest] = actors.filter(({ isLoggedIn }) => !isLoggedIn);
    if (nobody === undefined) throw new Error("nobody is left out");
    for (const [at, operation] of [...withoutIds, ...allOfCreators.filter(isOfPayments)].entries()) {
      for (const actor of [nobody, ...someOf(rest, 3, at)]) {
        const said = `${actor.name}: ${nameOf(operation)}`;
        const reply = await call(actor, operation, pathFor(operation.path, ada));
        expect([said, reply.status, reply.body.code]).toEqual([said, 401, "authentication_required"]);
      }
    }
  });

  test("somebody else's session can't be reached through one's own interview", async () => {
    await database.expectUnchangedBy(async () => {
      for (const path of [
        `/api/interviews/${ben.ids.interview}/sessions/${ada.ids.session}`,
        `/api/interviews/${ada.ids.interview}/sessions/${ben.ids.session}`,
      ]) {
        expect((await ben.client.send("DELETE", path)).status).toBe(404);
      }
    });
  });

  test("what its owner deleted comes back for nobody else", async () => {
    const interview = await makeInterview(ada.client, ada.ids.project, { name: "Deleted interview" });
    const project = await makeProject(ada.client, "Deleted project");
    await ada.client.send("DELETE", `/api/interviews/${interview}`);
    await ada.client.send("DELETE", `/api/projects/${project}`);
    database.drop();
    await database.expectUnchangedBy(async () => {
      const [own, others] = [await ada.client.get("/api/deleted"), await ben.client.get("/api/deleted")];
      for (const id of [interview, project]) {
        expect(own.text).toContain(id);
        expect(others.text).not.toContain(id);
      }
      expect((await ben.client.post(`/api/interviews/${interview}/restore`)).status).toBe(404);
      expect((await ben.client.post(`/api/projects/${project}/restore`)).status).toBe(404);
    });
    expect((await ada.client.post(`/api/interviews/${interview}/restore`)).status).toBe(200);
    expect((await ada.client.post(`/api/projects/${project}/restore`)).status).toBe(200);
  });

  test("a session is a participant's only under its own interview", async () => {
    const { interview } = ben.ids;
    const own = await makeFinishedSession(app, ada.ids.interview);
    for (const [method, last, body] of [
      ["POST", "send", { message: "Hello there" }],
      ["POST", "complete", {}],
      ["GET", "messages", undefined],
      ["POST", `forms/${ada.ids.form}`, { answers: {} }],
    ] as const) {
      const path = `/api/sessions/${interview}/${own.sessionId}/${last}`;
      const reply = await own.send(method, path, body);
      expect([last, reply.status]).toEqual([last, 404]);
    }
  });

  test.each(["preInterviewFormId", "postInterviewFormId"])(
    "%s takes no form of somebody else",
    async (field) => {
      database.drop();
      await database.expectUnchangedBy(async () => {
        for (const id of [ada.ids.form, "A".repeat(22), "nope", ada.ids.project]) {
          const made = await ben.client.post(`/api/projects/${ben.ids.project}/chatbots`, {
            ...script,
            [field]: id,
          });
          const changed = await ben.client.send("PATCH", `/api/interviews/${ben.ids.interview}`, {
            [field]: id,
          });
          expect([made.status, changed.status], id).toEqual([404, 404]);
          expect(made.text).toBe(changed.text);
          expect(made.text).not.toContain("canary");
        }
        for (const wrong of [7, ["x"], { a: 1 }]) {
          const reply = await ben.client.post(`/api/projects/${ben.ids.project}/chatbots`, {
            ...script,
            [field]: wrong,
          });
          expect(reply.status).toBe(400);
        }
      });
    },
  );
});

testForeignIds(() => ({ app, ada, ben }));

/** For the owner of the installation, of a provider's login that is not set up, and of a link's token. */
const hasNoneHere = new Set([
  "/api/admin/outbox",
  "/api/auth/:provider",
  "/api/auth/:provider/callback",
  "/api/reports/:token",
]);

/** The description of the API is everybody's; what a question shows stays an hour with its reader; all else is kept by no cache. */
function cachingOf(path: string): RegExp {
  if (path.startsWith("/api/stimuli/")) return /^private, max-age=3600$/;
  return /^\/api\/(openapi\.json|docs)$/.test(path) ? /^no-cache$/ : /^no-store\b/;
}

/** The first account's name is for everybody who is let into its server, and who cannot be written to otherwise. */
const stripServerOwner = (text: string) => text.replace(/"serverOwner":\{[^{}]*\}/u, "");

describe("reading", () => {
  const reads = listOperations().filter(
    (operation) => operation.method === "GET" && !isOfPayments(operation) && !hasNoneHere.has(operation.path),
  );

  test("gives the owner everything, shows nobody else's words, and changes nothing", async () => {
    await openClient(app.url).get("/api/config");
    const before = await readWholeDatabase(app);
    let shown = 0;
    for (const operation of reads.filter(({ access }) => access !== "participant")) {
      for (const [own, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        const path = pathFor(operation.path, own);
        const reply = await own.client.get(path);
        expect([path, reply.status]).toEqual([path, 200]);
        expect(reply.headers.get("cache-control"), path).toMatch(cachingOf(path));
        expect(stripServerOwner(reply.text), path).not.toContain(other.canary);
        for (const id of Object.values(other.ids)) expect(reply.text, path).not.toContain(id);
        if (reply.text.includes(own.canary)) shown += 1;
      }
    }
    expect(shown).toBeGreaterThanOrEqual(20);
    expect(await readWholeDatabase(app)).toBe(before);
  });

  test("the participant's view tells nothing of the script, the creator or other participants", async () => {
    const { body, text } = await openClient(app.url).get(`/api/interviews/${ada.ids.interview}`);
    expect(Object.keys(body).sort()).toEqual([
      "_id",
      "aiProvider",
      "answerSignals",
      "consentText",
      "consentVersion",
      "contact",
      "dictation",
      "earlyCodeShare",
      "hiddenFields",
      "holdCodes",
      "introduction",
      "invite",
      "inviteOnly",
      "language",
      "minutes",
      "name",
      "open",
      "organization",
      "postInterviewForm",
      "preInterviewForm",
      "prototypeType",
      "prototypeUrl",
      "retentionDays",
      "reward",
      "sample",
      "showQuestionCount",
      "voiceAnswers",
    ]);
    expect(text).not.toContain("Objective");
    expect(text).not.toContain("Person canaryada");
    expect(text).not.toContain(ada.client.email);
    for (const question of script.questions) expect(text).not.toContain(question);
  });

  test("HEAD on what is private needs a login too", async () => {
    const reply = await openClient(app.url).send("HEAD", "/api/projects");
    expect(reply.status).toBe(401);
  });
});

/** What tells of the last look, or of the clock. */
const changesByItself = /^\/api\/(current_user|user\/sessions|audit)$|\/export$/;

/** Practice that has ended takes no more words, and a form that is asked stays: only the owner is told. */
const refusedToOwners = new Set([
  "POST /api/simulated-interviews/:sessionId/message",
  "DELETE /api/forms/:formId",
]);

describe("the owner", () => {
  /** What Ben reads of his own things, in a fixed order. */
  async function readAll(tenant: Tenant): Promise<string> {
    const reads = creatorCalls.filter(({ method, path }) => method === "GET" && !changesByItself.test(path));
    const replies = await Promise.all(reads.map(({ path }) => tenant.client.get(pathFor(path, tenant))));
    return replies.map(answerOf).join("\n");
  }

  test("changes and deletes their own things, and everybody else's stay as they were", async () => {
    const bens = await readAll(ben);
    const steps: [string, string, unknown?][] = [
      ["PATCH", `/api/projects/${ada.ids.project}`, { name: "Renamed" }],
      ["PATCH", `/api/interviews/${ada.ids.interview}`, { name: "Renamed" }],
      ["PUT", `/api/sessions/${ada.ids.session}/annotations`, { annotations: [] }],
      ["DELETE", `/api/interviews/${ada.ids.interview}/sessions/${ada.ids.session}`],
      ["DELETE", `/api/interviews/${ada.ids.interview}`],
      ["POST", `/api/interviews/${ada.ids.interview}/restore`],
      ["DELETE", `/api/projects/${ada.ids.project}`],
      ["POST", `/api/projects/${ada.ids.project}/restore`],
      ["DELETE", `/api/projects/${ada.ids.project}`],
    ];
    for (const [method, path, body] of steps) {
      const reply = await ada.client.send(method, path, body);
      expect([method, path, reply.status]).toEqual([method, path, 200]);
    }
    expect(await readAll(ben)).toBe(bens);
  });

  test("reaches what is their account's own, where strangers found nothing", async () => {
    const operations = withIds.filter(({ path }) => /forms|keys|webhooks|previews|simulated/.test(path));
    // What goes last would take away what the others ask for.
    const isDeletion = ({ method }: Operation) => Number(method === "DELETE");
    const inOrder = [...operations].sort((one, other) => isDeletion(one) - isDeletion(other));
    for (const operation of inOrder) {
      const reply = await call(ben, operation, pathFor(operation.path, ben));
      const expected = refusedToOwners.has(nameOf(operation)) ? 409 : 200;
      expect([nameOf(operation), reply.status]).toEqual([nameOf(operation), expected]);
    }
  });

  test("of a deleted project finds nothing in it any more", async () => {
    // A job tells how it went; practice is the account's own.
    const others = /^\/api\/(?:jobs|simulated-interviews|webhooks)/;
    const reads = withIds.filter(({ method, path }) => method === "GET" && !others.test(path));
    for (const { path } of reads) {
      const reply = await ada.client.get(pathFor(path, ada));

      expect([path, reply.status]).toEqual([path, 404]);
    }
  });
});
