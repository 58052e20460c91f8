import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("the document names this server and the cookie of its logins", async () => {
  const reply = await openClient(app.url).get("/api/openapi.json");
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
  expect(reply.body.openapi).toBe("3.1.0");
  expect(reply.body.servers).toEqual([{ url: app.url }]);
  expect(reply.body.components.securitySchemes.login.name).toBe("askwell");
});

test("the page is HTML under the same policy as every page", async () => {
  const reply = await openClient(app.url).get("/api/docs");
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(reply.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(reply.text).toContain(`${app.url}/api/projects`);
});
