import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  password,
  startParticipant,
} from "#server/testing/makers.ts";
import { findNginx } from "./instances/nginx.ts";
import { type Installation, startInstallation } from "./instances/servers.ts";
import { follow } from "./instances/visitor.ts";

/** Two server processes on one database behind nginx, set up by deploy/nginx.conf itself; lab/instances stops them meanwhile. */

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
  beforeEach(() => model.behave({ mode: "cooperative", delayMs: 0, lastPieceAfter: null }));

  const bearer = () => ({ headers: { authorization: `Bearer ${creator.token}` } });
  const loginOf = (url: string) => ({ ...openClient(url), email: creator.email });

  test("a login on one server counts on the other, and so does a logout", async () => {
    const [first, second] = site.instances.map(({ url }) => loginOf(url));
    const reply = await first?.post("/api/auth/login", { email: creator.email, password });
    expect(reply?.status).toBe(200);
    for (const [name, value] of first?.cookies ?? []) second?.cookies.set(name, value);
    expect((await second?.get("/api/current_user"))?.body).toMatchObject({ email: creator.email });
    expect((await second?.post("/api/logout"))?.status).toBeLessThan(400);
    expect((await first?.get("/api/current_user"))?.status).toBe(401);
  });

  test("the pieces of a reply come through nginx one by one", async () => {
    const participant = await startParticipant(site, interviewId);
    const heard = Promise.withResolvers<void>();
    model.behave({ mode: "lead-then-bad", lastPieceAfter: heard.promise });
    const events = follow(`${site.url}/api/sessions/${interviewId}/${participant.sessionId}/send`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-resume-token": participant.resumeToken },
      body: JSON.stringify({
        message: "Meetings were stressful last week.",
        clientMessageId: "message-0001",
      }),
    });
    const seen: string[] = [];
    for await (const { event } of events) {
      // It comes first where a reply takes long.
      if (event !== "received") seen.push(event);
      if (event === "sentence") heard.resolve();
    }
    expect(seen).toEqual(["sentence", "sentence", "reply"]);
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

  test("a creator watching through nginx sees what a participant says to the other instance", async () => {
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
});
