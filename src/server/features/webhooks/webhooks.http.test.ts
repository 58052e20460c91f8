import { createHmac, timingSafeEqual } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { webhookEvents } from "#contract/webhooks.ts";
import type { Client } from "../../testing/client.ts";
import { type LoopbackHook, startLoopbackHook } from "../../testing/loopback-hook.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sendDueDeliveries } from "./deliver.ts";
import { emitEvent } from "./emit-event.service.ts";

let app: TestApp;
let hook: LoopbackHook;
let creator: Client;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  hook = await startLoopbackHook();
  creator = await makeCreator(app);
});
afterEach(async () => {
  await hook.close();
});

async function listen(change: Record<string, unknown> = {}): Promise<{ _id: string; secret: string }> {
  const reply = await creator.post("/api/webhooks", {
    ...{ url: `${hook.url}/told?by=askwell`, events: [...webhookEvents] },
    ...change,
  });
  expect(reply.status, reply.text).toBe(201);
  return reply.body;
}

async function ownId(): Promise<string> {
  return (await creator.get("/api/current_user")).body._id;
}

/** The first project of the creator, made once. */
async function findProject(): Promise<string> {
  const [project] = (await creator.get("/api/projects")).body;
  return project?._id ?? (await makeProject(creator));
}

async function emit(dedupeKey: string): Promise<void> {
  const payload = { interviewId: "i", findings: 3 };
  await emitEvent(app.db.orm, app.deps, {
    ...{ projectId: await findProject(), event: "insights.ready", payload, dedupeKey },
  });
}

async function deliveries(): Promise<Record<string, unknown>[]> {
  return (await creator.get("/api/webhooks")).body[0].deliveries;
}

/** The tests' moved clock: what waits for later is due. */
async function makeDue(): Promise<void> {
  await app.db.pool.query("update webhook_deliveries set next_attempt_at = now() where status = 'queued'");
}

/** Sends until a delivery is as expected; the server's own loop sends too. */
async function sendUntil(expected: Record<string, unknown>): Promise<Record<string, unknown>> {
  await expect
    .poll(async () => {
      await sendDueDeliveries(app.deps);
      return (await deliveries())[0];
    })
    .toMatchObject(expected);
  const [newest] = await deliveries();
  return newest ?? {};
}

test("a signed event reaches the address, and another program can verify it", async () => {
  const { secret } = await listen();
  await emit("a");
  await sendUntil({ status: "delivered", attempts: 1, responseStatus: 204, error: null });
  expect(hook.calls).toHaveLength(1);
  const [call] = hook.calls;
  expect(call).toMatchObject({ method: "POST", path: "/told?by=askwell" });
  expect(call?.headers["content-type"]).toBe("application/json");
  const [delivery] = await deliveries();
  expect(JSON.parse(call?.body ?? "")).toEqual({
    ...{ id: delivery?._id, event: "insights.ready", createdAt: delivery?.createdAt },
    data: { interviewId: "i", findings: 3 },
  });
  expect(verify(secret, String(call?.headers["askwell-signature"]), call?.body ?? "")).toBe(true);
  expect(verify(secret, String(call?.headers["askwell-signature"]), `${call?.body} `)).toBe(false);
  expect(verify("whsec_other", String(call?.headers["askwell-signature"]), call?.body ?? "")).toBe(false);
});

/** As docs/exports-and-webhooks.md tells others to; nothing of the server's own. */
function verify(secret: string, header: string, body: string): boolean {
  const parts = new Map(header.split(",").map((part) => part.split("=", 2) as [string, string]));
  const given = Buffer.from(parts.get("v1") ?? "", "hex");
  const right = createHmac("sha256", secret)
    .update(parts.get("t") ?? "")
    .update(".")
    .update(body)
    .digest();
  const age = Math.abs(Date.now() / 1000 - Number(parts.get("t")));
  return age < 300 && given.length === right.length && timingSafeEqual(given, right);
}

