import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient, type Reply } from "../../testing/client.ts";
import { makeCreator, password } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada Maria Researcher");
});
afterAll(() => app.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const whoAmI = (headers: Record<string, string>) => openClient(app.url).get("/api/current_user", headers);
const logIn = (body: unknown) => openClient(app.url).post("/api/auth/login", body);
const loggedOut = { status: 401, error: "Authentication required" };
const short = ({ status, body }: Reply) => ({ status, error: body?.error });

/** Ada once more in another browser, so that a test can end her login there and no other test sees it. */
async function secondLogin() {
  const client = openClient(app.url);
  const { status, body } = await client.post("/api/auth/login", { email: ada.email, password });
  expect(status).toBe(200);
  return { ...client, token: body.token as string };
}

describe("registering", () => {
  test("logs in at once, with a cookie that scripts and other sites cannot use", async () => {
    const client = openClient(app.url);
    const email = "  New.Person@Example.org ";
    const reply = await client.post("/api/auth/register", { name: "New Person", email, password });
    expect(reply.status).toBe(201);
    expect(reply.body.user).toMatchObject({
      name: "New Person",
      firstName: "New",
      lastName: "Person",
      email: "New.Person@Example.org",
      onboarded: false,
      userRole: null,
      subscription: null,
    });
    expect(reply.body.user).not.toHaveProperty("passwordHash");
    const cookie = reply.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^askwell=[\w-]{43};/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\/(;|$)/i);
    expect((await client.get("/api/current_user")).body._id).toBe(reply.body.user._id);
  });

  test("the cookie is bound to the host and to https where the server is reached by https", async () => {
    const ownUrl = app.deps.config.publicUrl;
    app.deps.config.publicUrl = "https://askwell.example";
    const reply = await logIn({ email: ada.email, password });
    app.deps.config.publicUrl = ownUrl;
    expect(reply.headers.get("set-cookie")).toMatch(/^__Host-askwell=.*; Secure/i);
    expect(reply.headers.get("set-cookie")).not.toMatch(/domain=/i);
  });

  test("the same address five times at once makes one account", async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        openClient(app.url).post("/api/auth/register", {
          name: "Twin",
          email: at % 2 ? "twin@example.org" : "Twin@Example.ORG",
          password,
        }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409, 409]);
    const { rows } = await app.db.pool.query("select 1 from users where lower(email) = 'twin@example.org'");
    expect(rows.length).toBe(1);
  });

  test("a taken address is refused in plain words, in whatever case it is typed", async () => {
    const reply = await openClient(app.url).post("/api/auth/register", {
      name: "Someone else",
      email: ada.email.toUpperCase(),
      password,
    });
    expect(short(reply)).toEqual({
      status: 409,
      error: "There's already an account with this e-mail address. Please log in.",
    });
    expect(reply.headers.get("set-cookie")).toBeNull();
  });

  test.each([
    ["11 characters", "x".repeat(11), "Please choose a password of at least 12 characters."],
    ["201 characters", "x".repeat(201), "Please choose a password of at most 200 characters."],
    ["missing", undefined, "Password is required"],
    ["a list", ["correct horse battery"], "Password is required"],
  ])("refuses a password that is %s", async (_, wrong, sentence) => {
    const email = "short@example.org";
    const reply = await openClient(app.url).post("/api/auth/register", { name: "A", email, password: wrong });
    expect(short(reply)).toEqual({ status: 400, error: sentence });
    expect(reply.body.fields).toEqual({ password: sentence });
  });

  test.each(["", "nobody", "@", "a@", "a b@c.org", "a@b\r\nBcc: c@d.org", `${"x".repeat(250)}@example.org`])(
    "refuses %j as an address",
    async (email) => {
      const reply = await openClient(app.url).post("/api/auth/register", { name: "A", email, password });
      expect(short(reply)).toEqual({ status: 400, error: "Please enter a valid email address." });
    },
  );

  test("nothing but name, address and password is taken from the request", async () => {
    const email = "greedy@example.org";
    const greedy = {
      _id: "A".repeat(22),
      id: "A".repeat(22),
      credits: 500,
      onboarded: true,
      onboardedAt: "2020-01-01",
      profilePic: "https://evil.example/x.png",
    };
    const register = (besides: object) =>
      openClient(app.url).post("/api/auth/register", { name: "Greedy", email, password, ...besides });
    const refused = await register(greedy);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(greedy)]);
    const { body } = await register({});
    expect(body.user).toMatchObject({ credits: 0, onboarded: false, profilePic: null });
  });
});

