import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { ImportedThread, ThreadReading } from "./imported-thread.ts";
import { listMissing, mergeMoreChildren, readThread } from "./read-thread.ts";

const folder = fileURLToPath(new URL("../../../../../shared/data/forum", import.meta.url));
const hash = (name: string) => `key of ${name}`;

function open(reading: ThreadReading): ImportedThread {
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.thread;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));

/** The counts were made apart from the reader, by walking the JSON with a script in another language. */
describe.skipIf(!existsSync(folder))("real threads", () => {
  test.each([
    [
      "reddit_comments_3hahrw.json",
      { comments: 476, nameless: 16, removed: 6, gaps: 18, ids: 24, reported: 543 },
    ],
    [
      "reddit_comments_57dw9a.json",
      { comments: 145, nameless: 6, removed: 5, gaps: 1, ids: 0, reported: 16697 },
    ],
    [
      "reddit_comments_98vj9e_limit4.json",
      { comments: 4, nameless: 0, removed: 0, gaps: 2, ids: 6, reported: 41 },
    ],
  ])("%s is read whole", (name, counts) => {
    const thread = open(readThread(readJson(name), hash));
    expect({
      comments: thread.comments.length,
      nameless: thread.comments.filter((comment) => comment.authorKey === null).length,
      removed: thread.comments.filter((comment) => comment.removed).length,
      gaps: thread.missing.length,
      ids: thread.missing.flatMap((gap) => gap.ids).length,
      reported: thread.reportedComments,
    }).toEqual(counts);
    const seen = new Set<string | null>([null]);
    for (const { id, parentId } of thread.comments) {
      expect(seen).toContain(parentId);
      seen.add(id);
    }
  });

  test("fetched comments join the thread that they belong to", () => {
    const thread = open(readThread(readJson("reddit_comments_3hahrw.json"), hash));
    const merged = open(mergeMoreChildren(thread, readJson("reddit_morechildren_3hahrw.json"), hash));
    expect(merged.comments).toHaveLength(476 + 11);
    const before = thread.comments.map((comment) => comment.id);
    const after = merged.comments.map((comment) => comment.id);
    expect(after.filter((id) => before.includes(id))).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
    const asked = listMissing(thread).ids.filter((id) => after.includes(id));
    expect(listMissing(merged).ids).toHaveLength(listMissing(thread).ids.length - asked.length);
  });
});
