import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { AppError } from "../../app-error.ts";
import { type Client, openClient, type Reply } from "../../testing/client.ts";
import { type LoopbackStripe, startLoopbackStripe } from "../../testing/loopback-stripe.ts";
import { declined } from "../../testing/loopback-stripe-api.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { endSubscriptions } from "./subscriptions.service.ts";

let app: TestApp;
let second: { url: string };
let stripe: LoopbackStripe;

beforeAll(async () => {
  stripe = await startLoopbackStripe();
  app = await startTestApp(stripe.env);
  second = await app.openSecond();
});

afterEach(() => stripe.fail(null));

afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const basic = { priceID: "basic", productID: "product-basic" };
const premium = { priceID: "premium", productID: "product-premium" };

/** A subscriber, by the way that people take: pay at Stripe and come back. */
async function makeSubscriber(): Promise<Client & { email: string; token: string }> {
  const creator = await makeCreator(app);
  await payFor(creator, await creator.post("/api/create-subscription", basic));
  return creator;
}

async function payFor(creator: Client, opened: Reply): Promise<void> {
  stripe.complete(opened.body.sessionId);
  await creator.get(`/api/checkouts/${opened.body.sessionId}`);
}

const userOf = async (creator: Client) => (await creator.get("/api/current_user")).body;
const statusOf = async (creator: Client) => (await creator.get("/api/subscription-status")).body[0];
const openOnes = () => [...stripe.state.checkouts.values()].filter(({ status }) => status === "open");
const listOpenOf = (email: string) => openOnes().filter((each) => each.customer_email === email);

test("T-CHK-1: no token of the older credit system buys anything, not fifty at once", async () => {
  const creator = await makeCreator(app);
  const token = { token: { id: "tok_visa" }, amount: 100_000, credits: 500 };
  const replies = await Promise.all(Array.from({ length: 50 }, () => creator.post("/api/checkout", token)));
  for (const { status, body } of replies) {
    expect([status, body.error]).toEqual([400, "Payment could not be verified"]);
  }
  expect((await userOf(creator)).credits).toBe(0);
});

test("T-CHK-2: the portal is that of the caller's own customer and leads back to us", async () => {
  const creator = await makeCreator(app);
  const none = await creator.get("/api/manage-subscription");
  expect([none.status, none.body.error]).toEqual([400, "No subscription to manage"]);
  const subscriber = await makeSubscriber();
  const reply = await subscriber.get("/api/manage-subscription?return_url=https://evil.example");
  expect(reply.body.url).toMatch(/^https:\/\/billing\.stripe\.com\//);
  const call = stripe.calls.findLast(({ path }) => path === "/v1/billing_portal/sessions");
  expect(call?.form.get("return_url")).toBe(`${app.url}/profile/billing`);
  expect(stripe.state.customers.has(call?.form.get("customer") ?? "")).toBe(true);
});

test("T-CHK-3: only a recurring plan of ours can be changed to", async () => {
  const subscriber = await makeSubscriber();
  for (const newPlanId of ["", null, [], {}, 5, "single", "free", "price_premium", "gold"]) {
    const reply = await subscriber.post("/api/change-subscription", { newPlanId });
    expect([reply.status, reply.body.error], String(newPlanId)).toEqual([400, "Unknown plan"]);
  }
  const same = await subscriber.post("/api/change-subscription", { newPlanId: "basic" });
  expect([same.status, same.body.error]).toEqual([400, "You are already on this plan"]);
  const changed = await subscriber.post("/api/change-subscription", { newPlanId: "premium" });
  expect(changed.body).toEqual({ success: true, message: "Your plan is now Premium." });
  expect(await userOf(subscriber)).toMatchObject({ planName: "Premium", subscriptionSessionLimit: 2000 });
  const call = stripe.calls.findLast(({ form }) => form.has("items[0][price]"));
  expect(call?.form.get("proration_behavior")).toBe("always_invoice");
});

test("a card that refuses the greater plan leaves the smaller one", async () => {
  const subscriber = await makeSubscriber();
  stripe.state.prices.add(declined);
  await app.db.pool.query("update plans set stripe_price_id = $1 where id = 'premium'", [declined]);
  const reply = await subscriber.post("/api/change-subscription", { newPlanId: "premium" });
  await app.db.pool.query("update plans set stripe_price_id = null where id = 'premium'");
  expect([reply.status, reply.body.error]).toEqual([400, "Payment could not be verified"]);
  expect((await userOf(subscriber)).planName).toBe("Basic");
});

test("T-CHK-4: prices come from our own table, also while Stripe is down", async () => {
  stripe.fail("down");
  const { body, text } = await openClient(app.url).get("/api/prices");
  expect(
    body.map(({ nickname, price, interval }: Record<string, unknown>) => [nickname, price, interval]),
  ).toEqual([
    ["BASIC", 2900, "month"],
    ["PREMIUM", 9900, "month"],
    ["SINGLE", 3900, "once"],
  ]);
  expect(text).not.toContain("price_");
});

test("T-CHK-5: price, number and return address of a single interview are ours", async () => {
  const visitor = await openClient(app.url).post("/api/create-one-off-session");
  expect(visitor.status).toBe(401);
  const creator = await makeCreator(app);
  const wish = { price: "price_x", quantity: 99, amount: 1, successUrl: "https://evil.example" };
  const opened = await creator.post("/api/create-one-off-session", wish);
  expect(opened.body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  const stored = stripe.state.checkouts.get(opened.body.sessionId);
  expect(stored).toMatchObject({
    ...{ mode: "payment", price: "price_single", quantity: "1", customer_email: creator.email },
    success_url: `${app.url}/stripe/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${app.url}/stripe/cancel`,
    client_reference_id: expect.stringMatching(/^\w{22}$/),
  });
});

test("T-CHK-6: a plan and its product must belong together, and a subscriber changes plan instead", async () => {
  const creator = await makeCreator(app);
  for (const ids of [
    { priceID: "basic", productID: "product-premium" },
    { priceID: "single", productID: "product-single" },
    { priceID: "free", productID: "product-free" },
    { priceID: "price_basic", productID: "product-basic" },
    { priceID: null, productID: [] },
    {},
  ]) {
    const reply = await creator.post("/api/create-subscription", ids);
    expect([reply.status, reply.body.error], JSON.stringify(ids)).toEqual([400, "Unknown plan"]);
  }
  const subscriber = await makeSubscriber();
  const reply = await subscriber.post("/api/create-subscription", premium);
  expect([reply.status, reply.body.error]).toEqual([
    409,
    "You already have a subscription. Change your plan instead.",
  ]);
});

test("T-IDEM-4: twenty at once, over two instances and for two plans, open one checkout", async () => {
  const creator = await makeCreator(app);
  const headers = { authorization: `Bearer ${creator.token}` };
  const clients = [openClient(app.url), openClient(second.url)];
  const same = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      clients[index % 2]?.post("/api/create-subscription", basic, headers),
    ),
  );
  expect(new Set(same.map((reply) => reply?.status))).toEqual(new Set([200]));
  expect(new Set(same.map((reply) => reply?.body.url)).size).toBe(1);
  expect(listOpenOf(creator.email)).toHaveLength(1);
  const other = await creator.post("/api/create-subscription", premium);
  expect(other.status).toBe(200);
  expect(listOpenOf(creator.email).map(({ price }) => price)).toEqual(["price_premium"]);
});

