import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { noteAudit } from "./note-audit.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function makeOwner() {
  const owner = await makeCreator(app);
  const { _id: id } = (await owner.get("/api/current_user")).body;
  return { ...owner, id: id as string };
}

const noteDeleted = (ownerId: string, targetId: string) =>
  noteAudit(app.db.orm, { ownerId, actorId: ownerId, action: "deleted", targetKind: "persona", targetId });

test("the audit log is paged, newest first, and shows nobody else's entries", async () => {
  const ada = await makeOwner();
  const bob = await makeOwner();
  for (const target of ["p1", "p2", "p3"]) await noteDeleted(ada.id, target);
  await noteDeleted(bob.id, "of-bob");
  const first = (await ada.get("/api/audit?limit=2")).body;
  expect(first.entries.map((entry: { targetId: string }) => entry.targetId)).toEqual(["p3", "p2"]);
  expect(first.entries[0]).toMatchObject({
    actor: "Ada Researcher",
    action: "deleted",
    targetKind: "persona",
  });
  const second = (await ada.get(`/api/audit?limit=2&cursor=${first.nextCursor}`)).body;
  expect(second.entries[0].targetId).toBe("p1");
  expect(JSON.stringify([first, second])).not.toContain("of-bob");
});

test("a cursor that is none of ours is refused", async () => {
  const ada = await makeOwner();
  expect((await ada.get("/api/audit?cursor=1;drop")).status).toBe(400);
});

test("an entry that cannot be written fails nothing", async () => {
  const broken = { ownerId: null as unknown as string, actorId: null, targetId: null };
  const noted = noteAudit(app.db.orm, { ...broken, action: "viewed", targetKind: "session" });
  await expect(noted).resolves.toBeUndefined();
});

test("anyone may read who processes data here", async () => {
  const reply = await (await fetch(`${app.url}/api/processors`)).json();
  expect(reply).toEqual([
    expect.objectContaining({ name: "Reddit" }),
    expect.objectContaining({ name: expect.stringContaining("browser maker") }),
  ]);
});
