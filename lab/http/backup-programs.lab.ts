import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeDatabase } from "#server/db/embedded/place.ts";
import { readAll, restore, startBackedUp } from "../../tests/backed-up.ts";
import { runScript, urlOf } from "../../tests/operator-scripts.ts";

let stage: Awaited<ReturnType<typeof startBackedUp>>;

beforeAll(async () => {
  stage = await startBackedUp();
}, 180_000);
afterAll(() => stage.close());

test("npm run restore fills a new embedded database, and npm run backup takes it up again", async () => {
  const { folder, before, makePlace } = stage;
  const embedded = { DATA_DIR: join(folder, "embedded"), INIT_CWD: folder };
  try {
    const restored = await runScript("restore", ["askwell.backup"], embedded);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The backup of .* has been restored/),
    });
    const taken = await runScript("backup", ["again.backup"], embedded);
    expect(taken).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The backup is in .*again\.backup/),
    });
  } finally {
    await removeDatabase(embedded.DATA_DIR);
  }
  const place = await makePlace();
  await restore(join(folder, "again.backup"), place);
  expect(await readAll(place.connection)).toEqual(before);
  expect((await runScript("backup", [], {})).output).toMatch(/^Usage: npm run backup/);
}, 120_000);

test("both do the same for the database of DATABASE_URL", async () => {
  const { folder, before, makePlace } = stage;
  const place = await makePlace();
  const env = { DATABASE_URL: urlOf(place.connection), DATA_DIR: place.dataDir, INIT_CWD: folder };
  const restored = await runScript("restore", ["askwell.backup"], env);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The backup of .* has been restored/),
  });
  expect(await readAll(place.connection)).toEqual(before);
  const again = await runScript("restore", ["askwell.backup"], env);
  expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/^The database is not empty/) });
  expect(await runScript("backup", ["of-url.backup"], env)).toMatchObject({ code: 0 });
  const next = await makePlace();
  await restore(join(folder, "of-url.backup"), next);
  expect(await readAll(next.connection)).toEqual(before);
}, 120_000);
