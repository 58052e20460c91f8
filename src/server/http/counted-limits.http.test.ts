import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, openClient } from "../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
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
