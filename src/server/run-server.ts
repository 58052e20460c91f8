import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { createApp, listeners } from "./app.ts";
import { startBackground } from "./background.ts";
import { type Config, ConfigError, loadConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { startEmbedded } from "./db/embedded/start-embedded.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { seedPlans } from "./features/billing/plan-list.ts";
import { seedBuiltInForms } from "./features/forms/forms.service.ts";
import { settleOwner } from "./features/instance/owner.service.ts";
import { requireSameSecret } from "./features/instance/same-secret.ts";
import { findSetupLink } from "./features/instance/setup-link.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { newId } from "./ids.ts";
import { openLoginProviders } from "./providers/login/open-id-provider.ts";
import { adviseOnOllama } from "./providers/models/ollama.ts";
import { openModels } from "./providers/models/open-models.ts";
import { openPayments } from "./providers/payments/open-payments.ts";
import { openRecogniser } from "./providers/speech/open-recogniser.ts";
import { openForum } from "./providers/threads/open-forum.ts";
import { openTranslator } from "./providers/translation/open-translator.ts";
import { loadSecret } from "./secret.ts";
import { startJobs } from "./start-jobs.ts";
import { startTracing } from "./tracing/trace-server.ts";
import { turnTimesOf } from "./turn-times.ts";

const pagesDir = fileURLToPath(new URL("../../dist/web", import.meta.url));

type Stop = () => Promise<void>;

/** Config, then database, then the app, then listening; on a signal the other way round, from wherever it is. */
export async function runServer(): Promise<void> {
  const config = await readConfig();
  const log = pino({ level: config.logLevel, base: null });
  const running: Stop[] = [];
  stopOnSignal(running, config.drainSeconds * 1_000 + turnTimesOf(config).stopMs);
  const server = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, pgBin: config.pgBin ?? undefined, log: say });
  if (server) running.push(server.stop);
  const db = openDatabase(
    config.databaseUrl ? { connectionString: config.databaseUrl } : (server?.connection ?? {}),
    (error) => log.warn({ error: error.message }, "a database connection broke"),
  );
  running.push(db.close);
  const tracing = startTracing(config.tracing, { db, log });
  running.push(tracing.stop);
  await migrateDatabase(db.pool);
  await seedBuiltInForms({ db });
  await seedPlans({ db });
  const clock = () => new Date();
  const models = await openModels({ config, db, log });
  const { intervieweeVoice, analyst } = models;
  const voice = tracing.voice(models.voice);
  const recogniser = openRecogniser({ config, log });
  const translator = openTranslator({ config, log });
  const jobs = startJobs(
    { db, log, clock, newId, voice, analyst, translator, recogniser, listeners },
    tracing.job,
  );
  running.push(jobs.stop);
  const secret = await loadSecret(config.dataDir);
  await requireSameSecret({ db, config, secret }).catch(async (error: unknown) => {
    // A refused start leaves no database running behind it.
    for (const stopOne of running.reverse()) await stopOne();
    throw error;
  });
  await settleOwner(db, config);
  const forum = openForum(config);
  const payments = await openPayments({ config, db, clock });
  const mailer = config.mail && (await import("./providers/mail/open-mailer.ts")).openMailer(config.mail);
  const loginProviders = openLoginProviders(config.loginProviders);
  const outside = {
    voice,
    intervieweeVoice,
    forum,
    analyst,
    recogniser,
    translator,
    payments,
    mailer,
    loginProviders,
  };
  const deps = { config, db, clock, newId, secret, jobs, ...outside, listeners, log };
  const app = await createApp(deps, { pagesDir: existsSync(pagesDir) ? pagesDir : null });
  tracing.requests(app);
  const housekeeping = startHousekeeping(deps);
  running.push(async () => housekeeping.stop());
  const background = startBackground(deps);
  running.push(background.stop);
  running.push(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  for (const line of describeChoices(config, server)) say(line);
  say(`Askwell is ready on ${config.publicUrl}`);
  const setupLink = await findSetupLink(deps);
  if (setupLink !== null) say(`Create the owner's account with this link, which works once: ${setupLink}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function readConfig(): Promise<Config> {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    const { unnamedOllama } = error;
    if (unnamedOllama !== null) process.stderr.write(`${await adviseOnOllama(unnamedOllama)}\n`);
    process.exit(1);
  }
}

const paymentChoices: Record<Config["billing"]["mode"], string> = {
  off: "off, nothing is limited",
  demo: "demo, a test checkout (nothing is charged)",
  stripe: "Stripe",
};

function describeChoices(config: Config, server: { version: string; adopted: boolean } | null): string[] {
  const database = server
    ? `embedded PostgreSQL ${server.version} in ${config.dataDir}${server.adopted ? " (already running)" : ""}`
    : "PostgreSQL from DATABASE_URL";
  return [
    `database: ${database}`,
    config.model
      ? `interviewer: model voice (${config.model.name} at ${config.model.provider}), built-in voice if it fails`
      : "interviewer: built-in voice (no model configured)",
    config.model
      ? `analysis: model coder (${config.model.name}), built-in coder if it fails`
      : "analysis: built-in coder (no model configured)",
    config.speech
      ? `speech: recognised by ${config.speech.model} at ${new URL(config.speech.baseUrl).host}`
      : "speech: not recognised (no SPEECH_BASE_URL set)",
    `login: ${["e-mail and password", ...config.loginProviders.map(({ name }) => name)].join(", ")}`,
    `payments: ${paymentChoices[config.billing.mode]}`,
    config.mail ? `mail: sent from ${config.mail.from}` : "mail: kept in the outbox (no SMTP_URL set)",
    ...(config.rateLimits ? [] : ["rate limits: off"]),
  ];
}

/** Stops what runs by then, the last started first. */
function stopOnSignal(running: Stop[], maxMs: number): void {
  let stopping = false;
  const stop = async () => {
    for (const stopOne of running.reverse()) await stopOne();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Whatever hangs must not keep the process longer than draining and a turn take.
      setTimeout(() => process.exit(1), maxMs).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
