import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { inject } from "vitest";
import { createApp, listeners } from "../app.ts";
import { startBackground } from "../background.ts";
import { loadConfig } from "../config.ts";
import { type Database, openDatabase } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import type { Environment } from "../env-values.ts";
import { newId } from "../ids.ts";
import { openLoginProviders } from "../providers/login/open-id-provider.ts";
import { openMailer } from "../providers/mail/open-mailer.ts";
import { openVoice, type VoiceTiming } from "../providers/models/model-voice.ts";
import { openAnalyst } from "../providers/models/open-analyst.ts";
import { openIntervieweeVoice } from "../providers/models/open-interviewee-voice.ts";
import { openPayments } from "../providers/payments/open-payments.ts";
import { openRecogniser } from "../providers/speech/open-recogniser.ts";
import { openForum } from "../providers/threads/open-forum.ts";
import { openTranslator } from "../providers/translation/open-translator.ts";
import { startJobs } from "../start-jobs.ts";
import { databaseConfig, runAdmin } from "./database-server.ts";

export interface TestApp {
  url: string;
  deps: Deps;
  db: Database;
  /** Moves the server's clock; the database's own is left alone. */
  setClock: (clock: () => Date) => void;
  /** A second server process's worth of app on the same database. */
  openSecond: () => Promise<{ url: string; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

const pagesDir = fileURLToPath(new URL("../../../dist/web", import.meta.url));

export interface TestAppOptions {
  /** Connections of the server's pool. */
  poolSize?: number;
  /** How long the model voice waits and rests. */
  timing?: Partial<VoiceTiming>;
  /** Is given each server before it listens. */
  around?: (app: FastifyInstance) => void;
  /** Whether the server also works by the clock, beside its requests; it does unless told not to. */
  background?: boolean;
}

/** A real server on a real port with a database of its own. Rate and plan limits are off unless `env` says else. */
export async function startTestApp(env: Environment = {}, options: TestAppOptions = {}): Promise<TestApp> {
  const admin = inject("databaseAdmin");
  const name = `askwell_test_${randomBytes(6).toString("hex")}`;
  // By copying files: to log every page, which is the default, takes six times as long.
  const template = `${inject("databaseTemplate")} strategy file_copy`;
  await runAdmin(admin, `create database ${name} template ${template}`);
  const pool = { ...databaseConfig(admin, name), ...(options.poolSize ? { max: options.poolSize } : {}) };
  const db = openDatabase(pool, () => undefined);
  const log = pino({ level: env.LOG_LEVEL ?? "silent" });
  const settings = loadConfig({ PORT: "0", RATE_LIMITS: "off", BILLING: "off", ...env });
  // Every account of every test would take a third of a second; passwords.test.ts hashes at the full cost.
  const config = { ...settings, passwordCost: { N: 2 ** 10, r: 8, p: 1 } };
  let clock = () => new Date();
  const voice = openVoice({ config, db, log }, options.timing);
  const analyst = openAnalyst({ config, db, log });
  const intervieweeVoice = openIntervieweeVoice({ config, db, log }, options.timing);
  const recogniser = openRecogniser({ config, log });
  const translator = openTranslator({ config, log });
  const jobs = startJobs({
    db,
    log,
    clock: () => clock(),
    newId,
    voice,
    analyst,
    translator,
    recogniser,
    listeners,
  });
  const worksByClock = options.background ?? true;
  if (!worksByClock) await jobs.stop();
  const secret = randomBytes(32);
  const forum = openForum(config);
  const deps: Deps = {
    ...{ config, db, clock: () => clock(), newId, secret, jobs, voice, intervieweeVoice, listeners, log },
    ...{ recogniser, translator, forum, analyst },
    ...{ payments: await openPayments({ config, db, clock: () => clock() }) },
    ...{ mailer: openMailer(config.mail), loginProviders: openLoginProviders(config.loginProviders) },
  };
  const first = await listen(deps, options.around);
  const background = worksByClock ? startBackground(deps) : undefined;
  deps.config.publicUrl = first.url;
  const others: (() => Promise<void>)[] = [];
  return {
    url: first.url,
    deps,
    db,
    setClock: (next) => {
      clock = next;
    },
    openSecond: async () => {
      const second = await listen(deps, options.around);
      others.push(second.close);
      return second;
    },
    close: async () => {
      await Promise.all([first.close(), ...others.map((close) => close())]);
      await background?.stop();
      await jobs.stop();
      await db.close();
      await runAdmin(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

async function listen(
  deps: Deps,
  around: TestAppOptions["around"],
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = await createApp(deps, { pagesDir: existsSync(`${pagesDir}/index.html`) ? pagesDir : null });
  around?.(app);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
