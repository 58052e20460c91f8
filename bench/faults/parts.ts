import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { removeDatabase } from "../../src/server/db/embedded/place.ts";
import { type EmbeddedDatabase, startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { ownCode } from "./fleet.ts";
import * as faults from "./inject.ts";
import { checkOutOldVersion } from "./old-version.ts";
import { pausePostgres, takeConnections } from "./pause.ts";
import type { Plan } from "./plan.ts";
import { killAtEveryPoint, killAtPointsOfModel, killAtPointsOfPayment } from "./point-parts.ts";
import { describePostgres, findPostgres, mountSmallDisk, type Postgres, type SmallDisk } from "./postgres.ts";
import { openProxy } from "./proxy.ts";
import { openScene, type Scene } from "./scene.ts";
import type { Part } from "./show.ts";
import { lookAround, upgradeByHalves } from "./versions.ts";

/** Each with servers, a database and clients of its own. */
export const inParts: Record<string, InPart> = {
  servers: { make: killTheServers, takes: "" },
  database: { make: troubleTheDatabase, takes: "" },
  disk: { make: onSmallDisk, takes: "A file system of its own takes root and a loop device." },
  pauses: { make: pauseTheDatabase, takes: "" },
  points: { make: killAtEveryPoint, takes: "" },
  "points-model": { make: killAtPointsOfModel, takes: "" },
  "points-payment": { make: killAtPointsOfPayment, takes: "" },
  versions: { make: upgradeWhileTheyTalk, takes: "An older version takes git, its history and tar." },
};

interface InPart {
  /** Undefined where this machine has not what it takes. */
  make: (dir: string, plan: Plan) => Promise<Part | undefined>;
  takes: string;
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

/** The database is there and does not answer, or has no connection left. */
async function pauseTheDatabase(dir: string, { random, times, crowd, until }: Plan): Promise<Part> {
  const dataDir = await makeDataDir(dir);
  const own = { DATA_DIR: dataDir, DATABASE_URL: "" };
  const scene = await openScene({ dir, random, until, ...crowd, servers: 2, shared: own });
  const postgres = await findPostgres(dataDir);
  const under = makeUnder(scene, postgres);
  for (const seconds of new Set(times.pauses)) {
    const same = times.pauses.filter((one) => one === seconds);
    await under(`PostgreSQL paused for ${seconds} s`, (target) => pausePostgres(target, same));
  }
  await under("all connections taken", (target) => takeConnections(target, times.taken));
  const audit = await scene.end(postgres);
  await scene.close();
  await removeDatabase(dataDir);
  return { scene, audit };
}

async function upgradeWhileTheyTalk(dir: string, plan: Plan): Promise<Part | undefined> {
  const { random, times, crowd, until, old: commit } = plan;
  await mkdir(dir, { recursive: true });
  const old = await checkOutOldVersion(dir, commit);
  if (!old) return undefined;
  const dataDir = await makeDataDir(dir);
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const postgres = await describePostgres(embedded);
  const scene = await openScene({
    ...{ dir, random, until, ...crowd, servers: 4, code: old.code, others: [lookAround, lookAround] },
    shared: { DATA_DIR: dataDir, DATABASE_URL: embedded.url },
  });
  const upgrade = { old: old.code, own: ownCode, togetherMs: times.together * 1000 };
  const under = makeUnder(scene, postgres);
  await under("an older and a newer version at once", (target) => upgradeByHalves(target, upgrade));
  const audit = await scene.end(postgres);
  await scene.close();
  await embedded.stop();
  await removeDatabase(dataDir);
  return { scene, audit, isStrict: true, remarks: [`The older version: ${old.name}.`] };
}