test("a checkout that was paid in another tab makes the next one a refusal", async () => {
  const creator = await makeCreator(app);
  const opened = await creator.post("/api/create-subscription", basic);
  stripe.complete(opened.body.sessionId);
  const reply = await creator.post("/api/create-subscription", premium);
  expect(reply.body.code).toBe("already_subscribed");
  expect(await statusOf(creator)).toMatchObject({ planName: "Basic", status: "active" });
});

test("T-PAY-11: who buys a single interview in two tabs has bought two, of one customer", async () => {
  const creator = await makeCreator(app);
  await payFor(creator, await creator.post("/api/create-one-off-session"));
  const opened = await creator.post("/api/create-one-off-session");
  await payFor(creator, opened);
  expect((await creator.get("/api/purchases")).body).toHaveLength(2);
  expect((await userOf(creator)).availableOneOffInterviews).toBe(2);
  const [first, last] = [...stripe.state.checkouts.values()].slice(-2);
  expect(last?.customer).toBe(first?.customer);
});

test("T-IDEM-5: cancelling is at the period's end, again the same, and can be taken back", async () => {
  const creator = await makeCreator(app);
  for (const path of ["cancel", "resume", "change"]) {
    const reply = await creator.post(
      `/api/${path}-subscription`,
      path === "change" ? { newPlanId: "basic" } : {},
    );
    expect([reply.status, reply.body.error], path).toEqual([400, "No active subscription"]);
  }
  const subscriber = await makeSubscriber();
  const cancels = await Promise.all(
    Array.from({ length: 5 }, () => subscriber.post("/api/cancel-subscription")),
  );
  for (const { status, body } of [...cancels, await subscriber.post("/api/cancel-subscription")]) {
    const message = "Your subscription will be cancelled at the end of the current period.";
    expect([status, body.message]).toEqual([200, message]);
  }
  expect(await statusOf(subscriber)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  expect((await userOf(subscriber)).planName).toBe("Basic");
  const resumed = await subscriber.post("/api/resume-subscription");
  expect(resumed.body.message).toBe("Your subscription continues.");
  expect(await statusOf(subscriber)).toMatchObject({ cancelAtPeriodEnd: false, canceled_at: null });
});

test("with Stripe down or broken every purchase says so and the next try works", async () => {
  const creator = await makeCreator(app);
  const sentence = "The payment provider didn't answer. Please try again in a moment.";
  for (const fault of ["down", "server-error"] as const) {
    stripe.fail(fault);
    for (const path of ["create-subscription", "create-one-off-session"]) {
      const reply = await creator.post(`/api/${path}`, basic);
      expect([reply.status, reply.body.error], `${path} ${fault}`).toEqual([502, sentence]);
    }
  }
  stripe.fail("slow");
  expect((await creator.post("/api/create-subscription", basic)).status).toBe(200);
});

test("an account that is deleted owes nothing afterwards, or is told that it cannot be deleted yet", async () => {
  const subscriber = await makeSubscriber();
  const userId = (await userOf(subscriber))._id;
  const single = await subscriber.post("/api/create-one-off-session");
  stripe.fail("server-error");
  const refusal = await endSubscriptions(app.deps, userId).catch((error: unknown) => error);
  expect(refusal instanceof AppError && refusal.code).toBe("cancellation_failed");
  expect(await statusOf(subscriber)).toMatchObject({ status: "active" });
  stripe.fail(null);
  await endSubscriptions(app.deps, userId);
  expect(stripe.state.checkouts.get(single.body.sessionId)?.status).toBe("expired");
  expect(await statusOf(subscriber)).toBeUndefined();
});
