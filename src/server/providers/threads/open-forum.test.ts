import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#server/app-error.ts";
import type { ForumSettings } from "#server/forum-settings.ts";
import {
  type ForumFault,
  forumCredentials,
  forumFaults,
  type LoopbackForum,
  startLoopbackForum,
} from "#server/testing/loopback-forum.ts";
import { facts } from "../../../../tests/study-data.ts";
import { type ForumSeams, openForum } from "./open-forum.ts";

let peer: LoopbackForum;

beforeAll(async () => {
  peer = await startLoopbackForum();
});

beforeEach(() => {
  peer.requests.length = 0;
});

afterEach(() => peer.fail(null));

afterAll(() => peer.close());

const hash = (name: string) => `key of ${name.length}${[...name].reverse().join("")}`;

function open(credentials: ForumSettings["credentials"] = null, seams: ForumSeams = {}) {
  return openForum({ reddit: { credentials, baseUrl: peer.url } }, seams);
}

const small = "https://www.reddit.com/r/productivity/comments/smallone/how_do_you/";

describe("a thread read from the public JSON", () => {
  test("comes whole: what was left out is asked for by id and by branch", async () => {
    const { thread, notices } = await open().readThread(small, hash);
    expect(notices).toEqual([]);
    expect(thread).toMatchObject({ id: "smallone", title: "How do you keep a plan?", reportedComments: 9 });
    expect(thread.comments.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
      "0 small001",
      "1 small002",
      "2 small003",
      "3 deep0001",
      "1 late0001",
      "2 late0002",
      "0 small004",
      "0 small005",
    ]);
    expect(peer.requests.map(({ path }) => path.replace(/\?.*/, ""))).toEqual([
      "/comments/smallone.json",
      "/api/morechildren.json",
      "/comments/smallone.json",
    ]);
  });

  test("is asked for by our own address, without cookies, under the product's name", async () => {
    await open().readThread(`${small}?evil=1#x`, hash);
    const [first] = peer.requests;
    expect(first).toMatchObject({
      host: "www.reddit.com",
      path: "/comments/smallone.json?limit=500&raw_json=1",
      authorization: null,
      cookie: null,
    });
    expect(first?.userAgent).toContain("askwell");
    expect(peer.requests.every(({ cookie }) => cookie === null)).toBe(true);
  });

  test("holds no author's name", async () => {
    const { thread } = await open().readThread(small, (name) => `${name.length}`);
    expect(JSON.stringify(thread)).not.toMatch(/ann_writes|dora_d9|somebody_else|\bbob\b/);
  });

  test("of ten thousand comments is read up to the limits and says so", async () => {
    const { thread, notices } = await open().readThread("https://redd.it/huge0001", hash);
    expect(thread.comments.length).toBe(500);
    expect(notices).toEqual([]);
    expect(peer.requests.length).toBe(3);
  });

  test("without comments and with pictures alone is a thread too", async () => {
    const { thread } = await open().readThread("https://www.reddit.com/gallery/gallery1", hash);
    expect(thread).toMatchObject({ title: "My desk, in pictures", comments: [], text: "" });
  });

  test("keeps what it has when the further comments fail, and says so", async () => {
    peer.fail("too-many", /morechildren/);
    const { thread, notices } = await open().readThread(small, hash);
    expect(thread.comments).toHaveLength(4);
    expect(notices).toEqual([
      "Reddit didn't return all further comments. Adding the thread again later may bring more of them.",
    ]);
  });

  test("keeps what it has when time runs out on the way", async () => {
    peer.fail("hangs", /morechildren/);
    const { thread, notices } = await open(null, { maxMs: 400 }).readThread(small, hash);
    expect([thread.comments.length, notices.length]).toEqual([4, 1]);
  });

  test("a share link is looked up once and never followed", async () => {
    peer.shares.set("/r/productivity/s/AbC", small);
    const { thread } = await open().readThread("https://www.reddit.com/r/productivity/s/AbC", hash);
    expect(thread.id).toBe("smallone");
    expect(peer.requests[0]?.path).toBe("/r/productivity/s/AbC");
    expect(peer.requests[1]?.path).toBe("/comments/smallone.json?limit=500&raw_json=1");
  });

  test.each([
    "http://169.254.169.254/latest/",
    "file:///etc/passwd",
    "https://www.reddit.com.evil.example/comments/smallone/",
    "https://www.reddit.com/r/productivity/s/AbC",
    "https://www.reddit.com/r/productivity/",
    "//127.0.0.1/comments/smallone",
  ])("a share link to %s leads nowhere", async (target) => {
    peer.shares.set("/r/productivity/s/AbC", target);
    const reading = open().readThread("https://www.reddit.com/r/productivity/s/AbC", hash);
    await expect(reading).rejects.toMatchObject({ code: "reddit_unavailable" });
    expect(peer.requests).toHaveLength(1);
  });
});

