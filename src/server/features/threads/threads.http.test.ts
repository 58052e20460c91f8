import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type LoopbackForum, startLoopbackForum } from "#server/testing/loopback-forum.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { purgeSource } from "#server/testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { facts } from "../../../../tests/study-data.ts";
import { measureThread } from "../../creator-work/long-script-for-tests.ts";
import { listThreads } from "./threads.service.ts";

let app: TestApp;
let peer: LoopbackForum;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

const small = "https://www.reddit.com/r/productivity/comments/smallone/how_do_you/";

beforeAll(async () => {
  peer = await startLoopbackForum();
  app = await startTestApp({ REDDIT_BASE_URL: peer.url });
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});

afterEach(() => peer.fail(null));

afterAll(async () => {
  await app.close();
  await peer.close();
});

async function addSmall(client = creator): Promise<{ interviewId: string; thread: { _id: string } }> {
  const interviewId = await makeInterview(client, projectId);
  const reply = await client.post(`/api/reddit/interview/${interviewId}`, { url: small });
  expect(reply.status).toBe(200);
  return { interviewId, thread: reply.body.data };
}

function toForm(json: unknown, name = "thread.json"): FormData {
  const form = new FormData();
  const text = typeof json === "string" ? json : JSON.stringify(json);
  form.append("file", new File([text], name, { type: "application/json" }));
  return form;
}

