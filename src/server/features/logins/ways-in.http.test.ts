import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeProject, password } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

/** Sends nothing, and writes down what it would send. */
const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "askwell@example.org" };

let app: TestApp;
let plain: TestApp;
beforeAll(async () => {
  app = await startTestApp(mail, { background: false });
  plain = await startTestApp();
});
afterAll(() => Promise.all([app.close(), plain.close()]));

async function mailsTo(address: string, kind: string): Promise<string[]> {
  const { rows } = await app.db.pool.query(
    "select text from outbox where to_address = $1 and kind = $2 order by created_at desc",
    [address, kind],
  );
  return rows.map((row) => row.text as string);
}

const tokenIn = (text = "") => /token=([\w-]{43})/.exec(text)?.[1];

const age = (minutes: number) => `update logins set created_at = created_at - interval '${minutes} minutes'`;

async function addIdentity(to: TestApp, email: string, provider = "oidc"): Promise<void> {
  await to.db.pool.query(
    `insert into identities (issuer, subject, user_id, provider, email)
     select 'https://idp.example', $2, id, $3, email from users where email = $1`,
    [email, `subject of ${email}`, provider],
  );
}

describe("M-4: the link that confirms an address", () => {
  test("confirms nothing for a stranger with the mail alone, and keeps serving whoever has login or password", async () => {
    const squatter = await makeCreator(app);
    const token = tokenIn((await mailsTo(squatter.email, "verify"))[0]);
    const victim = openClient(app.url);
    const refused = await victim.post("/api/auth/verify", { token });
    expect([refused.status, refused.body.code]).toEqual([403, "confirm_needs_login"]);
    expect((await victim.post("/api/auth/verify", { token, password: "a guess at it" })).body.code).toBe(
      "wrong_password",
    );
    expect((await squatter.get("/api/current_user")).body.emailVerified).toBe(false);
    expect((await victim.post("/api/auth/verify", { token, password })).status).toBe(200);
  });

  test("a reset by the mailbox's owner closes what a squatter set up: logins, keys, connected providers", async () => {
    const squatter = await makeCreator(app);
    const { key } = (await squatter.post("/api/user/keys", { name: "Back door" })).body;
    await addIdentity(app, squatter.email);
    await openClient(app.url).post("/api/auth/forgot", { email: squatter.email });
    const token = tokenIn((await mailsTo(squatter.email, "reset"))[0]);
    const reply = await openClient(app.url).post("/api/auth/reset", { token, password: "the true owner's" });
    expect(reply.status).toBe(200);
    const byKey = { authorization: `Bearer ${key}` };
    expect((await openClient(app.url).get("/api/current_user", byKey)).status).toBe(401);
    expect((await squatter.get("/api/current_user")).status).toBe(401);
    const { rows } = await app.db.pool.query("select 1 from identities where email = $1", [squatter.email]);
    expect(rows).toEqual([]);
  });

  test("a reset of a confirmed account takes out providers, and says how many keys still work", async () => {
    const ada = await makeCreator(app);
    await app.db.pool.query("update users set email_verified_at = now() where email = $1", [ada.email]);
    await ada.post("/api/user/keys", { name: "Nightly" });
    await addIdentity(app, ada.email);
    await openClient(app.url).post("/api/auth/forgot", { email: ada.email });
    const token = tokenIn((await mailsTo(ada.email, "reset"))[0]);
    const { body } = await openClient(app.url).post("/api/auth/reset", {
      token,
      password: "a wholly new one",
    });
    expect(body.message).toContain("1 API key still works");
    const again = openClient(app.url);
    await again.post("/api/auth/login", { email: ada.email, password: "a wholly new one" });
    expect((await again.get("/api/current_user")).body.identities).toEqual([]);
  });
});

describe("M-4: a connected provider", () => {
  test("is taken out of the account, but not where it is the only way in", async () => {
    const ada = await makeCreator(app);
    const disconnect = (provider: string) => ada.send("DELETE", `/api/user/identities/${provider}`);
    expect((await disconnect("oidc")).body.code).toBe("identity_not_found");
    await addIdentity(app, ada.email);
    await app.db.pool.query("update users set password_hash = null where email = $1", [ada.email]);
    const refused = await disconnect("oidc");
    expect([refused.status, refused.body.code]).toEqual([409, "last_login"]);
    await ada.send("PATCH", "/api/user", { password: { current: "", next: "my first password" } });
    expect((await disconnect("oidc")).status).toBe(200);
    expect((await ada.get("/api/current_user")).body.identities).toEqual([]);
  });
});

describe("M-4: the owner of an account is told by mail", () => {
  test("of a new key, a new password and a login from a new browser, and not of the first or a known one", async () => {
    const ada = await makeCreator(app);
    const told = async () => (await mailsTo(ada.email, "account_changed")).length;
    expect(await told()).toBe(0);
    await ada.post("/api/user/keys", { name: "Nightly export" });
    expect((await mailsTo(ada.email, "account_changed"))[0]).toContain("Nightly export");
    await ada.post("/api/auth/login", { email: ada.email, password });
    expect(await told()).toBe(1);
    const elsewhere = openClient(app.url);
    await elsewhere.post("/api/auth/login", { email: ada.email, password });
    expect(await told()).toBe(2);
    await elsewhere.post("/api/auth/logout");
    await elsewhere.post("/api/auth/login", { email: ada.email, password });
    expect(await told()).toBe(2);
    await ada.send("PATCH", "/api/user", { password: { current: password, next: "another password" } });
    expect(await told()).toBe(3);
  });

  test("and nothing is written where the server sends no mail", async () => {
    const ada = await makeCreator(plain);
    await ada.post("/api/user/keys", { name: "Key" });
    const { rows } = await plain.db.pool.query("select 1 from outbox where kind = 'account_changed'");
    expect(rows).toEqual([]);
  });
});

