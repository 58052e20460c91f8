import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { statusPollMs } from "#contract/choices.ts";
import { type Client, openClient } from "../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  ownHeader,
  startParticipant,
  userInfo,
} from "../testing/makers.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let second: { url: string };
let creator: Client;
let projectId: string;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on" });
  second = await app.openSecond();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
});
afterAll(() => app.close());

/** As if all but one of the minute's uses had been taken; says how many counts that were. */
async function leaveOne(pattern: string, limit: number): Promise<number> {
  const found = await app.db.pool.query(
    "update rate_limits set count = $2, window_at = now() where key ~ $1",
    [pattern, limit - 1],
  );
  return found.rowCount ?? 0;
}

const endMinute = () => app.db.pool.query("update rate_limits set window_at = now() - interval '61 seconds'");

const start = (url: string, id = interviewId) =>
  openClient(url).post(`/api/sessions/${id}`, { consentGiven: true, userInfo });

const claim = (url: string, sessionId: string) =>
  openClient(url).post(`/api/complete/${sessionId}/claim`, { email: "p@example.org", incentiveCode: "NONE" });

function upload(path: string, field: string): Promise<{ status: number }> {
  const form = new FormData();
  form.set("projectId", projectId);
  form.append(field, new Blob(["Interviewer: How do you plan?\nAna: By hand, on Sunday.\n"]), "talk.txt");
  return creator.post(path, form);
}

describe("T-RL-1 T-RL-2 the last one of a minute is taken, the next is asked to wait, over all servers", () => {
  test("of 120 starts of an interview from one address", async () => {
    await start(app.url);
    expect(await leaveOne(`^start:${interviewId}:`, 120)).toBe(1);
    const [last, next] = [await start(app.url), await start(second.url)];
    expect([last.status, next.status, next.body.code]).toEqual([200, 429, "rate_limited"]);
    const other = await makeInterview(creator, projectId);
    expect((await start(app.url, other)).status).toBe(200);
    await endMinute();
    expect((await start(second.url)).status).toBe(200);
  });

  test("of 600 starts of an interview from all addresses", async () => {
    await start(app.url);
    expect(await leaveOne(`^start:${interviewId}$`, 600)).toBe(1);
    const [last, next] = [await start(app.url), await start(second.url)];
    expect([last.status, next.status]).toEqual([200, 429]);
    await endMinute();
  });

  test("of 60 claims from one address, whatever the session", async () => {
    await claim(app.url, "A".repeat(22));
    expect(await leaveOne("^claim:", 60)).toBe(1);
    const [last, next] = [await claim(app.url, "B".repeat(22)), await claim(second.url, "C".repeat(22))];
    expect([last.status, next.status]).toEqual([404, 429]);
    await endMinute();
  });

  test("of 10 analyses of one creator", async () => {
    await makeFinishedSession(app, interviewId);
    const generate = () => creator.post(`/api/generate-insights/${interviewId}`, {});
    expect((await generate()).status).toBe(200);
    expect(await leaveOne("^insights:", 10)).toBe(1);
    expect([(await generate()).status, (await generate()).status]).toEqual([200, 429]);
    await endMinute();
  });

  test("of 10 uploads of one creator, whichever of the three doors they come through", async () => {
    expect((await upload("/api/upload-transcript", "transcripts")).status).toBe(200);
    const doors: [path: string, field: string][] = [
      ["/api/upload-transcript", "transcripts"],
      [`/api/projects/${projectId}/import`, "file"],
      [`/api/projects/${projectId}/interviews`, "script"],
    ];
    for (const [path, field] of doors) {
      expect(await leaveOne("^upload:", 10)).toBe(1);
      const [last, next] = [await upload(path, field), await upload(path, field)];
      expect([path, last.status === 429, next.status]).toEqual([path, false, 429]);
    }
    await endMinute();
  });
});

describe("T-RL-1 T-RL-2 of what a participant's page asks by itself", () => {
  const twoTabs = (2 * 60_000) / statusPollMs;

  test("two pages in sight may ask for the status all the time, and thirty times a minute is enough for all", async () => {
    const { sessionId, resumeToken, get } = await startParticipant(app, interviewId);
    const path = `/api/sessions/${sessionId}/status`;
    const own = ownHeader({ resumeToken });
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked++) statuses.push((await get(path)).status);
    expect(twoTabs).toBeLessThan(30);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await get(path)).headers.get("retry-after")).toMatch(/^\d+$/);
    // Another server lets a few through until it asks what the others have counted.
    const elsewhere: number[] = [];
    for (let asked = 0; asked < 6; asked++)
      elsewhere.push((await openClient(second.url).get(path, own)).status);
    expect(elsewhere).toEqual([200, 200, 200, 200, 200, 429]);
    const other = await startParticipant(app, interviewId);
    expect((await other.get(`/api/sessions/${other.sessionId}/status`)).status).toBe(200);
  });

  test("an end is taken ten times a minute, on all servers together", async () => {
    const { sessionId, resumeToken, incentiveCode } = await makeFinishedSession(app, interviewId);
    const own = ownHeader({ resumeToken });
    await endMinute();
    const path = `/api/sessions/${interviewId}/${sessionId}/complete`;
    const replies = await Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        openClient(n % 2 === 0 ? app.url : second.url).post(path, {}, own),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429, 429]);
    for (const { status, body } of replies)
      expect(body.incentiveCode).toBe(status === 200 ? incentiveCode : undefined);
  });
});

test("T-RL-1 T-RL-2 of 300 calls of a creator a minute, whatever they ask and by which server", async () => {
  const ada = await makeCreator(app);
  const { _id } = (await ada.get("/api/current_user")).body;
  // 250 were counted elsewhere; of the fifty that are left one was taken above.
  await app.db.pool.query("insert into rate_limits (key, window_at, count) values ($1, now(), 250)", [
    `calls:${_id}`,
  ]);
  const paths = ["/api/projects", `/api/jobs/${"A".repeat(22)}`, "/api/current_user"];
  const headers = { authorization: `Bearer ${ada.token}` };
  const ask = (n: number) =>
    (n % 2 === 0 ? ada : openClient(app.url)).get(paths[n % 3] ?? "", n % 2 === 0 ? {} : headers);
  const replies = await Promise.all(Array.from({ length: 55 }, (_, n) => ask(n)));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(6);
  const refused = await ask(0);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    "Too many requests. Please try again in a moment.",
  ]);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await creator.get("/api/projects")).status).toBe(200);
  expect((await openClient(app.url).get("/api/config")).status).toBe(200);
});
