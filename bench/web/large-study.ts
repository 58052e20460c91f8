import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createApp, listeners } from "../../src/server/app.ts";
import { loadConfig } from "../../src/server/config.ts";
import type { Database } from "../../src/server/db/database.ts";
import { newId } from "../../src/server/ids.ts";
import { openModels } from "../../src/server/providers/models/open-models.ts";
import { openForum } from "../../src/server/providers/threads/open-forum.ts";
import { makeStudy, type Study, talkToTheEnd } from "../load/study.ts";
import { seedSessions } from "./seed-rows.ts";

/** A creator with an interview of that many sessions. What one call can make is made by calls, the rest is copied. */
export async function makeLargeStudy(
  db: Database,
  size: { sessions: number; messages: number; onProgress?: (done: number) => void },
): Promise<Study> {
  const server = await openServer(db);
  try {
    const study = await makeStudy(server);
    const like = await talkToTheEnd(server.url, study.interviewId);
    await seedSessions(db.pool, { like, ...size });
    return study;
  } finally {
    await server.close();
  }
}

/** The product in this process, on a port of its own, without anything that goes on beside requests. */
async function openServer(db: Database): Promise<{ url: string; close: () => Promise<void> }> {
  const config = loadConfig({ PORT: "0", BILLING: "off", RATE_LIMITS: "off" });
  const log = pino({ level: "silent" });
  const models = await openModels({ config, db, log });
  const nothing = { recogniser: null, translator: null, payments: null, loginProviders: [], mailer: null };
  const jobs = { wake: () => undefined, stop: async () => undefined };
  const clock = () => new Date();
  const forum = openForum(config);
  const secret = new Uint8Array(32);
  const deps = { config, db, clock, newId, secret, jobs, forum, listeners, log, ...models, ...nothing };
  const app = await createApp(deps, { pagesDir: null });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
