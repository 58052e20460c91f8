import { expect, test } from "vitest";
import { keepAuthorNumbers } from "./authors.ts";
import type { ImportedThread, ThreadReading } from "./imported-thread.ts";
import { listMissing, mergeBranch, mergeMoreChildren, readThread } from "./read-thread.ts";

const hash = (name: string) => `#${[...name].reverse().join("")}`;

function open(reading: ThreadReading): ImportedThread {
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.thread;
}

const listing = (children: unknown[]) => ({ kind: "Listing", data: { children } });

function comment(id: string, author: string, body: string, replies: unknown = "") {
  return { kind: "t1", data: { id, author, body, replies, created_utc: 1439801151.5, score: 3 } };
}

/** The same, as an answer to the comment `parent`. */
function answer(parent: string, made: ReturnType<typeof comment>) {
  return { ...made, data: { ...made.data, parent_id: `t1_${parent}` } };
}

function thread(children: unknown[], selftext = "") {
  const post = {
    id: "post",
    title: "T",
    author: "ann",
    selftext,
    subreddit: "s",
    permalink: "/r/s",
    num_comments: 9,
  };
  return [listing([{ kind: "t3", data: post }]), listing(children)];
}

test("flattens answers behind what they answer and numbers authors as they appear", () => {
  const json = thread([
    comment("a", "bob", "one", listing([answer("a", comment("b", "ann", "two"))])),
    comment("c", "bob", "three"),
  ]);
  const read = open(readThread(json, hash));
  expect(read.author).toBe("u/…1");
  expect(read.comments.map(({ id, author, depth, parentId }) => [id, author, depth, parentId])).toEqual([
    ["a", "u/…2", 0, null],
    ["b", "u/…1", 1, "a"],
    ["c", "u/…2", 0, null],
  ]);
  expect(read.comments[0]).toMatchObject({
    authorKey: "#bob",
    createdAt: "2015-08-17T08:45:51.500Z",
    score: 3,
  });
});

test("keeps the place but not the words of what was deleted or removed", () => {
  const json = thread([
    comment("a", "[deleted]", "[deleted]", listing([answer("a", comment("b", "bob", "two"))])),
    comment("c", "bob", "[removed]"),
    comment("d", "[deleted]", "still here"),
  ]);
  const read = open(readThread(json, hash)).comments;
  expect(read.map(({ text, removed }) => [text, removed])).toEqual([
    ["", true],
    ["two", false],
    ["", true],
    ["still here", false],
  ]);
  expect(read[3]).toMatchObject({ author: "u/[deleted]", authorKey: null });
});

test("holds no name anywhere, also not of those who are mentioned", () => {
  const json = thread([
    comment("a", "bob_b", "ask u/carl-c or /u/bob_b, not you/others; u/nobody-here"),
    comment("b", "carl-c", "me?"),
  ]);
  const read = open(readThread(json, () => "hashed"));
  expect(JSON.stringify(read)).not.toMatch(/bob_b|carl-c|nobody/);
  expect(open(readThread(json, hash)).comments[0]?.text).toBe("ask u/…3 or /u/…2, not you/others; u/…");
});

test("gives escaped texts back as typed, and leaves entities that people typed", () => {
  const escaped = thread([comment("a", "bob", "&gt; quote &amp;amp; R&amp;D")]);
  expect(open(readThread(escaped, hash)).comments[0]?.text).toBe("> quote &amp; R&D");
  const raw = thread([comment("a", "bob", "> write &gt; for it")]);
  expect(open(readThread(raw, hash)).comments[0]?.text).toBe("> write &gt; for it");
});

test("lists what is missing, by id and by branch", () => {
  const more = (ids: string[], parent: string) => ({
    kind: "more",
    data: { id: ids[0] ?? "_", children: ids, count: ids.length, parent_id: parent },
  });
  const json = thread([
    comment("a", "bob", "one", listing([more([], "t1_a")])),
    more(["x", "y", "x"], "t3_post"),
  ]);
  expect(listMissing(open(readThread(json, hash)))).toEqual({ ids: ["x", "y"], branches: ["a"] });
});

