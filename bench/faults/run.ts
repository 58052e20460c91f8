import { chmodSync, mkdtempSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { removeDatabase } from "../../src/server/db/embedded/place.ts";
import { type EmbeddedDatabase, startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { seedRandom } from "../analysis/random.ts";
import * as faults from "./inject.ts";
import { describePostgres, findPostgres, mountSmallDisk, type Postgres, type SmallDisk } from "./postgres.ts";
import { openProxy } from "./proxy.ts";
import { openScene, type Scene } from "./scene.ts";
import { formatReport, isSound, type Part } from "./show.ts";

/** How often each fault is made. */
const whole = {
  servers: 200,
  postgres: 50,
  backends: 10,
  restarts: 10,
  cuts: 20,
  lost: 20,
  waits: 8,
  clock: 14,
  disk: 10,
};
const short = {
  servers: 6,
  postgres: 2,
  backends: 1,
  restarts: 1,
  cuts: 3,
  lost: 3,
  waits: 1,
  clock: 2,
  disk: 2,
};

/** Kills, cuts and fills while people talk; then holds what they were told against what is stored. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: "boolean" },
      seed: { type: "string" },
      keep: { type: "boolean" },
      part: { type: "string", multiple: true },
      minutes: { type: "string" },
    },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const times = values.short ? short : whole;
  const crowd = values.short
    ? { servers: 2, participants: 6, creators: 1 }
    : { servers: 4, participants: 12, creators: 3 };
  process.stdout.write(`seed ${seed}\n`);
  const random = seedRandom(seed);
  const dir = mkdtempSync(join(tmpdir(), "askwell-faults-"));
  // The database of the small disk is another user's, who must reach it.
  chmodSync(dir, 0o755);
  const began = performance.now();
  const until = began + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const parts: Part[] = [];
  const skipped: string[] = [];
  for (const name of values.part ?? Object.keys(inParts)) {
    const part = await inParts[name]?.(join(dir, name), { random, times, crowd, until });
    if (part) parts.push(part);
    else skipped.push(`Not made: ${name}. A file system of its own takes root and a loop device.`);
  }
  const minutes = (performance.now() - began) / 60_000;
  process.stdout.write(`${formatReport({ parts, seed, minutes, skipped })}\n`);
  if (values.keep) process.stdout.write(`Journals and the servers' output are in ${dir}.\n`);
  else await rm(dir, { recursive: true, force: true });
  process.exit(isSound(parts) ? 0 : 1);
}

/** Each with servers, a database and clients of its own. */
const inParts: Record<string, (dir: string, plan: Plan) => Promise<Part | undefined>> = {
  servers: killTheServers,
  database: troubleTheDatabase,
  disk: onSmallDisk,
};

interface Plan {
  random: () => number;
  times: typeof whole;
  /** No further fault is made past this time of performance.now(). */
  until: number;
  crowd: { servers: number; participants: number; creators: number };
}

/** The servers start, watch and restart the embedded database themselves. */
async function killTheServers(dir: string, { random, times, crowd, until }: Plan) {
  const dataDir = await makeDataDir(dir);
  const scene = await openScene({
    dir,
    random,
    until,
    ...crowd,
    shared: { DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  const postgres = await findPostgres(dataDir);
  const under = makeUnder(scene, postgres);
  await under("kill -9 of a server", (target) => faults.killServers(target, times.servers));
  const audit = await scene.end(postgres);
  await scene.close();
  await removeDatabase(dataDir);
  return { scene, audit };
}

async function makeDataDir(dir: string): Promise<string> {
  const dataDir = join(dir, "data");
  await mkdir(dataDir, { recursive: true });
  return dataDir;
}

function makeUnder(scene: Scene, postgres: Postgres) {
  return (name: string, inject: Parameters<Scene["under"]>[2]) => {
    process.stdout.write(`${name}\n`);
    return scene.under(name, postgres, inject);
  };
}

/** First the database is the servers' own; later they reach it through a proxy. */
async function troubleTheDatabase(dir: string, { random, times, crowd, until }: Plan) {
  const dataDir = await makeDataDir(dir);
  const own = { DATA_DIR: dataDir, DATABASE_URL: "" };
  const scene = await openScene({ dir, random, until, ...crowd, servers: 2, shared: own });
  const postgres = await findPostgres(dataDir);
  const under = makeUnder(scene, postgres);
  await under("kill -9 of PostgreSQL", (target) => faults.killPostgres(target, times.postgres));
  await under("kill -9 of a connection's process", (target) => faults.killBackends(target, times.backends));
  await under("restart of PostgreSQL", (target) => faults.restartPostgres(target, times.restarts));

  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const { host, port, user, database } = embedded.connection;
  const proxy = await openProxy(`${host}/.s.PGSQL.${port}`, random);
  const url = `postgresql://${user}@127.0.0.1:${proxy.port}/${database}`;
  await scene.fleet.restartWith({ DATA_DIR: dataDir, DATABASE_URL: url });
  await under("connections cut", (target) => faults.cutConnections(target, proxy, times.cuts));
  await under("answers of the database lost", (target) => faults.loseAnswers(target, proxy, times.lost));
  await under("database slow for up to 4.5 s", (target) =>
    faults.delayConnections(target, proxy, times.waits),
  );
  await under("connections refused for up to 4.5 s", (target) =>
    faults.refuseConnections(target, proxy, times.waits),
  );
  await under("servers' clocks jump", (target) => faults.jumpClocks(target, times.clock));
  const audit = await scene.end(postgres);
  await scene.close();
  proxy.close();
  await embedded.stop();
  await removeDatabase(dataDir);
  return { scene, audit };
}

async function onSmallDisk(dir: string, plan: Plan) {
  await mkdir(dir, { recursive: true });
  const disk = await mountSmallDisk(dir, 400);
  if (!disk) return undefined;
  const embedded = await startEmbedded({ dataDir: disk.path, log: () => undefined });
  try {
    return await fillWhileTheyTalk(dir, plan, { disk, embedded });
  } finally {
    disk.empty();
    await embedded.stop();
    await disk.remove();
  }
}

async function fillWhileTheyTalk(
  dir: string,
  { random, times, crowd, until }: Plan,
  { disk, embedded }: { disk: SmallDisk; embedded: EmbeddedDatabase },
) {
  const postgres = await describePostgres(embedded);
  const secrets = join(dir, "data");
  await mkdir(secrets, { recursive: true });
  const scene = await openScene({
    ...{ dir, random, until, ...crowd, servers: 2 },
    shared: { DATA_DIR: secrets, DATABASE_URL: embedded.url },
  });
  process.stdout.write("disk full\n");
  await scene.under("disk full", postgres, (target) => faults.fillDisk(target, disk, times.disk));
  const audit = await scene.end(postgres);
  await scene.close();
  return { scene, audit };
}

await main();
