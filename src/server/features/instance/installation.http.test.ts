import { afterEach, describe, expect, test } from "vitest";
import { loadConfig } from "../../config.ts";
import type { Environment } from "../../env-values.ts";
import { openClient, type Reply } from "../../testing/client.ts";
import { makeCreator, makeProject, password } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { settleOwner } from "./owner.service.ts";
import { requireSameSecret } from "./same-secret.ts";
import { findSetupLink } from "./setup-link.ts";

const outside = { PUBLIC_URL: "https://interviews.example.org", RATE_LIMITS: "on" };

let app: TestApp;
afterEach(() => app.close());

let made = 0;
async function register(
  change: Record<string, unknown> = {},
): Promise<Reply & { get: (path: string) => Promise<Reply> }> {
  const client = openClient(app.url);
  const body = { name: "Ada", email: `person-${++made}@example.org`, password, ...change };
  return { ...(await client.post("/api/auth/register", body)), get: client.get };
}

async function setupToken(): Promise<string | undefined> {
  return /setup=([\w-]+)$/.exec((await findSetupLink(app.deps)) ?? "")?.[1];
}

const isOwner = async (client: { get: (path: string) => Promise<Reply> }) =>
  (await client.get("/api/current_user")).body.instanceOwner as boolean;

async function startOutside(change: Environment = {}): Promise<void> {
  app = await startTestApp({ ...outside, ...change });
}

describe("H-4: the owner of an installation", () => {
  test("is the first account, stored once; deleting it takes a successor, and makes nobody else the owner", async () => {
    app = await startTestApp();
    const [first, second, third] = [await makeCreator(app), await makeCreator(app), await makeCreator(app)];
    expect(await Promise.all([first, second, third].map(isOwner))).toEqual([true, false, false]);
    const leave = (successor?: string) =>
      first.send("DELETE", "/api/delete-account", { email: first.email, successor });
    expect((await leave()).body.code).toBe("successor_needed");
    expect((await leave("nobody@example.org")).body.fields).toHaveProperty("successor");
    expect((await leave(first.email)).body.fields).toHaveProperty("successor");
    expect(await isOwner(first)).toBe(true);
    expect((await leave(third.email.toUpperCase())).status).toBe(200);
    expect([await isOwner(second), await isOwner(third)]).toEqual([false, true]);
    expect((await second.get("/api/admin/outbox")).status).toBe(404);
  });

  test("is nobody once its row is gone in another way: an older account does not follow by itself", async () => {
    app = await startTestApp();
    const [first, second] = [await makeCreator(app), await makeCreator(app)];
    const { _id } = (await first.get("/api/current_user")).body;
    await app.db.pool.query("delete from users where id = $1", [_id]);
    const late = await makeCreator(app);
    expect([await isOwner(second), await isOwner(late)]).toEqual([false, false]);
  });

  test("that is alone may leave, and whoever comes first afterwards owns it", async () => {
    app = await startTestApp();
    const only = await makeCreator(app);
    expect((await only.send("DELETE", "/api/delete-account", { email: only.email })).status).toBe(200);
    expect(await isOwner(await makeCreator(app))).toBe(true);
  });

  test("of two first registrations at once is one", async () => {
    app = await startTestApp();
    const clients = await Promise.all(Array.from({ length: 4 }, () => makeCreator(app)));
    expect((await Promise.all(clients.map(isOwner))).filter(Boolean)).toEqual([true]);
  });

  test("of an installation that is older is its first account, as before; OWNER_EMAIL names another at the next start", async () => {
    app = await startTestApp();
    const [first, second] = [await makeCreator(app), await makeCreator(app)];
    await app.db.pool.query("delete from installation");
    // As the migration has it.
    await app.db.pool.query(
      `insert into installation (id, owner_id) select 1, id from users where email like '%@%' order by created_at, id limit 1`,
    );
    expect(await isOwner(first)).toBe(true);
    await settleOwner(app.db, { ownerEmail: second.email.toUpperCase(), mail: null });
    expect([await isOwner(first), await isOwner(second)]).toEqual([false, true]);
    await settleOwner(app.db, { ownerEmail: null, mail: null });
    expect(await isOwner(second)).toBe(true);
  });

  test("named by OWNER_EMAIL is that account once its address is confirmed, where mail is sent", async () => {
    const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "askwell@example.org" };
    app = await startTestApp({ ...mail, OWNER_EMAIL: "chief@example.org" }, { background: false });
    const early = await register();
    const chief = openClient(app.url);
    await chief.post("/api/auth/register", { name: "C", email: "Chief@example.org", password });
    expect([await isOwner(early), await isOwner(chief)]).toEqual([false, false]);
    const { rows } = await app.db.pool.query(
      "select text from outbox where kind = 'verify' and to_address = 'Chief@example.org'",
    );
    const token = /verify\?token=([\w-]+)/.exec(rows[0].text)?.[1];
    expect((await chief.post("/api/auth/verify", { token })).status).toBe(200);
    expect(await isOwner(chief)).toBe(true);
  });
});