test("puts fetched comments in their places and asks for no comment twice", () => {
  const more = { kind: "more", data: { id: "b", children: ["b", "c"], count: 2, parent_id: "t1_a" } };
  const first = open(
    readThread(thread([comment("a", "bob", "one", listing([more])), comment("z", "zoe", "last")]), hash),
  );
  const things = [
    answer("a", comment("b", "zoe", "under a, says u/Dan-D")),
    answer("b", comment("c", "dan-d", "under b")),
    { kind: "more", data: { id: "q", children: ["q"], count: 1, parent_id: "t1_c" } },
  ];
  const merged = open(mergeMoreChildren(first, { json: { errors: [], data: { things } } }, hash));
  expect(merged.comments.map(({ id, depth, author, text }) => [id, depth, author, text])).toEqual([
    ["a", 0, "u/…2", "one"],
    ["b", 1, "u/…3", "under a, says u/…4"],
    ["c", 2, "u/…4", "under b"],
    ["z", 0, "u/…3", "last"],
  ]);
  expect(merged.missing).toEqual([{ parentId: "c", ids: ["q"], depth: 3 }]);
});

test.each([[null], ["text"], [{}], [[]], [[listing([]), listing([])]], [{ json: { data: { things: [] } } }]])(
  "refuses what is no thread: %j",
  (json) => {
    expect(readThread(json, hash)).toEqual({ problem: "This is not the JSON of a Reddit thread." });
  },
);

test("refuses an answer without comments", () => {
  const read = open(readThread(thread([]), hash));
  expect(mergeMoreChildren(read, { json: { errors: [["BAD"]] } }, hash)).toEqual({
    problem: "Reddit did not return the comments that were asked for.",
  });
});

test("reads a thread that is thousands of answers deep", () => {
  let inner: unknown = "";
  for (let i = 0; i < 20_000; i++) inner = listing([comment(`c${i}`, "bob", "x", inner)]);
  expect(open(readThread(thread([comment("top", "bob", "x", inner)]), hash)).comments).toHaveLength(20_001);
});

test("names written in any way become numbers: links, escaped underscores, bare names of who wrote here", () => {
  const said =
    "as /user/bob_b and u/carl\\_c wrote; https://reddit.com/u/bob_b; thanks bob_b, CarlOfHere2! my iPhone13 and u/x";
  const json = thread([
    comment("a", "bob_b", said),
    comment("b", "carl_c", "?"),
    comment("c", "CarlOfHere2", "!"),
  ]);
  expect(open(readThread(json, hash)).comments[0]?.text).toBe(
    "as /u/…2 and u/…3 wrote; https://reddit.com/u/…2; thanks u/…2, u/…4! my iPhone13 and u/x",
  );
});

test("a branch that was read is put under its comment and no longer missing, with the gaps that it names itself", () => {
  const gap = { kind: "more", data: { parent_id: "t1_a", count: 0, children: [] } };
  const before = open(readThread(thread([comment("a", "bob", "one", listing([gap]))]), hash));
  expect(listMissing(before)).toEqual({ ids: [], branches: ["a"] });
  const inner = { kind: "more", data: { parent_id: "t1_b", count: 2, children: ["c", "d"] } };
  const under = comment(
    "a",
    "bob",
    "one",
    listing([answer("a", comment("b", "eve", "two", listing([inner])))]),
  );
  const merged = open(mergeBranch(before, "a", thread([under]), hash));
  expect(merged.comments.map(({ id, depth, author }) => [id, depth, author])).toEqual([
    ["a", 0, "u/…2"],
    ["b", 1, "u/…3"],
  ]);
  expect(listMissing(merged)).toEqual({ ids: ["c", "d"], branches: [] });
  expect(mergeBranch(before, "a", [], hash)).toHaveProperty("problem");
});

test("a thread that is read again keeps the numbers of its authors, in mentions too", () => {
  const first = open(readThread(thread([comment("a", "bob", "one"), comment("b", "eve", "two")]), hash));
  const known = new Map(first.comments.map(({ authorKey, author }) => [authorKey ?? "", author]));
  const again = thread([
    comment("b", "eve", "two, u/bob and u/new-one"),
    comment("c", "new-one", "!"),
    comment("a", "bob", "one"),
  ]);
  const kept = keepAuthorNumbers(open(readThread(again, hash)), known);
  expect(kept.comments.map(({ author, text }) => `${author}: ${text}`)).toEqual([
    "u/…3: two, u/…2 and u/…5",
    "u/…5: !",
    "u/…2: one",
  ]);
  expect(kept.author).toBe("u/…4");
});
