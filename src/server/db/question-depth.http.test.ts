import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { chooseMigrations, makeTables } from "../backup/known-migrations.ts";
import { newId } from "../ids.ts";
import { databaseConfig, runAdmin } from "../testing/database-server.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";
import { practiceSessions } from "./practice-schema.ts";
import { previews } from "./recruitment-schema.ts";
import { rehearsals } from "./schema.ts";
import { guides, interviews } from "./study-schema.ts";

const name = `askwell_depth_${newId().toLowerCase()}`;
const journal = new URL("../../../drizzle/meta/_journal.json", import.meta.url);
/** Its second text has what the migration looks for, inside a string. */
const texts = ["Why?", 'Do you write "priority":"high","probeDepth":2 or {"probeDepth": 1}?', "When?"];
const older = texts.map((text, at) => ({
  ...{ id: `q${at}`, text, priority: at === 0 ? "high" : "normal", probeDepth: at, exactWording: at === 2 },
}));
const guide = { introduction: "Hello", topics: ["A", "b"], questions: older, language: "en", minutes: 15 };
const depths = ["light", "normal", "deep"];
let db: Database;

beforeAll(async () => {
  await runAdmin(inject("databaseAdmin"), `create database ${name} template template0`);
  const connection = databaseConfig(inject("databaseAdmin"), name);
  const client = new pg.Client(connection);
  await client.connect();
  const { entries } = JSON.parse(await readFile(journal, "utf8"));
  const before = entries.slice(0, 7).map(({ when }: { when: number }) => when);
  await makeTables(client, chooseMigrations(before));
  await insertOlderRows(client);
  await client.end();
  db = openDatabase(connection, () => undefined);
  await migrateDatabase(db.pool);
});
afterAll(async () => {
  await db.close();
  await runAdmin(inject("databaseAdmin"), `drop database if exists ${name} with (force)`);
});

async function insertOlderRows(client: pg.Client): Promise<void> {
  const json = JSON.stringify(guide);
  await client.query("insert into users (id, name, email) values ('u', 'Ada', 'ada@example.org')");
  await client.query("insert into projects (id, owner_id, name, organization) values ('p', 'u', 'P', '')");
  await client.query(
    `insert into interviews (id, project_id, name, introduction, objective, topics, questions, settings)
     values ('i', 'p', 'I', 'Hello', 'Learn', '{}', $1, '{}')`,
    [JSON.stringify(older)],
  );
  await client.query(
    "insert into guides (id, interview_id, project_id, hash, guide) values ('g', 'i', 'p', 'h', $1)",
    [json],
  );
  await client.query(
    `insert into rehearsals (id, interview_id, project_id, seed, guide, voice, content)
     values ('r', 'i', 'p', 1, json_build_object('questions', (select questions from interviews)), 'scripted', '{}')`,
  );
  await client.query("insert into previews (id, owner_id, guide, turns) values ('v', 'u', $1, '[]')", [json]);
  await client.query(
    `insert into practice_sessions (id, owner_id, topic, language, seed, traits, guide, last_activity_at)
     values ('s', 'u', 'Bees', 'en', 1, '{}', $1, now()), ('t', 'u', 'Bees', 'en', 1, '{}', null, now())`,
    [json],
  );
}

const read = async () => {
  const [interview] = await db.orm.select().from(interviews);
  const [frozen] = await db.orm.select().from(guides);
  const [rehearsal] = await db.orm.select().from(rehearsals);
  const [preview] = await db.orm.select().from(previews);
  const [practice] = await db.orm.select().from(practiceSessions).where(eq(practiceSessions.id, "s"));
  if (!interview || !frozen || !rehearsal || !preview || !practice) throw new Error("a row is missing");
  return { interview, frozen, rehearsal, preview, practice };
};

test("scripts of an older version are followed up as far as they were, and change in nothing else", async () => {
  const { interview, frozen, rehearsal, preview, practice } = await read();
  const newer = older.map(({ probeDepth, ...question }) => ({ ...question, depth: depths[probeDepth] }));
  expect(interview.questions).toEqual(newer);
  expect(frozen.guide).toEqual({ ...guide, questions: newer });
  expect(rehearsal.guide.questions).toEqual(newer);
  expect(preview.guide).toEqual({ ...guide, questions: newer });
  expect(practice.guide).toEqual({ ...guide, questions: newer });
  expect(await db.orm.select().from(practiceSessions).where(eq(practiceSessions.id, "t"))).toMatchObject([
    { guide: null },
  ]);
});

test("a rehearsal of an unchanged script is still of that script, to the letter", async () => {
  const { interview, rehearsal } = await read();
  expect(JSON.stringify(rehearsal.guide.questions)).toBe(JSON.stringify(interview.questions));
});

test("servers of the older and the newer version read each other's questions", async () => {
  const { interview } = await read();
  const stored = () => db.pool.query("select questions->2 as last from interviews");
  await db.orm.update(interviews).set({ questions: interview.questions });
  expect((await stored()).rows[0].last).toMatchObject({ depth: "deep", probeDepth: 2 });
  await db.pool.query("update interviews set questions = $1", [JSON.stringify(older)]);
  await db.pool.query("update guides set guide = $1", [JSON.stringify(guide)]);
  const after = await read();
  expect(after.interview.questions).toEqual(interview.questions);
  expect(after.frozen.guide.questions.map(({ depth }) => depth)).toEqual(depths);
});