describe("H-4: a server that can be reached from outside", () => {
  test("takes its first account by the set-up link alone, which works once", async () => {
    await startOutside({ REGISTRATION: "open" });
    const refused = [await register(), await register({ setup: "guessed" })];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      ...[
        [403, "setup_needed"],
        [403, "setup_needed"],
      ],
    ]);
    const setup = await setupToken();
    const owner = await register({ setup });
    expect([owner.status, await isOwner(owner)]).toEqual([201, true]);
    expect(await findSetupLink(app.deps)).toBeNull();
    const next = await register({ setup });
    expect([next.status, await isOwner(next)]).toEqual([201, false]);
  });

  test("with OWNER_EMAIL keeps that address for whoever has the link, and takes no other first", async () => {
    await startOutside({ OWNER_EMAIL: "chief@example.org", REGISTRATION: "open" });
    expect((await register({ email: "chief@example.org" })).body.code).toBe("setup_needed");
    const setup = await setupToken();
    expect((await register({ setup })).body.fields).toHaveProperty("email");
    const chief = await register({ email: "CHIEF@example.org", setup });
    expect(await isOwner(chief)).toBe(true);
  });

  test("takes further accounts by invitation: by its link, and without mail not by the address alone", async () => {
    await startOutside();
    const owner = openClient(app.url);
    const setup = await setupToken();
    await owner.post("/api/auth/register", { name: "O", email: "owner@example.org", password, setup });
    expect((await register()).body.code).toBe("invitation_needed");
    const projectId = await makeProject(owner);
    const email = "sam@example.org";
    const invited = await owner.post(`/api/projects/${projectId}/members`, { email, role: "viewer" });
    expect((await register({ email })).body.code).toBe("invitation_needed");
    const invitation = /token=([\w-]+)/.exec(invited.body.link)?.[1];
    expect((await register({ email, invitation: "made-up" })).body.code).toBe("invitation_needed");
    expect((await register({ email, invitation })).status).toBe(201);
  });

  test("gives its owner's address to the invited, and not where anybody may make an account", async () => {
    for (const [registration, email] of [
      ["invited", "owner@example.org"],
      ["open", null],
    ] as const) {
      await startOutside({ REGISTRATION: registration });
      const owner = openClient(app.url);
      const setup = await setupToken();
      await owner.post("/api/auth/register", { name: "Olive", email: "owner@example.org", password, setup });
      const path = `/api/projects/${await makeProject(owner)}/members`;
      const { body } = await owner.post(path, { email: "sam@example.org", role: "viewer" });
      const invitation = /token=([\w-]+)/.exec(body.link)?.[1];
      const sam = await register({ email: "sam@example.org", invitation });
      expect((await sam.get("/api/current_user")).body.serverOwner).toEqual({ name: "Olive", email });
      if (registration === "invited") await app.close();
    }
  });

  test("takes nobody where registration is off", async () => {
    await startOutside({ REGISTRATION: "off" });
    const setup = await setupToken();
    expect((await register({ setup })).status).toBe(201);
    expect((await register()).body.code).toBe("registration_off");
  });
});

