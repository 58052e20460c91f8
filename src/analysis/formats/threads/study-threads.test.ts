import { describe, expect, test } from "vitest";
import { facts, readForumJson } from "../../../../tests/study-data.ts";
import type { ImportedThread, ThreadReading } from "./imported-thread.ts";
import { listMissing, mergeMoreChildren, readThread } from "./read-thread.ts";

const hash = (name: string) => `key of ${name}`;

function open(reading: ThreadReading): ImportedThread {
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.thread;
}

const readFile = (file: string) => open(readThread(readForumJson(file), hash));

describe("threads as the forum hands them out", () => {
  test("each is read whole", () => {
    for (const { id, file, ...counts } of facts.threads) {
      const thread = readFile(file);
      expect(thread.id).toBe(id);
      expect({
        comments: thread.comments.length,
        nameless: thread.comments.filter((comment) => comment.authorKey === null).length,
        removed: thread.comments.filter((comment) => comment.removed).length,
        gaps: thread.missing.length,
        ids: thread.missing.flatMap((gap) => gap.ids).length,
        reported: thread.reportedComments,
      }).toEqual(counts);
      const seen = new Set<string | null>([null]);
      for (const { id: commentId, parentId } of thread.comments) {
        expect(seen).toContain(parentId);
        seen.add(commentId);
      }
    }
  });

  test("fetched comments join the thread that they belong to", () => {
    const thread = readFile(facts.threads[0].file);
    const merged = open(mergeMoreChildren(thread, readForumJson(facts.laterComments.file), hash));
    expect(merged.comments).toHaveLength(thread.comments.length + facts.laterComments.count);
    const before = thread.comments.map((comment) => comment.id);
    const after = merged.comments.map((comment) => comment.id);
    expect(after.filter((id) => before.includes(id))).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
    const asked = listMissing(thread).ids.filter((id) => after.includes(id));
    expect(asked.length).toBeGreaterThan(0);
    expect(listMissing(merged).ids).toHaveLength(listMissing(thread).ids.length - asked.length);
  });
});
