import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Job } from "#contract/jobs.ts";
import { openClient } from "#server/testing/client.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  password,
  startParticipant,
} from "#server/testing/makers.ts";
import { findNginx } from "./instances/nginx.ts";
import { type Installation, startInstallation } from "./instances/servers.ts";
import { follow, type Journal, type Timed, takePart } from "./instances/visitor.ts";

/** Two server processes on one database behind nginx, set up by deploy/nginx.conf itself. */

const nginx = findNginx();
if (nginx === undefined) console.warn("nginx is not installed: the tests of several instances are left out.");

let model: LoopbackModel;
let site: Installation;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;

describe.skipIf(nginx === undefined)("two instances behind nginx", () => {
  beforeAll(async () => {
    model = await startLoopbackModel();
    site = await startInstallation(nginx ?? "", {
      ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
    });
    creator = await makeCreator(site);
    projectId = await makeProject(creator);
    interviewId = await makeInterview(creator, projectId);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await model?.close();
  }, 120_000);
  beforeEach(() => model.behave({ mode: "cooperative", delayMs: 0, pieceDelayMs: 0 }));

  const bearer = () => ({ headers: { authorization: `Bearer ${creator.token}` } });
  const loginOf = (url: string) => ({ ...openClient(url), email: creator.email });

  test("who logs in on one is logged in on the other, and logged out on both", async () => {
    const [first, second] = site.instances.map(({ url }) => loginOf(url));
    const reply = await first?.post("/api/auth/login", { email: creator.email, password });
    expect(reply?.status).toBe(200);
    for (const [name, value] of first?.cookies ?? []) second?.cookies.set(name, value);
    expect((await second?.get("/api/current_user"))?.body).toMatchObject({ email: creator.email });
    expect((await second?.post("/api/logout"))?.status).toBeLessThan(400);
    expect((await first?.get("/api/current_user"))?.status).toBe(401);
  });

  test("the pieces of a reply come through nginx one by one", async () => {
    // Slow enough that the first sentence comes before the last piece on a busy machine, too.
    model.behave({ mode: "lead-then-bad", pieceDelayMs: 200 });
    const participant = await startParticipant(site, interviewId);
    const asked = model.requests.length;
    const all = await listAll(
      follow(`${site.url}/api/sessions/${interviewId}/${participant.sessionId}/send`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-resume-token": participant.resumeToken },
        body: JSON.stringify({
          message: "Meetings were stressful last week.",
          clientMessageId: "message-0001",
        }),
      }),
    );
    // "received" comes first where a reply takes long.
    const events = all.filter(({ event }) => event !== "received");
    expect(events.map(({ event }) => event)).toEqual(["sentence", "sentence", "reply"]);
    const lastPieceAt = model.requests.slice(asked).at(0)?.stamps.at(-1)?.at ?? 0;
    expect(events[0]?.at).toBeLessThan(lastPieceAt);
  });

  test("a job that is started on one tells of its steps over the other, and through nginx as they are made", async () => {
    await Promise.all(Array.from({ length: 6 }, () => makeFinishedSession(site, interviewId)));
    model.behave({ delayMs: 400 });
    const [first, second] = site.instances;
    const client = openClient(first.url);
    const begun = await client.post(`/api/generate-insights/${interviewId}`, { waitMs: 0 }, bearer().headers);
    expect(begun.status, begun.text).toBe(202);
    const path = `/api/jobs/${begun.body.job._id}/events`;
    const told = await Promise.all(
      [second.url, site.url].map((url) => listAll(follow(url + path, bearer()))),
    );
    for (const events of told) {
      const steps = events.map(({ data }) => data as Job);
      expect(steps.map(({ stage }) => stage).join()).toMatch(/Read \d of 6 interviews/);
      expect(steps.at(-1)).toMatchObject({ status: "done", percent: 100 });
      expect((events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0)).toBeGreaterThan(300);
    }
  });

  test("an uploaded transcript of some megabytes passes nginx and is analysed", async () => {
    const study = await makeProject(creator);
    const line = "Ana: I write a list on Sunday, and it annoys me that most of it moves to the next week.\n";
    const form = new FormData();
    form.append("projectId", study);
    form.append("transcripts", new Blob([`Interviewer: How do you plan?\n${line.repeat(30)}`]), "talk.txt");
    // Beside it a file that is too large for the product, not for nginx: the answer names it.
    form.append("transcripts", new Blob([line.repeat(130_000)]), "large.txt");
    const uploaded = await creator.post("/api/upload-transcript", form);
    expect(uploaded.status, uploaded.text).toBe(200);
    expect(uploaded.text).toContain("large.txt");
    const id = await makeInterview(creator, study);
    const made = await creator.post(`/api/generate-insights/${id}`, { selectedDataSources: ["transcripts"] });
    expect(made.status, made.text).toBe(200);
    expect(made.body.insights.sources).toMatchObject({ transcripts: 1 });
  });

  test("who watches an interview sees through nginx what a participant says to the other instance", async () => {
    const participant = await startParticipant(site.instances[1], interviewId);
    const leaving = new AbortController();
    const seen: string[] = [];
    const path = `/api/interviews/${interviewId}/live?sessionId=${participant.sessionId}`;
    for await (const { event, data } of follow(site.url + path, { ...bearer(), signal: leaving.signal })) {
      if (event !== "messages") continue;
      seen.push(...(data as { messages: { text: string }[] }).messages.map(({ text }) => text));
      if (seen.length === 1) await participant.say("I plan on paper, every single Monday.");
      if (seen.length === 3) break;
    }
    leaving.abort();
    expect(seen.slice(0, 2)).toEqual([participant.firstMessage, "I plan on paper, every single Monday."]);
  });

  test("limits count over both, and nobody chooses the address that they are counted by", async () => {
    const ask = async (url: string, attempt: number) => {
      const headers = { "x-forwarded-for": `203.0.113.${attempt}`, forwarded: `for=203.0.113.${attempt}` };
      const reply = await openClient(url).post(
        "/api/auth/forgot",
        { email: `${attempt}@example.org` },
        headers,
      );
      return reply.status;
    };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt++) statuses.push(await ask(site.url, attempt));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ask(site.url, 20)).toBe(429);
    for (const { url } of site.instances) {
      const headers = { "x-forwarded-for": "127.0.0.1" };
      const reply = await openClient(url).post("/api/auth/forgot", { email: "21@example.org" }, headers);
      expect(reply.status).toBe(429);
    }
    expect((await openClient(site.url).get("/metrics")).status).toBe(404);
  });

  test("twenty people talk while each instance is stopped and started: nobody sees an error, each answer is stored once", async () => {
    model.behave({ delayMs: 60, record: false });
    const long = Array.from({ length: 8 }, (_, at) => `How do you keep list number ${at + 1} up to date?`);
    const id = await makeInterview(creator, projectId, { questions: long });
    const journal: Journal = { acknowledged: new Map(), errors: [], retries: 0 };
    const ending = new AbortController();
    const people = Array.from({ length: 20 }, (_, at) =>
      takePart({ url: site.url, interviewId: id, name: `P${at}` }, journal, ending.signal),
    );
    for (const instance of site.instances) {
      const live = follow(`${instance.url}/api/interviews/${id}/live`, bearer());
      expect((await live.next()).value.event).toBe("live");
      const exit = instance.stop();
      // Before it refuses anybody it says that it is going.
      expect(await waitForChange(`${instance.url}/readyz`)).toBe(503);
      // Its streams end as streams do, and it goes by itself.
      await listAll(live);
      expect(await exit).toBe(0);
      await instance.start();
    }
    ending.abort();
    await Promise.all(people);
    expect(journal.errors.join("; ")).toBe("");

    const { rows } = await site.database.query(
      `select session_id, array_agg(text order by seq) as texts from turns
       where speaker = 'participant' and session_id = any($1) group by session_id`,
      [[...journal.acknowledged.keys()]],
    );
    const stored = new Map(rows.map((row) => [row.session_id, row.texts]));
    let answers = 0;
    for (const [sessionId, texts] of journal.acknowledged) {
      expect(stored.get(sessionId) ?? []).toEqual(texts);
      answers += texts.length;
    }
    expect(answers).toBeGreaterThan(200);
    console.info(
      `${answers} answers in ${journal.acknowledged.size} sessions over two restarts, ${journal.retries} sent again by the page`,
    );
    expect(await site.readComplaints()).toBe("");
  }, 180_000);
});

async function listAll(events: AsyncIterable<Timed>): Promise<Timed[]> {
  const all: Timed[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** The first status that is not 200; "refused" where nobody listens. */
async function waitForChange(url: string): Promise<number | string> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status !== 200) return response?.status ?? "refused";
    await sleep(100);
  }
}
