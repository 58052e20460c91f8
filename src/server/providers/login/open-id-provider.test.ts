import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openIdProvider } from "./open-id-provider.ts";

const issuer = "https://issuer.example";
const settings = { id: "oidc", name: "Example", issuer, clientId: "askwell", clientSecret: "x" } as const;
const request = {
  redirectUri: "https://askwell.example/auth/oidc/callback",
  state: "s",
  nonce: "n",
  codeVerifier: "v",
};

/** The provider's discovery, which answers by `answers` in their order, the last one from then on. */
function startDiscovery(...answers: ("ok" | "down" | "other issuer")[]) {
  let calls = 0;
  const ask = async () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    if (answer === "down") throw new TypeError("fetch failed");
    const told = answer === "ok" ? issuer : "https://evil.example";
    return Response.json({ issuer: told, authorization_endpoint: `${issuer}/authorize` });
  };
  return { provider: openIdProvider(settings, { fetch: ask }), calls: () => calls };
}

const begin = (provider: ReturnType<typeof openIdProvider>) =>
  provider.begin(request).then(
    (url) => new URL(url).origin,
    () => "failed",
  );
const anHour = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("nothing is asked before the first login, and one discovery serves all of an hour", async () => {
  const { provider, calls } = startDiscovery("ok");
  expect(calls()).toBe(0);
  expect(new Set(await Promise.all(Array.from({ length: 10 }, () => begin(provider))))).toEqual(
    new Set([issuer]),
  );
  vi.setSystemTime(Date.now() + anHour - 1);
  await begin(provider);
  expect(calls()).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  await begin(provider);
  expect(calls()).toBe(2);
});

test("a short fault is not noticed, and a longer one ends with the next login", async () => {
  expect(await begin(startDiscovery("down", "ok").provider)).toBe(issuer);
  const { provider } = startDiscovery("down", "down", "ok");
  expect([await begin(provider), await begin(provider)]).toEqual(["failed", issuer]);
});

test("what was discovered before serves while the provider is away, which is asked again a minute later", async () => {
  const { provider, calls } = startDiscovery("ok", "down", "down", "ok");
  await begin(provider);
  vi.setSystemTime(Date.now() + anHour);
  expect(await begin(provider)).toBe(issuer);
  expect(await begin(provider)).toBe(issuer);
  expect(calls()).toBe(3);
  vi.setSystemTime(Date.now() + 60_000);
  await begin(provider);
  expect(calls()).toBe(4);
});

test("a discovery that names another issuer is refused", async () => {
  expect(await begin(startDiscovery("other issuer").provider)).toBe("failed");
});