describe("logging in", () => {
  test("works with the address in another case, and gives a new cookie each time", async () => {
    const replies = [
      await logIn({ email: ada.email.toUpperCase(), password }),
      await logIn({ email: ` ${ada.email} `, password }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(new Set(replies.map((reply) => reply.headers.get("set-cookie"))).size).toBe(2);
  });

  test("a wrong password and an unknown address are one answer", async () => {
    const wrong = await logIn({ email: ada.email, password: "not the right one" });
    const unknown = await logIn({ email: "nobody@example.org", password: "not the right one" });
    expect(short(wrong)).toEqual({
      status: 401,
      error: "The e-mail address or password isn't right.",
    });
    expect([unknown.status, unknown.text]).toEqual([401, wrong.text]);
    expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
  });

  test("the password counts to the letter, its case and spaces included", async () => {
    for (const near of [password.toUpperCase(), ` ${password}`, password.slice(0, -1)]) {
      expect((await logIn({ email: ada.email, password: near })).status).toBe(401);
    }
  });

  test("neither passwords nor tokens are stored as they are", async () => {
    const { rows } = await app.db.pool.query(
      "select u::text as u, l::text as l from users u join logins l on l.user_id = u.id where u.email = $1",
      [ada.email],
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(ada.cookies.get("askwell"));
    expect(stored).not.toContain(ada.token);
  });
});

describe("bearer tokens", () => {
  test("open what the cookie opens, also from another site's page, which has no cookie to send", async () => {
    expect((await whoAmI(bearer(ada.token))).body.email).toBe(ada.email);
    const made = await openClient(app.url).post(
      "/api/projects",
      { name: "By token" },
      { ...bearer(ada.token), origin: "https://tool.example" },
    );
    expect(made.status).toBe(201);
  });

  test("end with the logout of their login, and no other login ends with it", async () => {
    const browser = await secondLogin();
    const cookie = `askwell=${browser.cookies.get("askwell")}`;
    expect((await browser.post("/api/auth/logout")).body).toEqual({ success: true });
    expect(browser.cookies.has("askwell")).toBe(false);
    expect(short(await whoAmI(bearer(browser.token)))).toEqual(loggedOut);
    expect(short(await whoAmI({ cookie }))).toEqual(loggedOut);
    expect((await ada.get("/api/current_user")).status).toBe(200);
  });

  test("can log out without a cookie", async () => {
    const { token } = await secondLogin();
    expect((await openClient(app.url).post("/api/auth/logout", {}, bearer(token))).status).toBe(200);
    expect((await whoAmI(bearer(token))).status).toBe(401);
  });

  test("changed, forged, cut or empty, they open nothing", async () => {
    const [loginId = "", expiry = "", signature = ""] = ada.token.split(".");
    const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const forged of [
      `${loginId}.${expiry}.${flipped}`,
      `${loginId}.${Number(expiry) + 86_400}.${signature}`,
      `${"A".repeat(22)}.${expiry}.${signature}`,
      `${loginId}.${expiry}.`,
      `${loginId}.${expiry}`,
      `${ada.token}.x`,
      "null",
      "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    ]) {
      expect(short(await whoAmI(bearer(forged)))).toEqual(loggedOut);
    }
    for (const authorization of ["Bearer", "Bearer ", `Basic ${ada.token}`, ada.token]) {
      expect(short(await whoAmI({ authorization }))).toEqual(loggedOut);
    }
  });

  test("a wrong token is not made right by the cookie beside it", async () => {
    expect(short(await ada.get("/api/current_user", bearer("forged.1.x")))).toEqual(loggedOut);
  });

  test("are over after an hour, while the cookie stays", async () => {
    const browser = await secondLogin();
    app.setClock(() => new Date(Date.now() + 61 * 60_000));
    const late = await whoAmI(bearer(browser.token));
    const byCookie = await browser.get("/api/current_user");
    app.setClock(() => new Date());
    expect(short(late)).toEqual(loggedOut);
    expect(byCookie.status).toBe(200);
  });

  test("an expired login opens nothing, by cookie or by token", async () => {
    const browser = await secondLogin();
    await app.db.pool.query("update logins set expires_at = now() - interval '1 second' where id = $1", [
      browser.token.split(".")[0],
    ]);
    expect(short(await browser.get("/api/current_user"))).toEqual(loggedOut);
    expect(short(await whoAmI(bearer(browser.token)))).toEqual(loggedOut);
  });
});

describe("the logout link", () => {
  test("logs out and leads to the login page when our own page or the address bar asks", async () => {
    for (const site of ["same-origin", "none"]) {
      const browser = await secondLogin();
      const reply = await browser.get("/api/logout", {
        "sec-fetch-site": site,
        "sec-fetch-dest": "document",
      });
      expect([reply.status, reply.headers.get("location")]).toEqual([303, "/login"]);
      expect((await whoAmI(bearer(browser.token))).status).toBe(401);
    }
  });

  test.each([
    ["a link on another site", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }],
    ["a sibling site", { "sec-fetch-site": "same-site", "sec-fetch-dest": "document" }],
    ["an image", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" }],
    ["a prefetch", { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" }],
    ["an old prefetch", { purpose: "prefetch" }],
    ["a browser that does not say where the link is (D12)", {}],
  ])("changes nothing for %s, and shows a page that asks", async (_, headers) => {
    const reply = await ada.get("/api/logout", headers);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.text).toContain('<form method="post" action="/api/logout">');
    expect((await ada.get("/api/current_user")).status).toBe(200);
  });

  test("HEAD ends nothing", async () => {
    await ada.send("HEAD", "/api/logout");
    expect((await ada.get("/api/current_user")).status).toBe(200);
  });

  test("the asking page's button logs out, and not from another site", async () => {
    const browser = await secondLogin();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const foreign = await browser.send("POST", "/api/logout", "", {
      ...form,
      "sec-fetch-site": "cross-site",
    });
    expect(short(foreign)).toEqual({ status: 403, error: "Cross-site request refused" });
    expect((await browser.get("/api/current_user")).status).toBe(200);
    const own = await browser.send("POST", "/api/logout", "", { ...form, "sec-fetch-site": "same-origin" });
    expect([own.status, own.headers.get("location")]).toEqual([303, "/login"]);
    expect((await whoAmI(bearer(browser.token))).status).toBe(401);
  });
});