describe("adding a thread by its address", () => {
  test("imports its comments and tells how many Reddit counts", async () => {
    const { interviewId, thread } = await addSmall();
    expect(thread).toMatchObject({
      threadTitle: "How do you keep a plan?",
      commentCount: 7,
      reportedComments: 9,
      threadCreated: "2023-11-14T22:13:20.000Z",
      forum: "productivity",
      url: "https://www.reddit.com/comments/smallone/",
      notices: [
        "1 comment was deleted or removed on Reddit and is left out.",
        "Reddit counts 9 comments and returned 8; its count includes deleted ones.",
      ],
    });
    expect(await listThreads(app.db, interviewId)).toEqual([thread]);
    const details = await creator.get(`/api/interviews/${interviewId}/details`);
    expect(details.body.redditData).toEqual([thread]);
  });

  test("shows the post and its comments in order, nobody by name, entities as characters", async () => {
    const { thread } = await addSmall();
    const reply = await creator.get(`/api/reddit/${thread._id}`);
    const comments: { _id: string; author: string; text: string; depth: number }[] = reply.body.comments;
    expect(comments.map(({ author, depth }) => `${depth} ${author}`)).toEqual([
      "0 u/…1",
      "0 u/…2",
      "1 u/…2",
      "2 u/…3",
      "3 u/…1",
      "1 u/…4",
      "2 u/…5",
      "0 u/…3",
    ]);
    expect(comments[1]?.text).toBe("My phone & calendar never agree. Ask u/…1 or /u/… 😀 <b>hi</b>");
    expect(comments[7]?.text).toBe("I think u/…1 is right, see https://www.reddit.com/u/…2");
    expect(comments.every(({ _id }) => /^[A-Za-z0-9]{22}$/.test(_id))).toBe(true);
  });

  test("keeps no author's name in the database", async () => {
    await addSmall();
    const kept = await app.db.orm.execute(
      sql`select to_jsonb(s)::text as row from sources s union all select to_jsonb(t)::text from source_turns t`,
    );
    expect(kept.rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(kept.rows)).not.toMatch(/ann_writes|dora_d9|somebody_else|cleo|"bob"|u\/bob/);
  });

  test("reads one as the forum hands it out, with what it names later", async () => {
    const interviewId = await makeInterview(creator, projectId);
    const { title, forum, path, hasText } = facts.firstThread;
    const { comments: shown, removed, reported } = facts.threads[0];
    const url = `https://old.reddit.com${path}`;
    const { data } = (await creator.post(`/api/reddit/interview/${interviewId}`, { url })).body;
    expect(data).toMatchObject({ threadTitle: title, forum, reportedComments: reported });
    expect(data.commentCount).toBeGreaterThan(shown - removed);
    const { comments } = (await creator.get(`/api/reddit/${data._id}`)).body;
    expect(comments).toHaveLength(data.commentCount + (hasText ? 1 : 0));
    expect(JSON.stringify(comments)).not.toMatch(/\buser\d+\b|\[removed\]|"text":"\[deleted\]"/);
  });

  test("again is answered with the same thread, not doubled, in the same numbers, without what was taken back", async () => {
    const { interviewId, thread } = await addSmall();
    const before = (await creator.get(`/api/reddit/${thread._id}`)).body.comments;
    const json = structuredClone(peer.threads.get("smallone"));
    const changed = structuredClone(json);
    const children = changed?.[1]?.data.children ?? [];
    // The first comment, with all below it, is gone; the last now stands first.
    changed?.[1]?.data.children.splice(0, 1);
    children.reverse();
    if (changed) peer.threads.set("smallone", changed);
    const again = await creator.post(`/api/reddit/interview/${interviewId}`, { url: small });
    if (json) peer.threads.set("smallone", json);
    expect(again.status).toBe(200);
    expect(again.body.data._id).toBe(thread._id);
    expect(await listThreads(app.db, interviewId)).toHaveLength(1);
    const after = (await creator.get(`/api/reddit/${thread._id}`)).body.comments;
    expect(after.map((comment: { author: string }) => comment.author)).toEqual(["u/…1", "u/…3"]);
    // Who was mentioned wrote nothing that is left, and has no number any more.
    expect(after[1]).toEqual({ ...before[7], text: before[7].text.replace(/u\/…2$/, "u/…") });
  });

  test("twice at once is one thread", async () => {
    const interviewId = await makeInterview(creator, projectId);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => creator.post(`/api/reddit/interview/${interviewId}`, { url: small })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listThreads(app.db, interviewId)).toHaveLength(1);
  });

  test("stands in each interview by itself, its authors under other keys", async () => {
    const [one, two] = [await addSmall(), await addSmall()];
    expect(one.thread._id).not.toBe(two.thread._id);
    const rows = await app.db.orm.execute<{ keys: string }>(sql`
      select speakers::text as keys from sources where id in (${one.thread._id}, ${two.thread._id})`);
    expect(rows.rows[0]?.keys).not.toBe(rows.rows[1]?.keys);
  });

  test("of ten thousand comments takes the first 500 and says so", async () => {
    const interviewId = await makeInterview(creator, projectId);
    const reply = await creator.post(`/api/reddit/interview/${interviewId}`, {
      url: "https://redd.it/huge0001",
    });
    expect(reply.body.data).toMatchObject({
      commentCount: 500,
      reportedComments: 10_300,
      notices: ["Reddit counts 10,300 comments and returned 500; its count includes deleted ones."],
    });
  });

  test.each([
    [{}, "Please enter a Reddit URL"],
    [{ url: "" }, "Please enter a Reddit URL"],
    [{ url: " \n " }, "Please enter a Reddit URL"],
    [{ url: null }, "Please enter a Reddit URL"],
    [{ url: [small] }, "Please enter a Reddit URL"],
    [[], "Please enter a Reddit URL"],
    [{ url: "https://example.org/r/a/comments/abc/" }, "Please enter a valid Reddit thread URL"],
    [{ url: "http://169.254.169.254/latest/meta-data/" }, "Please enter a valid Reddit thread URL"],
    [{ url: "x".repeat(100_000) }, "Please enter a valid Reddit thread URL"],
  ])("with %j is refused", async (body, error) => {
    const interviewId = await makeInterview(creator, projectId);
    const reply = await creator.post(`/api/reddit/interview/${interviewId}`, body);
    expect([reply.status, reply.body.error]).toEqual([400, error]);
  });

  test.each(["html-403", "too-many", "cut-json", "redirect-metadata", "breaks"] as const)(
    "that fails (%s) has one sentence and keeps nothing",
    async (fault) => {
      const interviewId = await makeInterview(creator, projectId);
      peer.fail(fault);
      const reply = await creator.post(`/api/reddit/interview/${interviewId}`, { url: small });
      expect(reply.status).toBe(502);
      expect(reply.body).toEqual({
        error: "Reddit didn't return this thread. Please try again later.",
        message: "Reddit didn't return this thread. Please try again later.",
        code: "reddit_unavailable",
      });
      expect(await listThreads(app.db, interviewId)).toEqual([]);
    },
  );

  test("is limited to ten a minute", async () => {
    const limited = await startTestApp({ REDDIT_BASE_URL: peer.url, RATE_LIMITS: "on" });
    try {
      const client = await makeCreator(limited);
      const interviewId = await makeInterview(client, await makeProject(client));
      const statuses: number[] = [];
      for (let call = 0; call < 11; call++) {
        const reply = await client.post(`/api/reddit/interview/${interviewId}`, {
          url: "https://redd.it/gallery1",
        });
        statuses.push(reply.status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    } finally {
      await limited.close();
    }
  });
});

const deepStart = '{"kind":"Listing","data":{"children":[';

function listing(child: string, times: number): string {
  const post = '{"kind":"t3","data":{"id":"slow1","title":"Slow","author":"a"}}';
  const children = Array.from({ length: times }, () => child).join(",");
  const wrap = (inner: string) => `{"kind":"Listing","data":{"children":[${inner}]}}`;
  return `[${wrap(post)},${wrap(children)}]`;
}

describe("adding a thread by its JSON", () => {
  test("is the same thread as by its address", async () => {
    const { interviewId, thread } = await addSmall();
    const form = toForm(peer.threads.get("smallone"));
    const reply = await creator.post(`/api/reddit/interview/${interviewId}`, form);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ _id: thread._id, commentCount: 3, addedAt: expect.any(String) });
    expect(await listThreads(app.db, interviewId)).toHaveLength(1);
  });

  test.each([
    ["not JSON at all", "This is not the JSON of a Reddit thread."],
    ["[]", "This is not the JSON of a Reddit thread."],
    ["null", "This is not the JSON of a Reddit thread."],
    ['[{"kind":"Listing","data":{"children":[', "This is not the JSON of a Reddit thread."],
  ])("%s is refused with a sentence", async (text, error) => {
    const interviewId = await makeInterview(creator, projectId);
    const reply = await creator.post(`/api/reddit/interview/${interviewId}`, toForm(text));
    expect([reply.status, reply.body.error]).toEqual([400, error]);
  });

  test("whose own words about itself are tricks is kept plain", async () => {
    const json = structuredClone(peer.threads.get("smallone"));
    const post = json?.[0]?.data.children[0]?.data ?? {};
    Object.assign(post, {
      id: "../../x",
      permalink: "//evil.example/",
      subreddit: "u_ann_writes",
      title: "\u202eevil\u0000 <img src=x onerror=alert(1)>",
    });
    const interviewId = await makeInterview(creator, projectId);
    const path = `/api/reddit/interview/${interviewId}`;
    expect((await creator.post(path, toForm(json))).status).toBe(400);
    post.id = "okay1";
    const { data } = (await creator.post(path, toForm(json))).body;
    expect(data).toMatchObject({
      threadTitle: "evil <img src=x onerror=alert(1)>",
      forum: "",
      url: "https://www.reddit.com/comments/okay1/",
    });
  });

  test("over 5 MB is refused; no file too", async () => {
    const interviewId = await makeInterview(creator, projectId);
    const path = `/api/reddit/interview/${interviewId}`;
    const large = await creator.post(path, toForm("x".repeat(5 * 1024 * 1024 + 1)));
    expect([large.status, large.body.error]).toEqual([
      413,
      "thread.json is too large. A thread can be up to 5 MB.",
    ]);
    const none = await creator.post(path, new FormData());
    expect([none.status, none.body.code]).toEqual([400, "file_missing"]);
  });

  test.each([
    ["a hundred thousand comments", listing('{"kind":"t1","data":{"id":"a","body":"b"}}', 110_000)],
    ["deeper than any thread", deepStart.repeat(130_000)],
    ["brackets alone", "[".repeat(5_000_000)],
    [
      "one text that looks like names",
      listing(`{"kind":"t1","data":{"id":"a","body":"${"a\\\\a_1 u/".repeat(550_000)}"}}`, 1),
    ],
  ])("made to be slow (%s) is read or refused at once", async (_, text) => {
    const interviewId = await makeInterview(creator, projectId);
    const { answer, ms } = await measureThread(() =>
      creator.post(`/api/reddit/interview/${interviewId}`, toForm(text)),
    );
    expect([200, 400]).toContain(answer.status);
    expect(ms).toBeLessThan(8_000);
  });
});

