import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { reconcilePayments } from "./reconcile.ts";
import { buyInDemo, subscribeInDemo } from "./testing/buy-in-demo.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ BILLING: "demo" });
});

afterAll(async () => app?.close());

const basic = { priceID: "basic", productID: "product-basic" };

test("the test checkout is our own page, and paying leads to the success page", async () => {
  const creator = await makeCreator(app);
  const opened = await creator.post("/api/create-subscription", basic);
  const id = opened.body.sessionId;
  expect(opened.body.url).toBe(`${app.url}/billing/demo/${id}`);
  const page = await creator.get(`/api/billing/demo/${id}`);
  expect(page.body).toMatchObject({ checkoutId: id, status: "open", plan: { id: "basic", price: 2900 } });
  const paid = await creator.post(`/api/billing/demo/${id}`, { action: "pay" });
  expect(paid.body).toEqual({ status: "done", url: `${app.url}/stripe/success?session_id=${id}` });
  expect((await creator.get(`/api/checkouts/${id}`)).body).toMatchObject({ status: "done", demo: true });
  expect((await creator.get("/api/subscription-status")).body).toHaveLength(1);
  expect((await creator.get("/api/manage-subscription")).body.url).toBe(`${app.url}/profile/billing`);
});

test("what the free plan holds is said before anybody logs in, as the table has it", async () => {
  const readSentence = async () => (await openClient(app.url).get("/api/config")).body.freePlan;
  expect(await readSentence()).toBe("2 projects, 1 interview and 15 participant sessions in all.");
  await app.db.pool.query("update plans set description = '3 projects.' where id = 'free'");
  expect(await readSentence()).toBe("3 projects.");
});

test("a cancelled test checkout bought nothing and cannot be paid any more", async () => {
  const creator = await makeCreator(app);
  const { sessionId } = (await creator.post("/api/create-one-off-session")).body;
  const path = `/api/billing/demo/${sessionId}`;
  const cancelled = await creator.post(path, { action: "cancel" });
  expect(cancelled.body).toEqual({ status: "cancelled", url: `${app.url}/stripe/cancel` });
  expect((await creator.post(path, { action: "pay" })).body.status).toBe("cancelled");
  expect((await creator.get("/api/purchases")).body).toEqual([]);
});

test("paying twenty times at once buys once", async () => {
  const creator = await makeCreator(app);
  const { sessionId } = (await creator.post("/api/create-one-off-session")).body;
  const pay = () => creator.post(`/api/billing/demo/${sessionId}`, { action: "pay" });
  const replies = await Promise.all(Array.from({ length: 20 }, pay));
  expect(new Set(replies.map(({ body }) => body.status))).toEqual(new Set(["done"]));
  expect((await creator.get("/api/purchases")).body).toHaveLength(1);
});

test("nobody pays in another's checkout", async () => {
  const [owner, other] = [await makeCreator(app), await makeCreator(app)];
  const { sessionId } = (await owner.post("/api/create-one-off-session")).body;
  const path = `/api/billing/demo/${sessionId}`;
  for (const reply of [await other.get(path), await other.post(path, { action: "pay" })]) {
    expect([reply.status, reply.body.error]).toEqual([404, "Checkout not found"]);
  }
});

test("a test subscription goes on month by month until it is cancelled, and then ends", async () => {
  const creator = await makeCreator(app);
  await subscribeInDemo(creator, "basic");
  const endPeriod = () =>
    app.db.pool.query(
      `update subscriptions set period_start = now() - interval '33 days', period_end = now() - interval '1 day',
        updated_at = now() - interval '1 day' where user_id = (select id from users where email = $1)`,
      [creator.email],
    );
  const current = async () => (await creator.get("/api/subscription-status")).body[0];
  await endPeriod();
  await reconcilePayments(app.deps);
  expect((await current()).currentPeriodEnd).toBeGreaterThan(Date.now() / 1000);
  expect((await creator.post("/api/change-subscription", { newPlanId: "premium" })).status).toBe(200);
  expect((await current()).planName).toBe("Premium");
  await creator.post("/api/cancel-subscription");
  expect((await current()).cancelAtPeriodEnd).toBe(true);
  await endPeriod();
  expect(await current()).toBeUndefined();
  await reconcilePayments(app.deps);
  expect((await creator.get("/api/current_user")).body).toMatchObject({
    planName: "Free",
    subscription: null,
  });
  await subscribeInDemo(creator, "basic");
});

test("credits and Stripe's events are none of a demo's business", async () => {
  const creator = await makeCreator(app);
  const replies = [
    await creator.post("/api/checkout", { token: "x" }),
    await creator.post("/api/stripe/webhook"),
  ];
  for (const { status, body } of replies) {
    expect([status, body.error]).toEqual([503, "Payments are not configured"]);
  }
});

test("what was bought in the test checkout counts for nothing where real money is asked for", async () => {
  const creator = await makeCreator(app);
  await subscribeInDemo(creator, "premium");
  await buyInDemo(creator);
  const { billing } = app.deps.config;
  app.deps.config.billing = { ...billing, mode: "stripe" };
  const user = (await creator.get("/api/current_user")).body;
  app.deps.config.billing = billing;
  expect(user).toMatchObject({ planName: "Free", availableOneOffInterviews: 0, subscription: null });
});

test("without billing nothing is sold, limited or counted against anybody", async () => {
  const off = await startTestApp({ BILLING: "off" });
  try {
    const creator = await makeCreator(off);
    expect((await openClient(off.url).get("/api/prices")).body).toEqual([]);
    expect((await creator.get("/api/subscription-status")).body).toEqual([]);
    expect((await creator.post("/api/create-one-off-session")).body.error).toBe(
      "Payments are not configured",
    );
    expect((await creator.get("/api/current_user")).body).toMatchObject({
      ...{ planName: "", projectLimit: null, interviewLimits: null, subscriptionSessionLimit: null },
    });
    for (let index = 0; index < 5; index++) {
      expect((await creator.post("/api/projects", { name: `P${index}` })).status).toBe(201);
    }
  } finally {
    await off.close();
  }
});
