import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type KeyScope, keyScopes } from "#contract/choices.ts";
import { keyScopesOf } from "#contract/key-scopes.ts";
import type { Operation } from "#contract/operation.ts";
import { listOperations } from "#contract/operations.ts";
import { type Client, openClient, type Reply } from "#server/testing/client.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { someOf } from "#server/testing/some-cases.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { bodyOf, makeTenant, nameOf, pathFor, type Tenant, watchDatabase } from "./tenant-for-tests.ts";

type Call = (operation: Operation) => Promise<Reply>;

let app: TestApp;
let ada: Tenant;
/** Keys of the owner by what they are for; those of others are for everything. */
const owners: { scopes: KeyScope[]; call: Call }[] = [];
const others: Record<"stranger" | "viewer" | "removed member", { login: Call; key: Call }> = {} as never;
const database = watchDatabase(() => app);

/** One scope alone, all but one, and all of them. */
const scopeSets: KeyScope[][] = [
  ...keyScopes.map((scope) => [scope]),
  ...keyScopes.map((left) => keyScopes.filter((scope) => scope !== left)),
  [...keyScopes],
];

const calls = listOperations()
  .filter(({ access }) => access === "creator")
  .map((operation) => [nameOf(operation), operation] as const);
const listed = calls.filter(([name]) => keyScopesOf(name) !== undefined);
const unlisted = calls.filter(([name]) => keyScopesOf(name) === undefined);

const callAs =
  (client: Client, headers: Record<string, string> = {}): Call =>
  (operation) =>
    client.send(operation.method, pathFor(operation.path, ada), bodyOf(operation), headers);

async function makeKey(client: Client, scopes: readonly KeyScope[]): Promise<Call> {
  const { status, body } = await client.post("/api/user/keys", { name: "A program", scopes });
  expect(status).toBe(201);
  return callAs(openClient(app.url), { authorization: `Bearer ${body.key}` });
}

async function makeViewer(): Promise<Client & { memberId: string }> {
  const client = await makeCreator(app);
  const path = `/api/projects/${ada.ids.project}/members`;
  const { body } = await ada.client.post(path, { email: client.email, role: "viewer" });
  const token = new URL(body.link).searchParams.get("token");
  expect((await client.post("/api/invitations/accept", { token })).status).toBe(200);
  return { ...client, memberId: body._id };
}

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeTenant(app, "canaryada");
  for (const scopes of scopeSets) owners.push({ scopes, call: await makeKey(ada.client, scopes) });
  const [stranger, viewer, removed] = [await makeCreator(app), await makeViewer(), await makeViewer()];
  for (const [who, client] of [
    ["stranger", stranger],
    ["viewer", viewer],
    ["removed member", removed],
  ] as const) {
    others[who] = { login: callAs(client), key: await makeKey(client, keyScopes) };
  }
  const path = `/api/projects/${ada.ids.project}/members/${removed.memberId}`;
  expect((await ada.client.send("DELETE", path)).status).toBe(200);
  // When a key was used is noted once a minute: here it stands already.
  await app.db.pool.query("update api_keys set last_used_at = now() + interval '1 day'");
});
afterAll(() => app.close());

describe("H-3: an API key", () => {
  test("of no scope may do what takes a login", async () => {
    expect(unlisted.length).toBeGreaterThan(30);
    await database.expectUnchangedBy(async () => {
      for (const [at, [name, operation]] of unlisted.entries()) {
        for (const { scopes, call } of someOf(owners, 3, at)) {
          const { status, body } = await call(operation);
          expect([name, scopes, status, body?.code]).toEqual([name, scopes, 403, "key_not_allowed"]);
        }
      }
    });
  });

  test("that lacks one of the scopes for a call is refused, and shows and changes nothing", async () => {
    await database.expectUnchangedBy(async () => {
      for (const [at, [name, operation]] of listed.entries()) {
        const needed = keyScopesOf(name) ?? [];
        const lacking = owners.filter(({ scopes }) => needed.some((scope) => !scopes.includes(scope)));
        const most = Math.max(...lacking.map(({ scopes }) => scopes.length));
        const nearest = lacking.filter(({ scopes }) => scopes.length === most);
        const rest = lacking.filter(({ scopes }) => scopes.length < most);
        // Who one is, is every key's to know.
        expect([name, lacking.length > 0]).toEqual([name, needed.length > 0]);
        for (const { scopes, call } of [...nearest, ...someOf(rest, 4, at)]) {
          const { status, body, text } = await call(operation);
          expect([name, scopes, status, body?.code]).toEqual([name, scopes, 403, "key_scope_missing"]);
          expect(text).not.toContain("canary");
        }
      }
    });
  });

  const withIds = listed.filter(([, { path }]) => path.includes(":"));

  test.each(["stranger", "removed member"] as const)("of a %s finds nothing", async (who) => {
    await database.expectUnchangedBy(async () => {
      for (const [name, operation] of withIds) {
        const { status, text } = await others[who].key(operation);
        expect([name, status, text.includes("canary")]).toEqual([name, 404, false]);
      }
    });
  });

  test("of a viewer, with every scope, may no more than the viewer", async () => {
    await database.expectUnchangedBy(async () => {
      const statuses = new Set<number>();
      for (const [name, operation] of withIds) {
        const [login, key] = [await others.viewer.login(operation), await others.viewer.key(operation)];
        expect([name, key.status, key.body?.code]).toEqual([name, login.status, login.body?.code]);
        statuses.add(key.status);
      }
      expect([...statuses].sort()).toEqual([200, 403, 404]);
    });
  });

  // Last, as it deletes what is there.
  test("with the scopes for a call, and no others, may make it", async () => {
    for (const [name, operation] of listed) {
      const needed = keyScopesOf(name) ?? [];
      const [able] = owners.filter(({ scopes }) => needed.every((scope) => scopes.includes(scope)));
      const reply = await able?.call(operation);
      expect([name, reply?.status, reply?.body?.code ?? ""]).toEqual([
        name,
        expect.not.toBeOneOf([401, 403]),
        expect.not.stringMatching(/^key_|^authentication_/),
      ]);
    }
  });
});