describe("a thread", () => {
  test("belongs to its owner alone", async () => {
    const { interviewId, thread } = await addSmall();
    const other = await makeCreator(app, "Other");
    const replies = [
      await other.post(`/api/reddit/interview/${interviewId}`, { url: small }),
      await other.post(`/api/reddit/interview/${interviewId}`, toForm([])),
      await other.get(`/api/reddit/${thread._id}`),
      await other.send("DELETE", `/api/reddit/${thread._id}`),
      await creator.get("/api/reddit/AAAAAAAAAAAAAAAAAAAAAA"),
    ];
    expect(replies.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
      "404 Interview not found",
      "404 Interview not found",
      "404 Thread not found",
      "404 Thread not found",
      "404 Thread not found",
    ]);
    expect((await creator.get(`/api/reddit/${thread._id}`)).status).toBe(200);
  });

  test("is out of reach with its interview", async () => {
    const { interviewId, thread } = await addSmall();
    await creator.send("DELETE", `/api/interviews/${interviewId}`);
    expect((await creator.get(`/api/reddit/${thread._id}`)).status).toBe(404);
  });

  test("that is deleted and imported again is there again", async () => {
    const { interviewId, thread } = await addSmall();
    await creator.send("DELETE", `/api/reddit/${thread._id}`);
    await creator.post(`/api/reddit/interview/${interviewId}`, { url: small });
    expect((await listThreads(app.db, interviewId)).map(({ _id }) => _id)).toEqual([thread._id]);
  });

  test("that is deleted is gone, also from what was found in it", async () => {
    const { interviewId, thread } = await addSmall();
    await makeFinishedSession(app, interviewId);
    const sources = ["interviews", "reddit"];
    const made = await creator.post(`/api/generate-insights/${interviewId}`, {
      selectedDataSources: sources,
    });
    expect(made.status).toBe(200);
    const reply = await creator.send("DELETE", `/api/reddit/${thread._id}`);
    expect([reply.status, reply.body]).toEqual([200, { success: true }]);
    expect(await listThreads(app.db, interviewId)).toEqual([]);
    const details = async () => (await creator.get(`/api/interviews/${interviewId}/details`)).text;
    expect(await details()).not.toContain(thread._id);
    expect((await creator.get("/api/deleted")).body).toContainEqual(
      expect.objectContaining({ kind: "thread", _id: thread._id, interviewId }),
    );
    expect((await creator.post(`/api/reddit/${thread._id}/restore`)).status).toBe(200);
    expect(await details()).toContain(thread._id);
    await creator.send("DELETE", `/api/reddit/${thread._id}`);
    await purgeSource(app, thread._id);
    const left = await app.db.orm.execute<{ count: string }>(sql`
      select (select count(*) from source_turns where source_id = ${thread._id})
        + (select count(*) from coded_sources where source_id = ${thread._id})
        + (select count(*) from insights where content::text like ${`%${thread._id}%`}) as count`);
    expect(Number(left.rows[0]?.count)).toBe(0);
    expect((await creator.get(`/api/reddit/${thread._id}`)).status).toBe(404);
  });
});
