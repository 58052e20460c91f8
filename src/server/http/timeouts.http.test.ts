import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp | undefined;
afterEach(() => app?.close());

/** The server below the app, before it listens. */
async function startWith(change: (server: Server) => void): Promise<{ server: Server; port: number }> {
  const servers: Server[] = [];
  const around = ({ server }: { server: Server }) => {
    change(server);
    servers.push(server);
  };
  app = await startTestApp({}, { around });
  const [server] = servers;
  if (!server) throw new Error("no server was started");
  return { server, port: (server.address() as AddressInfo).port };
}

test("T-SLOW-2 no request may take longer to come than a minute, and no silence longer than a proxy's own", async () => {
  const { server } = await startWith(() => undefined);
  // The whole request, then its headers alone, then a connection on which nothing moves: zero would be for ever.
  expect([server.requestTimeout, server.timeout]).toEqual([50_000, 60_000]);
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
  // A proxy keeps its connections for 60 s: the server must not close them first.
  expect(server.keepAliveTimeout).toBe(72_000);
});

const slow: [name: string, said: string][] = [
  ["half of its headers", "GET /healthz HTTP/1.1\r\nhost: x\r\n"],
  [
    "half of its body",
    "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
  ],
];

test("T-SLOW-2 who says half of something is let go soon after their time is over", async () => {
  const { port } = await startWith((server) => {
    server.requestTimeout = 300;
    server.headersTimeout = 300;
  });
  const lasted = await Promise.all(slow.map(([, said]) => lastOf(port, said)));
  // They are looked for every five seconds; left to itself the server would look every thirty.
  for (const [index, ms] of lasted.entries()) {
    expect(ms, slow[index]?.[0]).toBeGreaterThanOrEqual(300);
    expect(ms, slow[index]?.[0]).toBeLessThan(15_000);
  }
}, 40_000);

/** How long the server keeps a connection on which this is said and no more. */
async function lastOf(port: number, said: string): Promise<number> {
  const began = performance.now();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined).on("data", () => undefined);
  socket.write(said);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await Promise.race([closed, sleep(20_000, undefined, { ref: false })]);
  socket.destroy();
  return performance.now() - began;
}
