import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, password } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on" });
});
afterAll(() => app.close());

test("guessing a password ends after ten tries, over all instances, and the owner gets in later", async () => {
  const { email } = await makeCreator(app);
  const second = await app.openSecond();
  const guess = (at: number, address = email) =>
    openClient(at % 2 ? second.url : app.url).post("/api/auth/login", {
      email: address,
      password: "wrong guess!",
    });
  const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(at)));
  expect(replies.map((reply) => reply.status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  const refused = await guess(0, email.toUpperCase());
  expect([refused.status, refused.body]).toEqual([
    429,
    {
      error: "Too many requests. Please try again in a moment.",
      code: "rate_limited",
      message: "Too many requests. Please try again in a moment.",
    },
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await app.db.pool.query("update rate_limits set window_at = now() - interval '6 minutes'");
  expect((await openClient(app.url).post("/api/auth/login", { email, password })).status).toBe(200);
});
