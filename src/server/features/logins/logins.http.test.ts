import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import { makeCreator, makeProject, password } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const next = "a wholly new password";
const visitor = () => openClient(app.url);
const logIn = (email: string, secret: string) =>
  visitor().post("/api/auth/login", { email, password: secret });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function tokenFor(address: string, kind: string): Promise<string> {
  const { rows } = await app.db.pool.query(
    "select text from outbox where lower(to_address) = lower($1) and kind = $2 order by created_at desc limit 1",
    [address, kind],
  );
  const link = new RegExp(`${app.url}/(?:verify|reset)\\?token=([\\w-]{43})`).exec(rows[0]?.text ?? "");
  return link?.[1] ?? "";
}

async function askForReset(email: string): Promise<string> {
  await visitor().post("/api/auth/forgot", { email });
  return tokenFor(email, "reset");
}

describe("a forgotten password", () => {
  test("is replaced with the link from the mail, once, and all logins end", async () => {
    const ada = await makeCreator(app);
    const token = await askForReset(ada.email.toUpperCase());
    const reply = await visitor().post("/api/auth/reset", { token, password: next });
    expect(reply.body).toEqual({
      success: true,
      message: "You've been logged out everywhere. Please log in with your new password.",
    });
    expect(reply.headers.get("set-cookie")).toBeNull();
    expect((await ada.get("/api/current_user")).status).toBe(401);
    expect((await visitor().get("/api/current_user", bearer(ada.token))).status).toBe(401);
    expect([(await logIn(ada.email, password)).status, (await logIn(ada.email, next)).status]).toEqual([
      401, 200,
    ]);
    const again = await visitor().post("/api/auth/reset", { token, password: "yet another password" });
    expect([again.status, again.body.code]).toEqual([400, "link_invalid"]);
    expect((await logIn(ada.email, next)).body.user.emailVerified).toBe(true);
  });

  test("of five uses of one link at once, one sets the password", async () => {
    const { email } = await makeCreator(app);
    const token = await askForReset(email);
    const secrets = Array.from({ length: 5 }, (_, at) => `password number ${at}`);
    const replies = await Promise.all(
      secrets.map((secret) => visitor().post("/api/auth/reset", { token, password: secret })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = secrets[replies.findIndex((reply) => reply.status === 200)] ?? "";
    expect((await logIn(email, winner)).status).toBe(200);
  });

  test("links end after an hour, and with the first one that is used", async () => {
    const { email } = await makeCreator(app);
    const [older, newer] = [await askForReset(email), await askForReset(email)];
    const { rows } = await app.db.pool.query(
      "select max(expires_at - now()) as left from mail_tokens where purpose = 'reset'",
    );
    expect(rows[0].left.minutes).toBeGreaterThanOrEqual(59);
    expect(rows[0].left.hours).toBeUndefined();
    await visitor().post("/api/auth/reset", { token: newer, password: next });
    expect((await visitor().post("/api/auth/reset", { token: older, password: next })).status).toBe(400);
    const late = await askForReset(email);
    await app.db.pool.query("update mail_tokens set expires_at = now() - interval '1 second'");
    expect((await visitor().post("/api/auth/reset", { token: late, password: next })).status).toBe(400);
  });

  test("is answered the same for an address without an account, to the letter and in no less time", async () => {
    const { email } = await makeCreator(app);
    const times: number[] = [];
    const ask = async (address: string) => {
      const began = performance.now();
      const reply = await visitor().post("/api/auth/forgot", { email: address });
      times.push(performance.now() - began);
      return { status: reply.status, text: reply.text, headers: [...reply.headers.keys()].sort() };
    };
    expect(await ask(email)).toEqual(await ask("nobody-here@example.org"));
    for (const time of times) expect(time).toBeGreaterThanOrEqual(245);
    expect(await tokenFor("nobody-here@example.org", "reset")).toBe("");
  });

  test("leaves nothing in the database that opens the account", async () => {
    const { email } = await makeCreator(app);
    const token = await askForReset(email);
    const { rows } = await app.db.pool.query("select * from mail_tokens");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("a link for one purpose is of no use for another, and a short password uses none up", async () => {
    const { email } = await makeCreator(app);
    const [reset, verify] = [await askForReset(email), await tokenFor(email, "verify")];
    expect((await visitor().post("/api/auth/reset", { token: verify, password: next })).status).toBe(400);
    expect((await visitor().post("/api/auth/verify", { token: reset })).status).toBe(400);
    expect((await visitor().post("/api/auth/reset", { token: reset, password: "short" })).status).toBe(400);
    expect((await visitor().post("/api/auth/reset", { token: reset, password: next })).status).toBe(200);
  });

  test("API keys of a confirmed account outlive it", async () => {
    const ada = await makeCreator(app);
    await ada.post("/api/auth/verify", { token: await tokenFor(ada.email, "verify") });
    const { key } = (await ada.post("/api/user/keys", { name: "Nightly" })).body;
    await visitor().post("/api/auth/reset", { token: await askForReset(ada.email), password: next });
    expect((await visitor().get("/api/current_user", bearer(key))).status).toBe(200);
  });
});

describe("confirming an address", () => {
  test("by the link that registering sends, once", async () => {
    const ada = await makeCreator(app);
    expect((await ada.get("/api/current_user")).body.emailVerified).toBe(false);
    const token = await tokenFor(ada.email, "verify");
    const reply = await ada.post("/api/auth/verify", { token });
    expect(reply.body).toEqual({ success: true, message: "Your e-mail address is confirmed." });
    expect((await ada.get("/api/current_user")).body.emailVerified).toBe(true);
    expect((await ada.post("/api/auth/verify", { token })).body.code).toBe("link_invalid");
  });

  test("the link can be sent again, and not once it is confirmed", async () => {
    const ada = await makeCreator(app);
    const before = await tokenFor(ada.email, "verify");
    await ada.post("/api/auth/verify/send");
    const token = await tokenFor(ada.email, "verify");
    expect(token).not.toBe(before);
    await ada.post("/api/auth/verify", { token });
    await ada.post("/api/auth/verify/send");
    expect(await tokenFor(ada.email, "verify")).toBe(token);
  });

  test("an advertisement in place of a name does not reach a stranger's mailbox", async () => {
    const email = "stranger@example.org";
    const name = "Win a prize at https://evil.example";
    await visitor().post("/api/auth/register", { name, email, password });
    const { rows } = await app.db.pool.query("select text, html from outbox where to_address = $1", [email]);
    expect(rows.length).toBe(1);
    expect(JSON.stringify(rows)).not.toContain("evil.example");
  });
});

describe("changing one's profile", () => {
  test("changes what is given and leaves the rest", async () => {
    const ada = await makeCreator(app, "Ada Lovelace");
    const first = await ada.send("PATCH", "/api/user", { companyName: " Acme ", language: "de" });
    expect(first.body).toMatchObject({ name: "Ada Lovelace", companyName: "Acme", language: "de" });
    const second = await ada.send("PATCH", "/api/user", { name: "Countess", weeklyDigest: true });
    expect(second.body).toMatchObject({ name: "Countess", companyName: "Acme", weeklyDigest: true });
    expect((await ada.send("PATCH", "/api/user", { companyName: "" })).body.companyName).toBeNull();
    expect((await ada.send("PATCH", "/api/user", {})).body.name).toBe("Countess");
  });

  test("takes nothing else", async () => {
    const ada = await makeCreator(app);
    const greedy = {
      email: "other@example.org",
      emailVerifiedAt: "2020-01-01",
      credits: 9,
      passwordHash: "x",
    };
    const { email, ...others } = greedy;
    expect((await ada.send("PATCH", "/api/user", { name: "Eve", email })).body.fields).toHaveProperty(
      "email",
    );
    const refused = await ada.send("PATCH", "/api/user", { name: "Ada", ...others });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(others)]);
    const { body } = await ada.get("/api/current_user");
    expect(body).toMatchObject({ email: ada.email, emailVerified: false, credits: 0 });
    expect((await logIn(ada.email, password)).status).toBe(200);
  });

  test("a new password needs the current one, and ends the other logins", async () => {
    const ada = await makeCreator(app);
    const other = visitor();
    await other.post("/api/auth/login", { email: ada.email, password });
    const wrong = await ada.send("PATCH", "/api/user", {
      name: "Changed",
      password: { current: "not the right one", next },
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, "wrong_password"]);
    expect((await ada.get("/api/current_user")).body.name).not.toBe("Changed");
    const right = await ada.send("PATCH", "/api/user", { password: { current: password, next } });
    expect(right.status).toBe(200);
    expect((await ada.get("/api/current_user")).status).toBe(200);
    expect((await other.get("/api/current_user")).status).toBe(401);
    expect((await logIn(ada.email, next)).status).toBe(200);
  });
});

describe("where one is logged in", () => {
  test("is listed with the own login marked, and all others can be ended", async () => {
    const ada = await makeCreator(app);
    const other = visitor();
    await other.post("/api/auth/login", { email: ada.email, password });
    const { body } = await ada.get("/api/user/sessions");
    expect(body.map((login: { current: boolean }) => login.current).sort()).toEqual([false, true]);
    expect(Object.keys(body[0]).sort()).toEqual(["createdAt", "current", "expiresAt", "id"]);
    expect((await ada.send("DELETE", "/api/user/sessions")).body).toEqual({ success: true });
    expect((await other.get("/api/current_user")).status).toBe(401);
    expect((await ada.get("/api/user/sessions")).body.length).toBe(1);
  });
});

describe("API keys", () => {
  const makeKey = async (client: Client, name = "Nightly export") =>
    (await client.post("/api/user/keys", { name, scopes: ["read", "write"] })).body;

  test("are shown once and kept as a hash; the list shows how they begin", async () => {
    const ada = await makeCreator(app);
    const made = await makeKey(ada);
    expect(made.key).toMatch(/^ask_[A-Za-z0-9]{40}$/);
    expect((await ada.get("/api/user/keys")).body).toEqual([
      {
        ...{ _id: made._id, name: "Nightly export", prefix: made.key.slice(0, 10) },
        ...{ scopes: ["read", "write"], lastUsedAt: null, createdAt: made.createdAt },
      },
    ]);
    const { rows } = await app.db.pool.query("select * from api_keys");
    expect(JSON.stringify(rows)).not.toContain(made.key);
  });

  test("open what a login opens, note their use at most once a minute, and give no token", async () => {
    const ada = await makeCreator(app);
    const { key } = await makeKey(ada);
    const { body } = await visitor().get("/api/current_user", bearer(key));
    expect(body).toMatchObject({ email: ada.email, token: "" });
    const program = {
      ...visitor(),
      post: (path: string, sent: unknown) => visitor().post(path, sent, bearer(key)),
    };
    expect(await makeProject(program)).toMatch(/^[A-Za-z0-9]{22}$/);
    const [{ lastUsedAt }] = (await ada.get("/api/user/keys")).body;
    expect(Date.parse(lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
    await visitor().get("/api/current_user", bearer(key));
    expect((await ada.get("/api/user/keys")).body[0].lastUsedAt).toBe(lastUsedAt);
    await app.db.pool.query("update api_keys set last_used_at = now() - interval '61 seconds'");
    await visitor().get("/api/current_user", bearer(key));
    expect(Date.parse((await ada.get("/api/user/keys")).body[0].lastUsedAt)).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });

  test("cannot make or delete keys, end logins, change the password or delete the account", async () => {
    const ada = await makeCreator(app);
    const { key, _id } = await makeKey(ada);
    const calls: [string, string, unknown][] = [
      ["POST", "/api/user/keys", { name: "Another" }],
      ["DELETE", `/api/user/keys/${_id}`, undefined],
      ["DELETE", "/api/user/sessions", undefined],
      ["DELETE", "/api/delete-account", { email: ada.email }],
      ["PATCH", "/api/user", { password: { current: password, next } }],
    ];
    for (const [method, path, body] of calls) {
      const reply = await visitor().send(method, path, body, bearer(key));
      expect([path, reply.status, reply.body.code]).toEqual([path, 403, "key_not_allowed"]);
    }
    expect((await ada.get("/api/current_user")).status).toBe(200);
    expect((await logIn(ada.email, password)).status).toBe(200);
  });

  test("end when they are deleted; another's cannot be deleted or seen", async () => {
    const [ada, ben] = [await makeCreator(app), await makeCreator(app)];
    const { key, _id } = await makeKey(ada);
    expect((await ben.send("DELETE", `/api/user/keys/${_id}`)).body.code).toBe("key_not_found");
    expect((await ben.get("/api/user/keys")).body).toEqual([]);
    expect((await visitor().get("/api/current_user", bearer(key))).status).toBe(200);
    expect((await ada.send("DELETE", `/api/user/keys/${_id}`)).status).toBe(200);
    expect((await visitor().get("/api/current_user", bearer(key))).status).toBe(401);
    expect((await ada.send("DELETE", `/api/user/keys/${_id}`)).status).toBe(404);
  });

  test("changed, cut or made up, they open nothing", async () => {
    const { key } = await makeKey(await makeCreator(app));
    const other = key.endsWith("A") ? "B" : "A";
    for (const wrong of [key.slice(0, -1) + other, key.slice(0, -1), "ask_", `${key}A`, key.toUpperCase()]) {
      expect((await visitor().get("/api/current_user", bearer(wrong))).status).toBe(401);
    }
  });

  test("of one account there are fifty at most, also when they are made at once", async () => {
    const ada = await makeCreator(app);
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => ada.post("/api/user/keys", { name: "K" })),
    );
    expect(replies.filter((reply) => reply.status === 201).length).toBe(50);
    expect(replies.find((reply) => reply.status === 400)?.body.error).toBe(
      "You have 50 API keys already. Please delete one first.",
    );
  });
});
