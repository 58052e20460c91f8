import { afterEach, describe, expect, test } from "vitest";
import { openClient } from "../testing/client.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp | undefined;
afterEach(() => app?.close());

async function readPolicy(env: Record<string, string>): Promise<Map<string, string>> {
  app = await startTestApp(env);
  const { headers } = await openClient(app.url).get("/healthz");
  const parts = (headers.get("content-security-policy") ?? "").split(";");
  return new Map(parts.map((part) => [part.split(" ")[0] ?? "", part]));
}

test("the avatar and the countries service that are set may be asked, each only for what it gives", async () => {
  const policy = await readPolicy({
    AVATAR_URL: "https://avatars.example/pictures?of={id}",
    COUNTRIES_URL: "https://countries.example:8443/all.json",
  });
  expect(policy.get("img-src")).toBe("img-src 'self' data: blob: https://avatars.example");
  expect(policy.get("connect-src")).toBe("connect-src 'self' https://countries.example:8443");
  expect(policy.get("script-src")).toBe("script-src 'self'");
});

test("an address that carries other rules along adds none of them", async () => {
  const policy = await readPolicy({ AVATAR_URL: "https://avatars.example/;script-src *;/x" });
  expect(policy.get("img-src")).toBe("img-src 'self' data: blob: https://avatars.example");
  expect(policy.get("script-src")).toBe("script-src 'self'");
});

describe("a browser that was here once is told to come by https alone", () => {
  const paths = ["/", `/chat/${"A".repeat(22)}`, "/api/config", "/api/projects", "/healthz"];

  async function readHttpsOnly(publicUrl: string): Promise<(string | null)[]> {
    app = await startTestApp({ PUBLIC_URL: publicUrl, RATE_LIMITS: "on" });
    const replies = await Promise.all(paths.map((path) => openClient(app?.url ?? "").get(path)));
    return replies.map(({ headers }) => headers.get("strict-transport-security"));
  }

  test("on every answer where people reach it by https", async () => {
    expect(await readHttpsOnly("https://askwell.example")).toEqual(paths.map(() => "max-age=31536000"));
  });

  test.each(["http://askwell.example", "http://localhost:3000", "https://localhost:3000"])(
    "not where they reach it at %s",
    async (publicUrl) => {
      expect(await readHttpsOnly(publicUrl)).toEqual(paths.map(() => null));
    },
  );
});