test("an address that isn't https and a name that leads nowhere are refused for what they are", async () => {
  const refusal = async (url: string) =>
    (await creator.post("/api/webhooks", { url, events: ["insights.ready"] })).body.fields.url;
  expect(await refusal("http://hooks.example.org/")).toMatch(/starts with https/);
  const unknown = await refusal("https://nowhere.invalid/");
  expect(unknown).toMatch(/can't find that address/);
  expect(unknown).not.toContain("https");
});

test("with several processes each event is delivered once", async () => {
  await listen();
  for (let event = 0; event < 20; event++) await emit(`many-${event}`);
  const send = async () => {
    while ((await sendDueDeliveries(app.deps)) > 0) {
      // Until nothing is due.
    }
  };
  await Promise.all([send(), send(), send(), send()]);
  await expect.poll(async () => (await deliveries()).every((one) => one.status === "delivered")).toBe(true);
  expect(hook.calls).toHaveLength(20);
  expect(new Set(hook.calls.map(({ body }) => JSON.parse(body).id)).size).toBe(20);
});

test("the same event is queued once, and only for webhooks that chose it", async () => {
  await listen({ events: ["incentive.claimed"] });
  await emit("b");
  expect(await deliveries()).toEqual([]);
  await listen();
  await emit("c");
  await emit("c");
  const second = (await creator.get("/api/webhooks")).body[1];
  expect(second.deliveries).toHaveLength(1);
});

test("a delivery that fails is tried again after 1 and 5 minutes, half an hour, 2 and 12 hours, and then no more", async () => {
  await listen();
  hook.fail("server-error");
  await emit("d");
  for (const [attempt, seconds] of [60, 300, 1800, 7200, 43_200].entries()) {
    await sendUntil({ status: "queued", attempts: attempt + 1, responseStatus: 500 });
    const result = await app.db.pool.query(
      `select extract(epoch from next_attempt_at - now()) as wait from webhook_deliveries d
       join webhooks w on w.id = d.webhook_id where w.owner_id = $1`,
      [await ownId()],
    );
    expect(Number(result.rows[0].wait)).toBeGreaterThan(seconds - 15);
    expect(Number(result.rows[0].wait)).toBeLessThanOrEqual(seconds);
    await makeDue();
  }
  await sendUntil({ status: "failed", attempts: 6, error: "The address answered 500." });
  await makeDue();
  await sendDueDeliveries(app.deps);
  expect(hook.calls).toHaveLength(6);
});

test("a failed delivery is sent again on request, under the same id", async () => {
  await listen();
  hook.fail("breaks");
  await emit("e");
  await sendUntil({
    status: "queued",
    attempts: 1,
    error: "A secure connection to the address couldn't be made.",
  });
  hook.fail(null);
  const [delivery] = await deliveries();
  const reply = await creator.post(`/api/webhooks/deliveries/${delivery?._id}/replay`);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ _id: delivery?._id, status: "queued", attempts: 0, error: null });
  await sendUntil({ status: "delivered", attempts: 1 });
  expect(new Set(hook.calls.map(({ body }) => body)).size).toBe(1);
  await creator.post(`/api/webhooks/deliveries/${delivery?._id}/replay`);
  await expect.poll(() => sendUntil({ status: "delivered" }).then(() => hook.calls.length)).toBe(3);
});

test("a redirect is not followed", async () => {
  await listen();
  hook.fail("redirect");
  await emit("f");
  await sendUntil({ responseStatus: 302, error: "The address answered 302; redirects are not followed." });
  expect(hook.calls.map(({ path }) => path)).toEqual(["/told?by=askwell"]);
});

test("an address that hangs is left in time, and an answer without end is not read", async () => {
  await listen();
  hook.fail("hangs");
  await emit("g");
  // The server's own loop may have taken it first; with its 10 seconds it ends the same way.
  await expect
    .poll(async () => {
      await sendDueDeliveries(app.deps, { maxMs: 200 });
      return (await deliveries())[0]?.error;
    })
    .toBe("There was no answer within 10 seconds.");
  hook.fail("endless-body");
  await makeDue();
  await sendUntil({ status: "delivered", responseStatus: 200 });
});

test("a name that leads inside later on is not spoken to", async () => {
  await listen({ url: hook.url });
  await app.db.pool.query("update webhooks set url = $1", [`https://hooks.example.org:${hook.port}/`]);
  await emit("h");
  const book = {
    resolve: async () => ["93.184.216.34", "127.0.0.1"],
    isAllowed: (a: string) => a !== "127.0.0.1",
  };
  await expect
    .poll(async () => {
      await makeDue();
      await sendDueDeliveries(app.deps, { book });
      return (await deliveries())[0]?.error;
    })
    .toBe("The host name leads to an address that isn't on the public internet.");
  expect(hook.calls).toHaveLength(0);
});

test("a finished session is told once, with ids and counts only", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const before = await makeFinishedSession(app, interviewId);
  await listen();
  const { sessionId } = await makeFinishedSession(app, interviewId);
  await expect.poll(() => hook.calls.length).toBe(1);
  const { event, data } = JSON.parse(hook.calls[0]?.body ?? "");
  expect(event).toBe("session.completed");
  expect(data).toEqual({ sessionId, interviewId, projectId: expect.any(String), sessionsCompleted: 2 });
  expect(data.sessionId).not.toBe(before.sessionId);
});