describe("threads as the forum hands them out", () => {
  const [first, ...others] = facts.threads;

  test("with further comments are joined", async () => {
    const { thread } = await open().readThread(`https://redd.it/${first.id}`, hash);
    const least = first.comments + facts.laterComments.count;
    expect(thread.comments.length).toBeGreaterThanOrEqual(least);
    expect(new Set(thread.comments.map(({ id }) => id)).size).toBe(thread.comments.length);
    expect(JSON.stringify(thread)).not.toMatch(/\buser\d+\b/);
    expect(peer.requests.length).toBeLessThanOrEqual(12);
  });

  test("without further comments are read too", async () => {
    expect(others.length).toBeGreaterThan(0);
    for (const { id, comments } of others) {
      const { thread } = await open().readThread(`https://old.reddit.com/comments/${id}/`, hash);
      expect(thread.id).toBe(id);
      expect(thread.comments).toHaveLength(comments);
    }
  });
});

describe("a thread read through the API", () => {
  test("uses one token for many reads and asks the API's own host", async () => {
    const forum = open(forumCredentials);
    await forum.readThread("https://redd.it/gallery1", hash);
    await forum.readThread(small, hash);
    const calls = peer.requests.map(({ host, path }) => `${host}${path.replace(/\?.*/, "")}`);
    expect(calls).toEqual([
      "www.reddit.com/api/v1/access_token",
      "oauth.reddit.com/comments/gallery1",
      "oauth.reddit.com/comments/smallone",
      "oauth.reddit.com/api/morechildren",
      "oauth.reddit.com/comments/smallone",
    ]);
  });

  test("gets a new token when the old one is refused, and when its time is over", async () => {
    let now = new Date("2026-01-01T00:00:00Z");
    const forum = open(forumCredentials, { clock: () => now });
    await forum.readThread("https://redd.it/gallery1", hash);
    peer.takeTokenBack();
    await forum.readThread("https://redd.it/gallery1", hash);
    now = new Date("2026-01-02T00:00:00Z");
    await forum.readThread("https://redd.it/gallery1", hash);
    expect(peer.requests.filter(({ path }) => path.includes("access_token"))).toHaveLength(3);
  });

  test("with credentials that are refused is one try and the usual answer", async () => {
    const forum = open({ ...forumCredentials, clientSecret: "wrong" });
    await expect(forum.readThread(small, hash)).rejects.toMatchObject({ code: "reddit_unavailable" });
    expect(peer.requests).toHaveLength(1);
  });

  test("keeps the credentials from every host that a redirect names", async () => {
    const forum = open(forumCredentials);
    peer.fail("redirect-itself", /^\/comments/);
    await expect(forum.readThread(small, hash)).rejects.toMatchObject({ code: "reddit_unavailable" });
    const elsewhere = peer.requests.filter(
      ({ host, path }) => host !== "oauth.reddit.com" && !path.includes("token"),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.every(({ authorization }) => authorization === null)).toBe(true);
  });
});

describe("a forum that fails", () => {
  test.each([...forumFaults])("%s: one and the same sentence, in time", async (fault: ForumFault) => {
    peer.fail(fault);
    const began = performance.now();
    const error = await open(null, { maxMs: 500 })
      .readThread(small, hash)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe("reddit_unavailable");
    expect((error as AppError).message).toBe("Reddit didn't return this thread. Please try again later.");
    expect((error as AppError).details).toEqual({});
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(peer.requests.length).toBeLessThanOrEqual(3);
  });

  test("a thread that is not there has the same sentence", async () => {
    await expect(open().readThread("https://redd.it/nothere", hash)).rejects.toMatchObject({
      code: "reddit_unavailable",
    });
  });

  test("another thread than was asked for is not taken", async () => {
    const gallery = peer.threads.get("gallery1");
    if (gallery) peer.threads.set("other001", gallery);
    await expect(open().readThread("https://redd.it/other001", hash)).rejects.toMatchObject({
      code: "reddit_unavailable",
    });
  });
});
