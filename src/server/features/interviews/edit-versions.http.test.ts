import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let ben: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
  ben = await makeCreator(app, "Ben Editor");
  projectId = await makeProject(ada);
  const invited = await ada.post(`/api/projects/${projectId}/members`, { email: ben.email, role: "editor" });
  const token = new URL(invited.body.link).searchParams.get("token");
  const accepted = await ben.post("/api/invitations/accept", { token });
  if (accepted.status !== 200) throw new Error(accepted.text);
});
afterAll(() => app.close());

let version: number;
beforeEach(async () => {
  interviewId = await makeInterview(ada, projectId);
  version = (await read()).version;
});

const read = async () => (await ada.get(`/api/interviews/${interviewId}/details`)).body;
const change = (who: typeof ada, body: object) => who.send("PATCH", `/api/interviews/${interviewId}`, body);

describe("D4: two people who edit one interview", () => {
  test("the second to change the same text gets both texts, and nothing is overwritten", async () => {
    const his = await change(ben, { objective: "His", version });
    expect([his.status, his.body.version]).toEqual([200, version + 1]);
    const hers = await change(ada, { objective: "Hers", name: "Her name", version });
    expect([hers.status, hers.body]).toEqual([
      409,
      {
        code: "changed_meanwhile",
        error: "Ben Editor has changed this interview. Look at both versions, then save again.",
        message: "Ben Editor has changed this interview. Look at both versions, then save again.",
        changedBy: "Ben Editor",
        version: version + 1,
        conflicts: [{ field: "objective", theirs: "His", yours: "Hers" }],
      },
    ]);
    expect(await read()).toMatchObject({ objective: "His", name: "Tools for remote work" });
    const again = await change(ada, { objective: "Hers", name: "Her name", version: hers.body.version });
    expect(again.body).toMatchObject({ objective: "Hers", name: "Her name", version: version + 2 });
  });

  test("settings are compared one by one, by their names", async () => {
    await change(ben, { settings: { minutes: 20, contact: "Ben" }, version });
    const reply = await change(ada, { settings: { minutes: 30, supportLine: "116 123" }, version });
    expect([reply.status, reply.body.conflicts]).toEqual([
      409,
      [{ field: "settings.minutes", theirs: 20, yours: 30 }],
    ]);
  });

  test("changes of different things go together, and the same change twice is no conflict", async () => {
    await change(ben, { settings: { minutes: 20 }, version });
    expect((await change(ada, { introduction: "Hello", settings: { minutes: 20 }, version })).status).toBe(
      200,
    );
    expect(await read()).toMatchObject({ introduction: "Hello", settings: { minutes: 20 } });
  });

  test("of ten saves at once from one version one is taken", async () => {
    const saves = Array.from({ length: 10 }, (_, n) =>
      change(n % 2 ? ada : ben, { name: `Name ${n}`, version }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test("one's own other window is named as such", async () => {
    await change(ada, { name: "One", version });
    const reply = await change(ada, { name: "Two", version });
    expect(reply.body).toMatchObject({
      changedBy: "You",
      error: "You've changed this interview in another window. Look at both versions, then save again.",
    });
  });

  test("a program that sends no version changes what it names, as before", async () => {
    await change(ben, { name: "One", version });
    expect((await change(ada, { name: "Two" })).body).toMatchObject({ name: "Two", version: version + 2 });
  });
});
