import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openLoginProviders } from "../../providers/login/open-id-provider.ts";
import { type Client, openClient } from "../../testing/client.ts";
import { type Forgery, type OidcForger, startOidcForger } from "../../testing/loopback-oidc-forger.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

/** Two providers that say whatever a test wants: the callback is called without ever showing a login page. */
let first: OidcForger;
let second: OidcForger;
let app: TestApp;

beforeAll(async () => {
  [first, second] = await Promise.all([startOidcForger("askwell"), startOidcForger("other-client")]);
  app = await startTestApp({
    ...{ OIDC_ISSUER: first.issuer, OIDC_CLIENT_ID: "askwell", OIDC_CLIENT_SECRET: "x" },
    ...{ GOOGLE_ISSUER: second.issuer, GOOGLE_CLIENT_ID: "other-client", GOOGLE_CLIENT_SECRET: "y" },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([first.close(), second.close()]);
});
beforeEach(() => first.setForgery({}));

const seconds = () => Math.floor(Date.now() / 1000);
const locationOf = (reply: { headers: Headers }) => reply.headers.get("location") ?? "";
const callback = (begun: { state: string }, provider = "oidc") =>
  `/auth/${provider}/callback?code=a-code&state=${begun.state}`;

async function begin(browser: Client, provider = "oidc") {
  const reply = await browser.get(`/auth/${provider}`);
  const { searchParams } = new URL(locationOf(reply));
  const read = (name: string) => searchParams.get(name) ?? "";
  return { state: read("state"), nonce: read("nonce"), challenge: read("code_challenge") };
}

/** Begins a login, forges its ID token and comes back with it. */
async function comeBack(forgery: Forgery, browser = openClient(app.url), provider = "oidc") {
  const begun = await begin(browser, provider);
  const forger = provider === "oidc" ? first : second;
  forger.setForgery({ ...forgery, claims: { nonce: begun.nonce, ...forgery.claims } });
  return browser.get(callback(begun, provider));
}

async function expectRefused(reply: Awaited<ReturnType<Client["get"]>>, error: string) {
  expect([reply.status, locationOf(reply)]).toEqual([303, `/login?error=${error}`]);
  expect(reply.headers.get("set-cookie")).toBeNull();
}

test("a sound token opens an account, so that the refusals below are for what is wrong in each", async () => {
  const reply = await comeBack({
    claims: { sub: "sound", email: "sound@example.org", email_verified: true },
  });
  expect(locationOf(reply)).toBe("/projects");
  expect(reply.headers.get("set-cookie")).toMatch(/^askwell=/);
});

describe("the state", () => {
  test("missing, made up, doubled, of another provider or too old, it opens nothing and asks nobody", async () => {
    const calls = [first.tokenCalls.length, second.tokenCalls.length];
    const browser = openClient(app.url);
    const begun = await begin(browser);
    await expectRefused(await browser.get("/auth/oidc/callback?code=a-code"), "expired");
    await expectRefused(await browser.get(callback({ state: "A".repeat(43) })), "expired");
    await expectRefused(await browser.get(`${callback(begun)}&state=${begun.state}`), "expired");
    await expectRefused(await browser.get(callback(begun, "google")), "expired");
    await app.db.pool.query("update login_states set expires_at = now() - interval '1 second'");
    await expectRefused(await browser.get(callback(begun)), "expired");
    expect([first.tokenCalls.length, second.tokenCalls.length]).toEqual(calls);
  });

  test("serves once, also when it comes back twenty times at once", async () => {
    const browser = openClient(app.url);
    const begun = await begin(browser);
    first.setForgery({ claims: { sub: "often", email: "often@example.org", nonce: begun.nonce } });
    const replies = await Promise.all(Array.from({ length: 20 }, () => browser.get(callback(begun))));
    const places = replies.map(locationOf).sort();
    expect(places).toEqual([...Array(19).fill("/login?error=expired"), "/projects"]);
    await expectRefused(await openClient(app.url).get(callback(begun)), "expired");
  });

  test("is of no use in another browser: nobody is logged in to an account by following a link", async () => {
    const [attacker, victim] = [openClient(app.url), openClient(app.url)];
    const begun = await begin(attacker);
    first.setForgery({ claims: { sub: "attacker", email: "attacker@example.org", nonce: begun.nonce } });
    await expectRefused(await victim.get(callback(begun)), "expired");
    await begin(victim);
    await expectRefused(await victim.get(callback(begun)), "expired");
    expect(victim.cookies.has("askwell")).toBe(false);
  });

  test("of two tabs at once both work", async () => {
    const browser = openClient(app.url);
    const [one, two] = [await begin(browser), await begin(browser)];
    for (const begun of [two, one]) {
      first.setForgery({ claims: { sub: "tabs", email: "tabs@example.org", nonce: begun.nonce } });
      expect(locationOf(await browser.get(callback(begun)))).toBe("/projects");
    }
  });

  test("begun at one server process, it is finished at another", async () => {
    const other = await app.openSecond();
    const browser = openClient(app.url);
    const begun = await begin(browser);
    first.setForgery({ claims: { sub: "two-servers", email: "two@example.org", nonce: begun.nonce } });
    const elsewhere = openClient(other.url);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(locationOf(await elsewhere.get(callback(begun)))).toBe("/projects");
    expect((await elsewhere.get("/api/current_user")).body.email).toBe("two@example.org");
    await expectRefused(await browser.get(callback(begun)), "expired");
  });
});

test("the token request carries the verifier of the challenge that was sent, and our own address", async () => {
  const browser = openClient(app.url);
  const begun = await begin(browser);
  await browser.get(callback(begun));
  const call = first.tokenCalls.at(-1);
  const verifier = call?.get("code_verifier") ?? "";
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(begun.challenge);
  expect(call?.get("redirect_uri")).toBe(`${app.url}/auth/oidc/callback`);
});

test("a response that names another issuer is refused before its code is used", async () => {
  const browser = openClient(app.url);
  const begun = await begin(browser);
  const calls = first.tokenCalls.length;
  const mixedUp = `${callback(begun)}&iss=${encodeURIComponent(second.issuer)}`;
  await expectRefused(await browser.get(mixedUp), "failed");
  expect(first.tokenCalls.length).toBe(calls);
});

describe("the ID token is refused with", () => {
  const person = { sub: "forged", email: "forged@example.org", email_verified: true };
  test.each<[string, () => Forgery]>([
    ["the wrong nonce", () => ({ claims: { nonce: "another" } })],
    ["no nonce", () => ({ claims: { nonce: undefined } })],
    ["another issuer", () => ({ claims: { iss: second.issuer } })],
    ["another audience", () => ({ claims: { aud: "other-client" } })],
    ["two audiences and no authorized party", () => ({ claims: { aud: ["askwell", "other-client"] } })],
    ["another authorized party", () => ({ claims: { aud: ["askwell", "x"], azp: "x" } })],
    ["no subject", () => ({ claims: { sub: undefined } })],
    ["a subject that is a number", () => ({ claims: { sub: 1 } })],
    ["an end two minutes ago", () => ({ claims: { exp: seconds() - 120 } })],
    ["no end", () => ({ claims: { exp: undefined } })],
    ["a beginning six minutes ahead", () => ({ claims: { iat: seconds() + 360 } })],
    ["the algorithm none", () => ({ signature: "none" })],
    ["the algorithm None", () => ({ signature: "none", header: { alg: "None" } })],
    ["an HMAC with the public key", () => ({ signature: "public" })],
    ["a signature of another key", () => ({ signature: "other" })],
    ["an unknown key", () => ({ signature: "other", header: { kid: "unknown" } })],
    ["a key of its own", () => ({ signature: "other", header: { jwk: {}, jku: "http://127.0.0.1:1" } })],
    ["an unknown critical header", () => ({ header: { crit: ["exp"] } })],
  ])("%s", async (_, forgery) => {
    const made = forgery();
    await expectRefused(await comeBack({ ...made, claims: { ...person, ...made.claims } }), "failed");
  });

  test("none of them opened an account", async () => {
    const { rows } = await app.db.pool.query("select 1 from users where email = $1", [person.email]);
    expect(rows).toEqual([]);
  });

  test("clocks may differ by half a minute", async () => {
    const late = { iat: seconds() - 400, exp: seconds() - 30 };
    const early = { iat: seconds() + 30, nbf: seconds() + 30 };
    for (const times of [late, early]) {
      const claims = { sub: "clocks", email: "clocks@example.org", ...times };
      expect(locationOf(await comeBack({ claims }))).toBe("/projects");
    }
  });

  test("an unknown key is looked for once more at most", async () => {
    const before = first.keyCalls();
    await comeBack({ signature: "other", header: { kid: "unknown" }, claims: person });
    expect(first.keyCalls() - before).toBeLessThanOrEqual(1);
  });
});

test.each([
  ["500", { status: 500, type: "application/json", body: "{}" }],
  ["a page", { status: 200, type: "text/html", body: "<p>Hello" }],
  ["half an answer", { status: 200, type: "application/json", body: '{"access_' }],
  [
    "no ID token",
    { status: 200, type: "application/json", body: '{"access_token":"x","token_type":"Bearer"}' },
  ],
  ["an error", { status: 400, type: "application/json", body: '{"error":"invalid_grant"}' }],
])("a token endpoint that answers with %s leads to the login page", async (_, answer) => {
  await expectRefused(await comeBack({ answer }), "failed");
});

test("the same subject of two providers is two people", async () => {
  const [one, two] = [openClient(app.url), openClient(app.url)];
  await comeBack({ claims: { sub: "same", email: "one@example.org", email_verified: true } }, one);
  await comeBack(
    { claims: { sub: "same", email: "two-of@example.org", email_verified: true } },
    two,
    "google",
  );
  const emails = [one, two].map(async (browser) => (await browser.get("/api/current_user")).body.email);
  expect(await Promise.all(emails)).toEqual(["one@example.org", "two-of@example.org"]);
});

describe("Microsoft, whose organisations are many issuers", () => {
  const host = "https://login.microsoftonline.com";
  const [ours, theirs] = ["11111111-1111-1111-1111-111111111111", "22222222-2222-2222-2222-222222222222"];
  const usual: { providers: TestApp["deps"]["loginProviders"] } = { providers: [] };

  /** Microsoft's own addresses, answered by the forger. */
  const asMicrosoft = async (url: string, options: object) => {
    if (!url.includes("openid-configuration"))
      return fetch(`${first.issuer}/${url.endsWith("/keys") ? "jwks" : "token"}`, options);
    return Response.json({
      issuer: `${host}/{tenantid}/v2.0`,
      authorization_endpoint: `${host}/common/oauth2/v2.0/authorize`,
      token_endpoint: `${host}/common/oauth2/v2.0/token`,
      jwks_uri: `${host}/common/discovery/v2.0/keys`,
      id_token_signing_alg_values_supported: ["RS256"],
    });
  };
  const claimsOf = (tenant: string, more: object) => ({
    ...{ iss: `${host}/${tenant}/v2.0`, tid: tenant, sub: "graph-id" },
    ...more,
  });
  const come = async (claims: object, browser = openClient(app.url)) => {
    const begun = await begin(browser, "microsoft");
    first.setForgery({ claims: { nonce: begun.nonce, ...claims } });
    return browser.get(callback(begun, "microsoft"));
  };
  beforeAll(() => {
    usual.providers = app.deps.loginProviders;
    app.deps.loginProviders = openLoginProviders(
      [
        {
          ...{ id: "microsoft", name: "Microsoft", issuer: `${host}/common/v2.0` },
          ...{ clientId: "askwell", clientSecret: "x" },
        },
      ],
      { fetch: asMicrosoft },
    );
  });
  afterAll(() => {
    app.deps.loginProviders = usual.providers;
  });

  test("the issuer is the person's own organisation; another's is refused", async () => {
    const browser = openClient(app.url);
    await come(claimsOf(ours, { email: "worker@example.org" }), browser);
    expect((await browser.get("/api/current_user")).body).toMatchObject({ emailVerified: false });
    await expectRefused(await come({ ...claimsOf(ours, {}), tid: theirs }), "failed");
    await expectRefused(await come({ ...claimsOf(ours, {}), tid: undefined }), "failed");
  });

  test("an address that an administrator made up opens nobody's account, whatever the token claims", async () => {
    const ada = await makeCreator(app);
    const claims = claimsOf(theirs, { email: ada.email, email_verified: true, sub: "made-up" });
    await expectRefused(await come(claims), "unverified");
    await expectRefused(await come({ ...claims, xms_edov: true }), "confirm-sent");
  });
});