test("H-4: REGISTRATION is open on this machine and for the invited elsewhere, and refuses other words", () => {
  const of = (env: Environment) => loadConfig({ ...env }).registration;
  expect([of({}), of({ PUBLIC_URL: "https://a.example.org" })]).toEqual(["open", "invited"]);
  expect(of({ REGISTRATION: "Off" })).toBe("off");
  expect(() => of({ REGISTRATION: "yes" })).toThrow(
    'REGISTRATION must be one of open, invited, off, not "yes".',
  );
  app = { close: async () => undefined } as TestApp;
});

describe("16.6: without mail on one's own machine", () => {
  test("an invitation answers its link, and whoever signs up with the address is in the project", async () => {
    app = await startTestApp();
    const owner = await makeCreator(app);
    const projectId = await makeProject(owner);
    const email = "Sam@Example.org";
    const members = `/api/projects/${projectId}/members`;
    const { body } = await owner.post(members, { email, role: "editor" });
    expect(body.link).toMatch(/\/invitations\/accept\?token=[\w-]{43}$/);
    expect((await owner.get(members)).body[1].link).toBeNull();
    const sam = await register({ email: email.toLowerCase() });
    expect((await sam.get("/api/projects")).text).toContain(projectId);
    expect((await owner.get(members)).body).toMatchObject([
      { role: "owner" },
      { status: "active", role: "editor" },
    ]);
  });

  test("whoever is logged in learns whom to ask about the server, and nobody else does", async () => {
    app = await startTestApp();
    const [owner, other] = [await makeCreator(app, "Olive Owner"), await makeCreator(app)];
    const serverOwner = { name: "Olive Owner", email: owner.email };
    expect((await other.get("/api/current_user")).body.serverOwner).toEqual(serverOwner);
    expect((await owner.get("/api/current_user")).body.serverOwner).toBeNull();
    expect((await other.post("/api/auth/verify/send")).body.message).toContain("Olive Owner");
    const stranger = openClient(app.url);
    const answers = [
      await stranger.get("/api/config"),
      await stranger.get("/api/processors"),
      await stranger.get("/api/current_user"),
      await stranger.post("/api/auth/forgot", { email: other.email }),
    ];
    for (const { text } of answers) {
      expect(text).not.toContain("Olive");
      expect(text).not.toContain(owner.email);
    }
  });

  test("the answer to a forgotten password claims no mail, and the owner's badge counts what waits until it is looked at", async () => {
    app = await startTestApp();
    const owner = await makeCreator(app);
    const other = await makeCreator(app);
    const waiting = async () => (await owner.get("/api/current_user")).body.outboxWaiting;
    expect(await waiting()).toBe(0);
    const { body } = await openClient(app.url).post("/api/auth/forgot", { email: other.email });
    expect(body.message).toMatch(/can't send e-mail.*runs the server.*npm run reset-password/);
    expect([await waiting(), (await other.get("/api/current_user")).body.outboxWaiting]).toEqual([1, 0]);
    await owner.get("/api/admin/outbox");
    expect(await waiting()).toBe(0);
    expect((await other.post("/api/auth/verify/send")).body.message).toMatch(/can't send e-mail/);
    expect((await openClient(app.url).get("/api/config")).body.sendsMail).toBe(false);
  });
});

test("D8: a server with another secret.key is refused with a sentence, unless it is said that the former is lost", async () => {
  app = await startTestApp();
  const withSecret = (secret: Uint8Array, secretReplaced = false) =>
    requireSameSecret({ db: app.db, secret, config: { ...app.deps.config, secretReplaced } });
  const [one, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  await withSecret(one);
  await withSecret(one);
  await expect(withSecret(other)).rejects.toThrow(
    /secret\.key is not the one .* Copy secret\.key from the first server/,
  );
  await withSecret(other, true);
  await withSecret(other);
  await expect(withSecret(one)).rejects.toThrow();
});
