import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listOperations } from "#contract/operations.ts";
import { openClient } from "../testing/client.ts";
import { makeCreator, makeProject } from "../testing/makers.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());

const visitor = () => openClient(app.url);
const pages = ["/", "/login", "/projects", `/chat/${"A".repeat(22)}`, "/thank-you", "/no/such/page"];
const calls = ["/api/config", "/api/projects", "/api/nothing", "/healthz", "/api/logout"];

describe("on every answer", () => {
  test.each([...pages, ...calls])(
    "%s runs scripts of this server only, and stands in nobody's frame",
    async (path) => {
      const { headers } = await visitor().get(path, { "sec-fetch-site": "cross-site" });
      const policy = Object.fromEntries(
        (headers.get("content-security-policy") ?? "").split(";").map((part) => {
          const [name = "", ...values] = part.trim().split(" ");
          return [name, values.join(" ")];
        }),
      );
      expect(policy).toMatchObject({
        "default-src": "'self'",
        "script-src": "'self'",
        "connect-src": "'self'",
        "font-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
      });
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("server")).toBeNull();
    },
  );

  test("another site's page may not read it", async () => {
    const origin = "https://evil.example";
    for (const path of ["/api/current_user", "/api/config", "/login"]) {
      const { headers } = await creator.get(path, { origin });
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
    const asked = await creator.send("OPTIONS", "/api/projects", undefined, {
      origin,
      "access-control-request-method": "POST",
    });
    expect(asked.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("private answers are kept by no cache", () => {
  test.each([
    "/api/current_user",
    "/api/projects",
    "/api/interview",
    "/api/forms",
    "/api/nothing",
    `/api/interviews/${"A".repeat(22)}/details`,
  ])("%s", async (path) => {
    expect((await creator.get(path)).headers.get("cache-control")).toBe("no-store");
    expect((await visitor().get(path)).headers.get("cache-control")).toBe("no-store");
  });
});

describe("pages", () => {
  test("an address that is no page's still opens the app, which says so kindly", async () => {
    const reply = await visitor().get("/no/such/page");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(reply.text).toContain('<div id="app"');
  });

  test("the participant gets a page of their own, and creators' addresses another", async () => {
    const [chat, thanks, creators] = await Promise.all(
      [`/chat/${"A".repeat(22)}`, "/thank-you", "/chatter"].map((path) => visitor().get(path)),
    );
    expect(thanks?.text).toBe(chat?.text);
    expect(creators?.text).not.toBe(chat?.text);
  });

  test.each(["", "?embed=1"])(
    "styles of the participant's page stand in files of this server%s",
    async (query) => {
      for (const path of [`/chat/${"A".repeat(22)}`, "/thank-you", "/withdraw"]) {
        const policy = (await visitor().get(path + query)).headers.get("content-security-policy");
        expect(policy?.split(";").filter((part) => part.startsWith("style-src"))).toEqual([
          "style-src 'self'",
        ]);
      }
    },
  );

  test("T-ENUM-3 share links are for no search engine, and their page names nobody", async () => {
    const robots = await visitor().get("/robots.txt");
    expect(robots.headers.get("content-type")).toContain("text/plain");
    expect(robots.text).toContain("Disallow: /chat/");
    const { text } = await visitor().get(`/chat/${"A".repeat(22)}`);
    expect(text).toMatch(/<meta name="robots" content="noindex" ?\/?>/);
    expect(text).not.toContain("@");
  });

  test("every script and style that a page names is there and is kept for a year", async () => {
    for (const page of ["/", `/chat/${"A".repeat(22)}`]) {
      const { text } = await visitor().get(page);
      const names = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const asset = await visitor().get(name);
        expect([name, asset.status]).toEqual([name, 200]);
        expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      }
    }
  });

  test.each(["/assets/nothing.js", "/api/nothing", "/api", "/api/", "/API/nothing/../../api/x"])(
    "%s is not there, and says so as data",
    async (path) => {
      const reply = await visitor().get(path);
      expect(reply.status).toBe(404);
      expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
      expect(reply.body).toEqual({ error: "Not found", code: "not_found", message: "Not found" });
    },
  );

  test.each([
    "/../package.json",
    "/assets/../../../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
    "/.git/config",
    "/data/secret.key",
  ])("%s leads to no file of the server", async (path) => {
    const reply = await visitor().get(path);
    expect(reply.text).not.toMatch(/"dependencies"|\[core\]/);
    expect(reply.headers.get("content-type")).toMatch(/^(text\/html|application\/json)/);
  });

  test("nothing but reading is answered on a page", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const reply = await visitor().send(method, "/projects");
      expect([method, reply.status, reply.body?.code]).toEqual([method, 404, "not_found"]);
    }
  });
});

describe("a change that another site's page asks for", () => {
  const changing = listOperations().filter((operation) => operation.method !== "GET");
  const fill = (path: string) => path.replace(/:\w+/g, projectId);

  test.each(changing.map((operation) => [operation.method, operation.path]))(
    "is refused: %s %s",
    async (method, path) => {
      for (const headers of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      ]) {
        const reply = await creator.send(method, fill(path), {}, headers as Record<string, string>);
        expect([reply.status, reply.body]).toEqual([
          403,
          { error: "Cross-site request refused", code: "cross_site", message: "Cross-site request refused" },
        ]);
      }
    },
  );

  test("changes nothing, and the same from our own page or from no browser at all does", async () => {
    const rename = (name: string, headers: Record<string, string>) =>
      creator.send("PATCH", `/api/projects/${projectId}`, { name }, headers);
    await rename("Taken over", { "sec-fetch-site": "cross-site" });
    expect((await creator.get(`/api/projects/${projectId}`)).body.name).toBe("Remote work");
    expect((await rename("Own page", { "sec-fetch-site": "same-origin", origin: app.url })).status).toBe(200);
    expect((await rename("Remote work", {})).status).toBe(200);
  });

  test("is refused too where a made-up token stands beside the victim's cookie", async () => {
    const headers = { "sec-fetch-site": "cross-site", authorization: "Bearer x.1.y" };
    expect((await creator.send("DELETE", `/api/projects/${projectId}`, {}, headers)).status).toBe(403);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "text/plain; charset=utf-8"])(
    "cannot hide in a form that is sent as %s",
    async (type) => {
      const reply = await creator.send("POST", "/api/projects", JSON.stringify({ name: "Smuggled" }), {
        "content-type": type,
      });
      expect([reply.status, reply.body.code]).toEqual([415, "unsupported_content"]);
      expect((await creator.get("/api/projects")).text).not.toContain("Smuggled");
    },
  );
});
