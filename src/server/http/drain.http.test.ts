import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openClient } from "../testing/client.ts";
import { startTestApp } from "../testing/test-app.ts";

test("a server that is told to stop says so, answers on for a while, closes each connection, and is gone then", async () => {
  const app = await startTestApp();
  const config = { ...app.deps.config, drainSeconds: 2 };
  const server = await createApp({ ...app.deps, config }, { pagesDir: null });
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  const client = openClient(url);
  expect((await client.get("/readyz")).status).toBe(200);

  const closed = server.close();
  await expect.poll(async () => (await client.get("/readyz")).status).toBe(503);
  const reply = await client.get("/api/config");
  expect([reply.status, reply.headers.get("connection")]).toEqual([200, "close"]);
  expect((await client.get("/healthz")).status).toBe(200);

  await closed;
  await expect(client.get("/healthz")).rejects.toThrow();
  await app.close();
});

test("a connection on which nothing was asked does not hold up the stop", async () => {
  const app = await startTestApp();
  const server = await createApp(app.deps, { pagesDir: null });
  const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
  const silent = connect(Number(port), "127.0.0.1");
  await once(silent, "connect");
  await openClient(`http://127.0.0.1:${port}`).get("/healthz");
  const gone = once(silent, "close");
  await server.close();
  await gone;
  await app.close();
});
