import { mkdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { chooseMigrations, makeTables } from "#server/backup/known-migrations.ts";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import { openDatabase } from "#server/db/database.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  password,
  startParticipant,
} from "#server/testing/makers.ts";
import { readAll, restore, startBackedUp, withClient } from "./backed-up.ts";

let stage: Awaited<ReturnType<typeof startBackedUp>>;

beforeAll(async () => {
  stage = await startBackedUp();
}, 180_000);
afterAll(() => stage.close());

const countTables = async (config: pg.ClientConfig): Promise<number> =>
  await withClient(config, async (client) => {
    const query = "select count(*)::int as n from pg_tables where schemaname !~ '^(pg_|information_schema)'";
    return (await client.query(query)).rows[0].n;
  });

const listIndexes = async (config: pg.ClientConfig): Promise<string[]> =>
  await withClient(config, async (client) => {
    const query = "select indexdef from pg_indexes where schemaname = 'public' order by 1";
    return (await client.query(query)).rows.map(({ indexdef }) => indexdef);
  });

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

test("all that was in the database is in the restored one, row by row, and the secret with it", async () => {
  const { dataDir, file, connection, before, makePlace } = stage;
  const place = await makePlace();
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const done = await restore(file, place);
  expect(await readAll(place.connection)).toEqual(before);
  expect(await listIndexes(place.connection)).toEqual(await listIndexes(connection));
  expect(done.rows).toBe(Object.values(before).flat().length);
  const secret = await readFile(join(dataDir, "secret.key"), "utf8");
  expect(await readFile(join(place.dataDir, "secret.key"), "utf8")).toBe(secret);
  expect((await stat(join(place.dataDir, "secret.key"))).mode & 0o777).toBe(0o600);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("a server on the restored database carries on: logins, transcripts, numbering", async () => {
  const { app, creator, sessionId, file, makePlace } = stage;
  const place = await makePlace();
  await restore(file, place);
  const db = openDatabase(place.connection, () => undefined);
  const restored = await createApp({ ...app.deps, db }, { pagesDir: null });
  try {
    // Every table was filled, and so the account asks for a second step.
    await db.pool.query("delete from second_factors");
    const payload = { email: creator.email, password };
    const login = await restored.inject({ method: "POST", url: "/api/auth/login", payload });
    expect(login.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${login.json().token}` };
    const read = await restored.inject({ url: `/api/sessions/${sessionId}/transcript`, headers });
    expect(read.body).toContain("shared list was out of date");
    const numbered = "insert into audit (owner_id, action, target_kind) values ('x', 'x', 'x') returning id";
    const { rows } = await db.pool.query(numbered);
    const { rows: most } = await db.pool.query("select max(id)::text as id from audit where owner_id <> 'x'");
    expect(BigInt(rows[0].id) > BigInt(most[0].id)).toBe(true);
  } finally {
    await restored.close();
    await db.close();
  }
});

test("a cut-off, changed or foreign file is refused before anything is written", async () => {
  const { folder, file, makePlace } = stage;
  const place = await makePlace();
  const whole = await readFile(file);
  const plain = gunzipSync(whole);
  const changed = Buffer.from(plain);
  changed[plain.indexOf("Quokka")] = 88;
  const lines = plain.toString("latin1").split("\n");
  const broken: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    foreign: Buffer.from("PGDMP, or whatever it is"),
    changed: gzipSync(changed),
    "without its end": gzipSync(Buffer.from(lines.slice(0, -2).join("\n"), "latin1")),
    "with something after its end": gzipSync(Buffer.concat([plain, Buffer.from("{}\n")])),
  };
  for (const share of [0.01, 0.3, 0.7, 0.999]) {
    const length = Math.floor(whole.length * share);
    broken[`cut off after ${length} bytes`] = whole.subarray(0, length);
  }
  const path = join(folder, "broken.backup");
  for (const [what, bytes] of Object.entries(broken)) {
    await writeFile(path, bytes);
    await expect(restore(path, place), what).rejects.toThrow(
      /incomplete or damaged\. Nothing was restored\.$/,
    );
  }
  await expect(restore(join(folder, "none"), place)).rejects.toThrow(/^There is no file/);
  expect(await countTables(place.connection)).toBe(0);
  expect(await exists(place.dataDir)).toBe(false);
});

test("a file that breaks while it is restored leaves nothing behind", async () => {
  const { folder, file, makePlace } = stage;
  const place = await makePlace();
  const path = join(folder, "breaking.backup");
  await writeFile(path, await readFile(file));
  const head = await checkBackup(path);
  await truncate(path, Math.floor((await stat(path)).size * 0.8));
  await expect(restoreBackup({ ...place, file: path }, head)).rejects.toThrow(/incomplete or damaged/);
  expect(await countTables(place.connection)).toBe(0);
  expect(await exists(join(place.dataDir, "secret.key"))).toBe(false);
});

test("a restore is refused over a database that isn't empty, or next to a different secret", async () => {
  const { file, makePlace } = stage;
  const used = await makePlace();
  await withClient(used.connection, (client) => client.query("create table mine (id int)"));
  await expect(restore(file, used)).rejects.toThrow(/^The database is not empty \(it has 1 table\)/);
  expect(await countTables(used.connection)).toBe(1);
  const place = await makePlace();
  await mkdir(place.dataDir);
  await writeFile(join(place.dataDir, "secret.key"), "another's");
  await expect(restore(file, place)).rejects.toThrow(/is the secret of another installation/);
  expect(await countTables(place.connection)).toBe(0);
});

test("an older backup is brought forward, a newer one is refused", async () => {
  const { folder, dataDir, file, makePlace } = stage;
  const [old, place] = [await makePlace(), await makePlace()];
  const { migrations } = await checkBackup(file);
  await withClient(old.connection, async (client) => {
    await makeTables(client, chooseMigrations(migrations.slice(0, 2)));
    await client.query("insert into users (id, name, email) values ('u1', 'Ada', 'ada@example.org')");
  });
  const older = join(folder, "older.backup");
  await takeBackup({ connection: old.connection, dataDir, file: older, withoutSecret: true });
  expect((await checkBackup(older)).secret).toBeNull();
  await restore(older, place);
  const { users, ...others } = await readAll(place.connection);
  expect(users).toEqual([expect.stringMatching(/^\(u1,Ada,ada@example\.org,/)]);
  expect(Object.keys(others)).toEqual(expect.arrayContaining(["practice_sessions", "participant_links"]));
  const applied = "select created_at::text as at from drizzle.__drizzle_migrations order by 1";
  const { rows } = await withClient(place.connection, (client) => client.query(applied));
  expect(rows.map(({ at }) => Number(at))).toEqual(migrations);
  expect(() => chooseMigrations([...migrations, 9e15])).toThrow(/made by a newer version of Askwell/);
});

test("a backup never replaces a file, and says where the secret or the data is missing", async () => {
  const { folder, dataDir, file, connection, makePlace } = stage;
  const options = { connection, dataDir, withoutSecret: false };
  await expect(takeBackup({ ...options, file })).rejects.toThrow(/ already exists\.$/);
  const next = join(folder, "next.backup");
  const elsewhere = takeBackup({ ...options, dataDir: join(folder, "nowhere"), file: next });
  await expect(elsewhere).rejects.toThrow(/^The secret of this installation could not be read/);
  const empty = await makePlace();
  const nothing = takeBackup({ ...options, connection: empty.connection, file: next });
  await expect(nothing).rejects.toThrow(/nothing to back up\.$/);
  expect([await exists(next), await exists(`${next}.part`)]).toEqual([false, false]);
});

test("T-BKP-1 a backup that is taken while people talk has whole conversations, with every answer of before it", async () => {
  const { app, folder, dataDir, connection, makePlace } = stage;
  const owner = await makeCreator(app);
  const interviewId = await makeInterview(owner, await makeProject(owner));
  const people = await Promise.all(Array.from({ length: 8 }, () => startParticipant(app, interviewId)));
  const told = new Map(people.map(({ sessionId }) => [sessionId, 0]));
  let isOver = false;
  const talks = people.map(async ({ sessionId, say }) => {
    for (let turn = 1; !isOver && !(await say(`In week ${turn} I wrote a list.`)).body.isComplete; turn++)
      told.set(sessionId, turn);
  });
  await expect.poll(() => Math.min(...told.values())).toBeGreaterThan(0);
  const earlier = new Map(told);
  const busy = join(folder, "busy.backup");
  await takeBackup({ connection, dataDir, file: busy, withoutSecret: false });
  isOver = true;
  await Promise.all(talks);
  const place = await makePlace();
  await restore(busy, place);
  const { rows } = await withClient(place.connection, (client) =>
    client.query(
      `select s.id, s.turn_count as count, count(*)::int as stored, max(t.seq) as last,
         count(*) filter (where t.speaker = 'participant')::int as answers,
         bool_and((t.speaker = 'interviewer') = (t.seq % 2 = 1)) as alternate
       from sessions s join turns t on t.session_id = s.id where s.interview_id = $1 group by s.id`,
      [interviewId],
    ),
  );
  expect(rows).toHaveLength(people.length);
  for (const { id, count, stored, last, answers, alternate } of rows) {
    expect({ count, last, alternate }).toEqual({ count: stored, last: stored, alternate: true });
    expect(answers).toBeGreaterThanOrEqual(earlier.get(id) ?? Number.NaN);
  }
});