test("a webhook hears once of a session that waits for somebody after a crisis, with ids alone", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await listen({ events: ["session.needs_you"] });
  const { sessionId, say } = await startParticipant(app, interviewId);
  await say("I want to die");
  await expect.poll(() => hook.calls.length).toBe(1);
  const { event, data } = JSON.parse(hook.calls[0]?.body ?? "");
  expect(event).toBe("session.needs_you");
  expect(data).toEqual({ sessionId, interviewId, projectId: expect.any(String) });
});

test("a member's webhook hears what the owner's does, from when they joined until they are removed", async () => {
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId);
  const owner = creator;
  const member = await makeCreator(app);
  creator = member;
  await listen({ events: ["session.completed", "session.needs_you", "insights.ready"] });
  await makeFinishedSession(app, interviewId);
  const email = (await member.get("/api/current_user")).body.email;
  const invited = (await owner.post(`/api/projects/${projectId}/members`, { email, role: "editor" })).body;
  const joined = await member.post("/api/invitations/accept", { token: invited.link.split("token=")[1] });
  expect(joined.status, joined.text).toBe(200);
  const { sessionId } = await makeFinishedSession(app, interviewId);
  await (await startParticipant(app, interviewId)).say("I want to die");
  await owner.post(`/api/generate-insights/${interviewId}`);
  await expect.poll(() => hook.calls.length).toBe(3);
  const told = hook.calls.map(({ body }) => JSON.parse(body ?? ""));
  expect(told.map(({ event }) => event).sort()).toEqual([
    ...["insights.ready", "session.completed", "session.needs_you"],
  ]);
  expect(told.find(({ event }) => event === "session.completed").data.sessionId).toBe(sessionId);
  const removed = await owner.send("DELETE", `/api/projects/${projectId}/members/${invited._id}`);
  expect(removed.status).toBe(200);
  expect(await deliveries()).toEqual([]);
  creator = owner;
  await listen({ url: `${hook.url}/owner`, events: ["session.completed"] });
  await makeFinishedSession(app, interviewId);
  await expect.poll(() => hook.calls.length).toBe(4);
  expect(hook.calls.at(-1)?.path).toBe("/owner");
});

test("insights that are ready are told", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await makeFinishedSession(app, interviewId);
  await listen({ events: ["insights.ready"] });
  const reply = await creator.post(`/api/generate-insights/${interviewId}`);
  expect(reply.status, reply.text).toBeLessThan(300);
  await expect.poll(() => hook.calls.length).toBe(1);
  const { event, data } = JSON.parse(hook.calls[0]?.body ?? "");
  expect(event).toBe("insights.ready");
  expect(data).toMatchObject({ interviewId, sources: 1, insightsId: expect.any(String) });
});

test("a claimed incentive is told, and never whose it is", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const { sessionId, incentiveCode, post } = await makeFinishedSession(app, interviewId);
  await listen({ events: ["incentive.claimed"] });
  const claim = { email: "participant@example.org", incentiveCode };
  const claimed = await post(`/api/complete/${sessionId}/claim`, claim);
  expect(claimed.status, claimed.text).toBe(200);
  await expect.poll(() => hook.calls.length).toBe(1);
  const body = hook.calls[0]?.body ?? "";
  expect(JSON.parse(body)).toMatchObject({ event: "incentive.claimed", data: { interviewId } });
  expect(body).not.toContain("participant@");
  expect(body).not.toContain(incentiveCode);
});

test("the secret is shown once and lies encrypted", async () => {
  const { _id, secret } = await listen();
  expect((await creator.get("/api/webhooks")).text).not.toContain(secret);
  const { rows } = await app.db.pool.query("select secret from webhooks where id = $1", [_id]);
  expect(rows[0].secret).not.toContain(secret);
});

test("there are at most ten webhooks, also when many are made at once", async () => {
  const replies = await Promise.all(
    Array.from({ length: 15 }, () =>
      creator.post("/api/webhooks", { url: hook.url, events: ["insights.ready"] }),
    ),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = replies.find(({ status }) => status !== 201);
  expect(refused?.status).toBe(400);
  expect(refused?.body.error).toBe("You have 10 webhooks already. Please delete one first.");
});

test("webhooks and their deliveries are their owner's alone", async () => {
  const { _id } = await listen();
  await emit("i");
  const [delivery] = await deliveries();
  const other = await makeCreator(app);
  expect((await other.get("/api/webhooks")).body).toEqual([]);
  expect((await other.send("DELETE", `/api/webhooks/${_id}`)).body.code).toBe("webhook_not_found");
  const replayed = await other.post(`/api/webhooks/deliveries/${delivery?._id}/replay`);
  expect(replayed.body.code).toBe("delivery_not_found");
  expect((await creator.send("DELETE", `/api/webhooks/${_id}`)).status).toBe(200);
  expect((await creator.get("/api/webhooks")).body).toEqual([]);
});
