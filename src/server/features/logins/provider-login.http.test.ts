import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openLoginProviders } from "../../providers/login/open-id-provider.ts";
import { type Client, openClient } from "../../testing/client.ts";
import { type LoopbackOidc, type Person, startLoopbackOidc } from "../../testing/loopback-oidc.ts";
import { makeCreator, password } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let provider: LoopbackOidc;
let app: TestApp;

beforeAll(async () => {
  provider = await startLoopbackOidc({ slowMs: 3_000 });
  app = await startTestApp(provider.env);
  provider.serve(app.url);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.setFault("none");
  provider.setPerson(null);
});

let made = 0;
const newPerson = (change: Partial<Person> = {}): Person => {
  made += 1;
  return { subject: `subject-${made}`, email: `person-${made}@example.org`, name: "Grace Hopper", ...change };
};

const start = (browser: Client, query = "") => browser.get(`/auth/oidc${query}`);
const locationOf = (reply: { headers: Headers }) => reply.headers.get("location") ?? "";

/** Follows the provider's own redirects until it leads back; the path and query of our callback. */
async function passProvider(authorizeUrl: string, person: Person | null): Promise<string> {
  provider.setPerson(person);
  const browser = openClient(provider.issuer);
  let location = authorizeUrl;
  for (let step = 0; step < 6 && !location.startsWith(app.url); step++) {
    const path = location.replace(provider.issuer, "");
    const reply = await browser.get(path);
    const isAsked = reply.status === 200;
    location = locationOf(
      isAsked
        ? await browser.send("POST", path, "choice=cancel", {
            "content-type": "application/x-www-form-urlencoded",
          })
        : reply,
    );
  }
  return location.replace(app.url, "");
}

async function logIn(browser: Client, person: Person, query = "") {
  const begun = await start(browser, query);
  return browser.get(await passProvider(locationOf(begun), person));
}

const whoAmI = async (browser: Client) => (await browser.get("/api/current_user")).body;
const lastMailTo = async (address: string) => {
  const { rows } = await app.db.pool.query(
    "select kind, text from outbox where to_address = $1 order by created_at desc limit 1",
    [address],
  );
  const [, token = ""] = /token=([\w-]+)/.exec(rows[0]?.text ?? "") ?? [];
  return { kind: rows[0]?.kind as string | undefined, token };
};