describe("D5: the address of an account", () => {
  test("is changed by the link to the new one; the old one is told, and its links open nothing", async () => {
    const ada = await makeCreator(app);
    await openClient(app.url).post("/api/auth/forgot", { email: ada.email });
    const oldReset = tokenIn((await mailsTo(ada.email, "reset"))[0]);
    const email = `new-${ada.email}`;
    const asked = await ada.post("/api/user/email", { email });
    expect([asked.status, asked.body.user.email]).toEqual([200, ada.email]);
    const token = tokenIn((await mailsTo(email, "change_email"))[0]);
    expect((await openClient(app.url).post("/api/auth/change-email", { token })).status).toBe(200);
    expect((await ada.get("/api/current_user")).body).toMatchObject({ email, emailVerified: true });
    expect((await mailsTo(ada.email, "account_changed"))[0]).toContain(email);
    const late = await openClient(app.url).post("/api/auth/reset", {
      token: oldReset,
      password: "from the old one",
    });
    expect(late.body.code).toBe("link_invalid");
    expect((await openClient(app.url).post("/api/auth/change-email", { token })).body.code).toBe(
      "link_invalid",
    );
    expect((await openClient(app.url).post("/api/auth/login", { email, password })).status).toBe(200);
  });

  test("does not tell whether somebody else has it, and is not taken from them", async () => {
    const [ada, ben] = [await makeCreator(app), await makeCreator(app)];
    const [taken, free] = [
      await ada.post("/api/user/email", { email: ben.email }),
      await ada.post("/api/user/email", { email: `free-${ada.email}` }),
    ];
    expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message]);
    expect(await mailsTo(ben.email, "change_email")).toEqual([]);
    const token = tokenIn((await mailsTo(`free-${ada.email}`, "change_email"))[0]);
    await makeCreator(app);
    await app.db.pool.query("update users set email = $2 where email = $1", [ben.email, `free-${ada.email}`]);
    expect((await openClient(app.url).post("/api/auth/change-email", { token })).body.code).toBe(
      "email_taken",
    );
    expect((await ada.get("/api/current_user")).body.email).toBe(ada.email);
  });

  test("joins the projects that the new one was invited to", async () => {
    const [ada, owner] = [await makeCreator(app), await makeCreator(app)];
    const projectId = await makeProject(owner);
    const email = `work-${ada.email}`;
    await owner.post(`/api/projects/${projectId}/members`, { email, role: "viewer" });
    await ada.post("/api/user/email", { email });
    const token = tokenIn((await mailsTo(email, "change_email"))[0]);
    await openClient(app.url).post("/api/auth/change-email", { token });
    expect((await ada.get("/api/projects")).text).toContain(projectId);
  });

  test("is changed at once where the server sends no mail, unconfirmed, and not to one that is taken", async () => {
    const [ada, ben] = [await makeCreator(plain), await makeCreator(plain)];
    const email = `new-${ada.email}`;
    const { body } = await ada.post("/api/user/email", { email });
    expect(body).toMatchObject({
      user: { email, emailVerified: false },
      message: expect.stringMatching(/can.t send e-mail/),
    });
    expect((await ada.post("/api/user/email", { email: ben.email })).body).toMatchObject({
      code: "email_taken",
      error: "Another account already uses this address.",
    });
    expect((await ada.post("/api/user/email", { email: "no address" })).body.fields).toHaveProperty("email");
  });
});

describe("L-9: a stolen login that is older than ten minutes", () => {
  test("changes no address and deletes no account without the password", async () => {
    const ada = await makeCreator(plain);
    await plain.db.pool.query(age(11));
    const change = { email: `new-${ada.email}` };
    expect((await ada.post("/api/user/email", change)).body.code).toBe("password_needed");
    expect((await ada.post("/api/user/email", { ...change, password: "a guess" })).body.code).toBe(
      "wrong_password",
    );
    const leave = (more: object) => ada.send("DELETE", "/api/delete-account", { email: ada.email, ...more });
    expect((await leave({})).body.code).toBe("password_needed");
    expect((await ada.post("/api/user/second-factor")).body.code).toBe("password_needed");
    expect((await leave({ password, successor: (await makeCreator(plain)).email })).status).toBe(200);
  });

  test("sets no first password for an account that opens with a provider", async () => {
    const ada = await makeCreator(plain);
    await plain.db.pool.query("update users set password_hash = null where email = $1", [ada.email]);
    await plain.db.pool.query(age(11));
    const set = () => ada.send("PATCH", "/api/user", { password: { current: "", next: "a first password" } });
    expect((await set()).body.code).toBe("fresh_login_needed");
    await plain.db.pool.query(age(-11));
    expect((await set()).status).toBe(200);
  });
});

test("L-2: guesses of a stranger do not shut out the browser that was logged in before", async () => {
  const limited = await startTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "on" });
  const ada = await makeCreator(limited);
  const from = (address: string) => ({ "x-forwarded-for": address });
  const guess = { email: ada.email, password: "wrong guess!" };
  expect((await openClient(limited.url).post("/api/auth/login", guess, from("10.0.0.1"))).status).toBe(401);
  // As if it had come from 60 addresses.
  await limited.db.pool.query("update rate_limits set count = 60 where key like 'login-account:%'");
  const login = { email: ada.email, password };
  expect((await openClient(limited.url).post("/api/auth/login", login, from("10.0.1.1"))).status).toBe(429);
  expect((await ada.post("/api/auth/login", login, from("10.0.1.2"))).status).toBe(200);
  await limited.close();
});
