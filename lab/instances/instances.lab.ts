import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Job } from "#contract/jobs.ts";
import { openClient } from "#server/testing/client.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { findNginx } from "../../tests/instances/nginx.ts";
import { type Installation, startInstallation } from "../../tests/instances/servers.ts";
import { follow, type Journal, type Timed, takePart } from "../../tests/instances/visitor.ts";

/** Two servers behind nginx, one of them stopped while people talk, or while a job that it began is watched. */

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