describe("logging in with a provider", () => {
  test("makes an account with the confirmed address, its sample and a cookie, and opens the same one again", async () => {
    const person = newPerson();
    const [first, again] = [openClient(app.url), openClient(app.url)];
    const reply = await logIn(first, person);
    expect([reply.status, locationOf(reply)]).toEqual([303, "/projects"]);
    expect(reply.headers.get("set-cookie")).toMatch(/^askwell=[\w-]{43};.*HttpOnly.*SameSite=Lax/i);
    const user = await whoAmI(first);
    expect(user).toMatchObject({
      ...{ email: person.email, name: "Grace Hopper", emailVerified: true, hasPassword: false },
      identities: [{ provider: "oidc", email: person.email }],
    });
    expect((await first.get("/api/projects")).body.length).toBe(1);
    await logIn(again, person);
    expect((await whoAmI(again))._id).toBe(user._id);
    expect(again.cookies.get("askwell")).not.toBe(first.cookies.get("askwell"));
  });

  test("is offered where it is set up; the two usual ones are named all the same", async () => {
    expect((await openClient(app.url).get("/api/config")).body.loginProviders).toEqual([
      { id: "google", name: "Google", configured: false },
      { id: "microsoft", name: "Microsoft", configured: false },
      { id: "oidc", name: "Loopback", configured: true },
    ]);
  });

  test("sends the browser off with state, nonce and PKCE, and our own public address to come back to", async () => {
    const url = new URL(locationOf(await start(openClient(app.url))));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${app.url}/auth/oidc/callback`,
      scope: "openid email profile",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { rows } = await app.db.pool.query("select * from login_states");
    expect(JSON.stringify(rows)).not.toContain(url.searchParams.get("state"));
  });

  test("goes to the page that was asked for, or to the plan that was chosen", async () => {
    const to = async (query: string) => locationOf(await logIn(openClient(app.url), newPerson(), query));
    expect(await to(`?returnTo=${encodeURIComponent("/projects/x/detail?tab=2")}`)).toBe(
      "/projects/x/detail?tab=2",
    );
    expect(await to("?plan=BASIC")).toBe("/pricing?plan=BASIC");
    for (const evil of ["//evil.example", "/\\evil.example", "https:evil", "%2f%2fevil", "javascript:x"]) {
      expect([evil, await to(`?returnTo=${encodeURIComponent(evil)}`)]).toEqual([evil, "/projects"]);
    }
  });

  test("knows people by the provider's subject: a changed address opens the same account, and an old address another's none", async () => {
    const person = newPerson();
    const browser = openClient(app.url);
    await logIn(browser, person);
    const { _id } = await whoAmI(browser);
    const moved = openClient(app.url);
    await logIn(moved, { ...person, email: "moved@example.org" });
    expect((await whoAmI(moved))._id).toBe(_id);
    const stranger = openClient(app.url);
    const reply = await logIn(stranger, newPerson({ email: person.email }));
    expect(locationOf(reply)).toBe("/login?error=confirm-sent");
    expect(stranger.cookies.has("askwell")).toBe(false);
  });

  test("without an address there is no account, and a sentence on the login page", async () => {
    const reply = await logIn(openClient(app.url), newPerson({ email: undefined }));
    expect(locationOf(reply)).toBe("/login?error=unverified");
  });

  test("an address that the provider has not checked makes an account that still has to be confirmed", async () => {
    const person = newPerson({ emailVerified: false });
    const browser = openClient(app.url);
    await logIn(browser, person);
    expect(await whoAmI(browser)).toMatchObject({ email: person.email, emailVerified: false });
    expect((await lastMailTo(person.email ?? "")).kind).toBe("verify");
  });
});

describe("an address that has an account already", () => {
  test("opens it only after its mailbox was asked; the link works once", async () => {
    const ada = await makeCreator(app);
    await app.db.pool.query("update users set email_verified_at = now() where email = $1", [ada.email]);
    const person = newPerson({ email: ada.email.toUpperCase() });
    const browser = openClient(app.url);
    expect(locationOf(await logIn(browser, person))).toBe("/login?error=confirm-sent");
    const { kind, token } = await lastMailTo(ada.email);
    expect(kind).toBe("link_identity");
    const confirmed = await openClient(app.url).post("/api/auth/connect", { token });
    expect([confirmed.status, confirmed.body.message]).toEqual([
      200,
      "You can log in with Loopback from now on.",
    ]);
    await logIn(browser, person);
    expect(await whoAmI(browser)).toMatchObject({ email: ada.email, hasPassword: true });
    expect((await ada.get("/api/current_user")).status).toBe(200);
    expect((await openClient(app.url).post("/api/auth/connect", { token })).body.code).toBe("link_invalid");
  });

  test("never opens it where the provider has not checked the address, and no mail is sent", async () => {
    const ada = await makeCreator(app);
    const browser = openClient(app.url);
    const reply = await logIn(browser, newPerson({ email: ada.email, emailVerified: false }));
    expect(locationOf(reply)).toBe("/login?error=unverified");
    expect(browser.cookies.has("askwell")).toBe(false);
    expect((await lastMailTo(ada.email)).kind).toBe("verify");
  });

  test("whoever registered it without ever confirming it is out once its true owner confirms", async () => {
    const squatter = await makeCreator(app);
    const key = (await squatter.post("/api/user/keys", { name: "Back door" })).body.key;
    await logIn(squatter, newPerson(), "?link=1");
    expect((await whoAmI(squatter)).identities.length).toBe(1);
    const owner = newPerson({ email: squatter.email });
    const browser = openClient(app.url);
    await logIn(browser, owner);
    const { token } = await lastMailTo(squatter.email);
    await openClient(app.url).post("/api/auth/connect", { token });
    await logIn(browser, owner);
    const user = await whoAmI(browser);
    expect(user).toMatchObject({ hasPassword: false, emailVerified: true });
    expect(user.identities).toEqual([{ provider: "oidc", email: squatter.email }]);
    const credentials = { email: squatter.email, password };
    expect((await squatter.post("/api/auth/login", credentials)).status).toBe(401);
    expect((await squatter.get("/api/current_user")).status).toBe(401);
    const byKey = { authorization: `Bearer ${key}` };
    expect((await openClient(app.url).get("/api/current_user", byKey)).status).toBe(401);
  });
});

describe("linking from the profile", () => {
  test("lets the provider's login open the account, whatever its address", async () => {
    const ada = await makeCreator(app);
    const person = newPerson();
    expect(locationOf(await logIn(ada, person, "?link=1"))).toBe("/profile");
    const browser = openClient(app.url);
    await logIn(browser, person);
    expect((await whoAmI(browser)).email).toBe(ada.email);
  });

  test("is refused for a login that opens another account, and says so on the profile", async () => {
    const person = newPerson();
    await logIn(openClient(app.url), person);
    const ada = await makeCreator(app);
    expect(locationOf(await logIn(ada, person, "?link=1"))).toBe("/profile?error=in-use");
  });

  test("begins on our own page only, and only for who is logged in", async () => {
    const ada = await makeCreator(app);
    const foreign = await ada.get("/auth/oidc?link=1", { "sec-fetch-site": "cross-site" });
    expect(locationOf(foreign)).toBe("/profile?error=failed");
    expect(locationOf(await start(openClient(app.url), "?link=1"))).toMatch(/^\/login\?error=failed/);
  });

  test("ends where the browser is logged in as somebody else by then", async () => {
    const [ada, ben] = [await makeCreator(app), await makeCreator(app)];
    const callback = await passProvider(locationOf(await start(ada, "?link=1")), newPerson());
    ada.cookies.set("askwell", ben.cookies.get("askwell") ?? "");
    expect(locationOf(await ada.get(callback))).toBe("/profile?error=expired");
    expect((await whoAmI(ben)).identities).toEqual([]);
  });
});

test("a code serves once, and only with the login that it was given to", async () => {
  const [browser, thief] = [openClient(app.url), openClient(app.url)];
  const callback = await passProvider(locationOf(await start(browser)), newPerson());
  const code = new URL(callback, app.url).searchParams.get("code");
  const withCode = async (client: Client) => {
    const state = new URL(locationOf(await start(client))).searchParams.get("state");
    return locationOf(await client.get(`/auth/oidc/callback?code=${code}&state=${state}`));
  };
  // Unused still, but of another login: the provider asks for that one's verifier.
  expect(await withCode(thief)).toBe("/login?error=failed");
  expect(thief.cookies.has("askwell")).toBe(false);
  const used = openClient(app.url);
  await logIn(used, newPerson());
  expect(await withCode(used)).toBe("/login?error=failed");
});

describe("a login that does not go as it should", () => {
  test("cancelled at the provider, it says so, and works the next time", async () => {
    const browser = openClient(app.url);
    const callback = await passProvider(locationOf(await start(browser)), null);
    expect(callback).toContain("error=access_denied");
    expect(locationOf(await browser.get(callback))).toBe("/login?error=cancelled");
    expect(locationOf(await logIn(browser, newPerson()))).toBe("/projects");
  });

  test.each(["error", "html", "slow"] as const)(
    "begun while the provider answers with %s, it leads to the login page and sets no cookie",
    async (fault) => {
      const settings = app.deps.config.loginProviders;
      const usual = app.deps.loginProviders;
      app.deps.loginProviders = openLoginProviders(settings, { timeoutSeconds: 0.4 });
      provider.setFault(fault);
      const reply = await start(openClient(app.url));
      expect([reply.status, locationOf(reply)]).toEqual([303, "/login?error=failed"]);
      expect(reply.headers.get("set-cookie")).toBeNull();
      provider.setFault("none");
      expect(locationOf(await logIn(openClient(app.url), newPerson()))).toBe("/projects");
      app.deps.loginProviders = usual;
    },
  );

  test("interrupted by a fault between the provider's page and ours, it fails and can be tried again", async () => {
    const browser = openClient(app.url);
    const callback = await passProvider(locationOf(await start(browser)), newPerson());
    provider.setFault("error");
    const reply = await browser.get(callback);
    provider.setFault("none");
    expect(locationOf(reply)).toBe("/login?error=failed");
    expect(browser.cookies.has("askwell")).toBe(false);
    expect(locationOf(await logIn(browser, newPerson()))).toBe("/projects");
  });

  test("a provider that is known and not set up says so; an unknown one is a page that is not there", async () => {
    const reply = await openClient(app.url).get("/auth/google?returnTo=/pricing");
    expect(locationOf(reply)).toBe("/login?error=not-configured&returnTo=%2Fpricing");
    for (const path of ["/auth/facebook", "/auth/facebook/callback?code=x&state=y"]) {
      const unknown = await openClient(app.url).get(path);
      expect([unknown.status, unknown.headers.get("content-type")]).toEqual([
        404,
        "text/html; charset=utf-8",
      ]);
    }
  });
});
