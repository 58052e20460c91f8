import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testing/client.ts";
import {
  deliverEvent,
  deliverRaw,
  type LoopbackStripe,
  type StripeEvent,
  signEvent,
  startLoopbackStripe,
} from "../../testing/loopback-stripe.ts";
import type { StripeCheckout, StripeSubscription } from "../../testing/loopback-stripe-state.ts";
import { makeSubscription } from "../../testing/loopback-stripe-state.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { someOf } from "../../testing/some-cases.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { reconcilePayments } from "./reconcile.ts";

let app: TestApp;
let stripe: LoopbackStripe;

beforeAll(async () => {
  stripe = await startLoopbackStripe();
  app = await startTestApp(stripe.env);
});

afterEach(() => stripe.fail(null));

afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const basic = { priceID: "basic", productID: "product-basic" };

interface Bought {
  creator: Client;
  checkout: StripeCheckout;
  subscription: StripeSubscription;
}

/** Somebody who has paid at Stripe, of which we have heard nothing yet. */
async function subscribeUnheard(again?: Client): Promise<Bought> {
  const creator = again ?? (await makeCreator(app));
  const opened = await creator.post("/api/create-subscription", basic);
  const checkout = stripe.complete(opened.body.sessionId);
  const subscription = stripe.state.subscriptions.get(checkout.subscription ?? "");
  if (!subscription) throw new Error("nothing was subscribed");
  return { creator, checkout, subscription };
}

async function buyUnheard(paid = true): Promise<Omit<Bought, "subscription">> {
  const creator = await makeCreator(app);
  const opened = await creator.post("/api/create-one-off-session");
  return { creator, checkout: stripe.complete(opened.body.sessionId, paid) };
}

const completed = (checkout: StripeCheckout) => stripe.makeEvent("checkout.session.completed", checkout);
const statusOf = async (creator: Client) => (await creator.get("/api/subscription-status")).body[0]?.status;
const slotsOf = async (creator: Client) =>
  (await creator.get("/api/purchases")).body.map(({ status }: { status: string }) => status);

async function countRows(table: "billing_events" | "purchases" | "subscriptions"): Promise<number> {
  const result = await app.db.pool.query(`select 1 from ${table}`);
  return result.rowCount ?? 0;
}

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

test("T-PAY-1: an event without the right signature over its very bytes is refused", async () => {
  const { creator, checkout } = await buyUnheard();
  const event = completed(checkout);
  const refused = [
    await deliverRaw(app.url, event.payload, {}),
    await deliverRaw(app.url, event.payload, { "stripe-signature": "t=1,v1=00" }),
    await deliverEvent(app.url, event, { ageSeconds: 301 }),
    await deliverEvent(app.url, event, { secret: "whsec_other" }),
  ];
  for (const { status, body } of refused) expect([status, body.error]).toEqual([400, "Invalid signature"]);
  expect(await slotsOf(creator)).toEqual([]);
  expect((await deliverEvent(app.url, event, { ageSeconds: 290 })).body).toEqual({ received: true });
  expect(await slotsOf(creator)).toEqual(["available"]);
});

test("T-PAY-1: a body that one space was added to is refused", async () => {
  const { checkout } = await buyUnheard();
  const event = completed(checkout);
  const reply = await deliverRaw(app.url, `${event.payload} `, signEvent(event.payload));
  expect([reply.status, reply.body.error]).toEqual([400, "Invalid signature"]);
});

test("T-PAY-2: an event that comes many times at once, and again later, has one effect", async () => {
  const { creator, checkout } = await buyUnheard();
  const event = completed(checkout);
  const replies = await Promise.all(Array.from({ length: 20 }, () => deliverEvent(app.url, event)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await slotsOf(creator)).toEqual(["available"]);
  await makeInterview(creator, await makeProject(creator), { useOneOff: true });
  expect((await deliverEvent(app.url, event)).status).toBe(200);
  expect((await deliverEvent(app.url, completed(checkout))).status).toBe(200);
  expect(await slotsOf(creator)).toEqual(["used"]);
});

test("T-PAY-3: in whatever order the events of a new subscription come, they end in the same state", async () => {
  const kinds = ["completed", "created", "paid", "updated"] as const;
  const creator = await makeCreator(app);
  for (const order of someOf(permutations([...kinds]), 4, 0)) {
    const { checkout, subscription } = await subscribeUnheard(creator);
    const events: Record<(typeof kinds)[number], StripeEvent> = {
      completed: completed(checkout),
      created: stripe.makeEvent("customer.subscription.created", { ...subscription, status: "incomplete" }),
      paid: stripe.makeEvent("invoice.paid", {
        id: "in_1",
        parent: { subscription_details: { subscription: subscription.id } },
      }),
      updated: stripe.makeEvent("customer.subscription.updated", subscription),
    };
    for (const kind of order) expect((await deliverEvent(app.url, events[kind])).status).toBe(200);
    const [status] = (await creator.get("/api/subscription-status")).body;
    expect(status, order.join(" ")).toMatchObject({
      ...{ status: "active", planName: "Basic", cancelAtPeriodEnd: false },
      default_payment_method: { card: { last4: "4242" } },
    });
    subscription.status = "canceled";
    await deliverEvent(app.url, stripe.makeEvent("customer.subscription.deleted", subscription));
    expect(await statusOf(creator)).toBeUndefined();
  }
});

test("T-PAY-3: the four at once end there too", async () => {
  const { creator, checkout, subscription } = await subscribeUnheard();
  const names = ["created", "updated", "updated", "updated"];
  const events = names.map((name) => stripe.makeEvent(`customer.subscription.${name}`, subscription));
  const replies = await Promise.all(
    [completed(checkout), ...events].map((event) => deliverEvent(app.url, event)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await statusOf(creator)).toBe("active");
});

test("T-PAY-4: what was cancelled stays cancelled, whatever comes late", async () => {
  const { creator, checkout, subscription } = await subscribeUnheard();
  const early = { ...subscription, items: subscription.items };
  subscription.status = "canceled";
  await deliverEvent(app.url, stripe.makeEvent("customer.subscription.deleted", subscription));
  await deliverEvent(app.url, stripe.makeEvent("customer.subscription.created", early));
  await deliverEvent(app.url, completed(checkout));
  await deliverEvent(app.url, stripe.makeEvent("customer.subscription.updated", early));
  expect((await creator.get("/api/subscription-status")).body).toEqual([]);
  expect((await creator.get("/api/current_user")).body.planName).toBe("Free");
});

test("T-PAY-4: a state that was read before a cancellation and arrives after it is read again", async () => {
  const { creator, checkout, subscription } = await subscribeUnheard();
  await deliverEvent(app.url, completed(checkout));
  stripe.fail("late");
  const before = stripe.calls.length;
  const slow = deliverEvent(app.url, stripe.makeEvent("customer.subscription.updated", subscription));
  await expect.poll(() => stripe.calls.length).toBeGreaterThan(before);
  stripe.fail(null);
  subscription.status = "canceled";
  await deliverEvent(app.url, stripe.makeEvent("customer.subscription.deleted", subscription));
  expect(await statusOf(creator)).toBeUndefined();
  expect((await slow).status).toBe(200);
  expect(await statusOf(creator)).toBeUndefined();
});

test("T-PAY-5: events about nobody here are taken and change nothing", async () => {
  const before = [await countRows("purchases"), await countRows("subscriptions")];
  const stranger = makeSubscription("cus_stranger", "price_basic");
  stripe.state.subscriptions.set(stranger.id, stranger);
  const { creator, checkout } = await buyUnheard();
  const event = completed(checkout);
  await app.db.pool.query("delete from users where id = $1", [
    (await creator.get("/api/current_user")).body._id,
  ]);
  for (const each of [event, stripe.makeEvent("customer.subscription.updated", stranger)]) {
    expect((await deliverEvent(app.url, each)).status).toBe(200);
  }
  expect([await countRows("purchases"), await countRows("subscriptions")]).toEqual(before);
});

test("T-PAY-6: unknown types, missing fields and events of live mode are taken without effect", async () => {
  const { creator, checkout } = await buyUnheard();
  const events = [
    stripe.makeEvent("radar.early_fraud_warning.created", { id: "x" }),
    stripe.makeEvent("customer.subscription.updated", {}),
    stripe.makeEvent("invoice.paid", { parent: 5, subscription: { strange: true } }),
    stripe.makeEvent("charge.refunded", { refunded: true }),
    stripe.makeEvent("checkout.session.completed", checkout, { livemode: true }),
    stripe.makeEvent("checkout.session.completed", checkout, { data: null }),
  ];
  for (const event of events) expect((await deliverEvent(app.url, event)).status, event.type).toBe(200);
  expect(await slotsOf(creator)).toEqual([]);
});

test("T-PAY-7: when Stripe cannot be read the event is refused and its redelivery takes effect", async () => {
  const { creator, checkout } = await buyUnheard();
  const event = completed(checkout);
  const before = await countRows("billing_events");
  stripe.fail("server-error");
  const reply = await deliverEvent(app.url, event);
  expect([reply.status, await countRows("billing_events")]).toEqual([502, before]);
  expect(reply.body.error).not.toContain("secret words");
  stripe.fail(null);
  expect((await deliverEvent(app.url, event)).status).toBe(200);
  expect(await slotsOf(creator)).toEqual(["available"]);
});

test("T-PAY-8: a way to pay that takes days gives nothing until the money is there", async () => {
  const { creator, checkout } = await buyUnheard(false);
  await deliverEvent(app.url, completed(checkout));
  expect(await slotsOf(creator)).toEqual([]);
  expect((await creator.get(`/api/checkouts/${checkout.id}`)).body.status).toBe("open");
  checkout.payment_status = "paid";
  stripe.getPayment(checkout.payment_intent).status = "succeeded";
  await deliverEvent(app.url, stripe.makeEvent("checkout.session.async_payment_succeeded", checkout));
  expect(await slotsOf(creator)).toEqual(["available"]);
});

test("T-PAY-8: when that payment fails in the end the checkout is over and nothing was bought", async () => {
  const { creator, checkout } = await buyUnheard(false);
  stripe.getPayment(checkout.payment_intent).status = "requires_payment_method";
  await deliverEvent(app.url, stripe.makeEvent("checkout.session.async_payment_failed", checkout));
  expect((await creator.get(`/api/checkouts/${checkout.id}`)).body.status).toBe("cancelled");
  expect(await slotsOf(creator)).toEqual([]);
});

test.each(["charge.refunded", "charge.dispute.created"])(
  "T-PAY-8: after %s an unused slot is gone and a used one stays",
  async (type) => {
    const unused = await buyUnheard();
    const used = await buyUnheard();
    for (const { creator, checkout } of [unused, used]) {
      await deliverEvent(app.url, completed(checkout));
      expect(await slotsOf(creator)).toEqual(["available"]);
    }
    await makeInterview(used.creator, await makeProject(used.creator), { useOneOff: true });
    const charge = (checkout: StripeCheckout) => ({
      ...{ id: "ch_1", refunded: true, payment_intent: checkout.payment_intent },
    });
    for (const { checkout } of [unused, used]) {
      await deliverEvent(app.url, stripe.makeEvent(type, charge(checkout)));
    }
    expect([await slotsOf(unused.creator), await slotsOf(used.creator)]).toEqual([["revoked"], ["used"]]);
    const interview = await unused.creator.post(
      `/api/projects/${await makeProject(unused.creator)}/chatbots`,
      { introduction: "Hello", objective: "Learn", questions: ["Why?"], useOneOff: true },
    );
    expect(interview.body.code).toBe("no_one_off_slot");
  },
);

test("T-PAY-8: money that was given back before its purchase was heard of buys nothing", async () => {
  const { creator, checkout } = await buyUnheard();
  const payment = stripe.getPayment(checkout.payment_intent);
  if (payment.latest_charge) payment.latest_charge.refunded = true;
  await deliverEvent(
    app.url,
    stripe.makeEvent("charge.refunded", { refunded: true, payment_intent: payment.id }),
  );
  await deliverEvent(app.url, completed(checkout));
  expect(await slotsOf(creator)).toEqual([]);
});

test("T-PAY-9: who comes back before the event is told the truth of Stripe, and has bought", async () => {
  const { creator, checkout } = await subscribeUnheard();
  const reply = await creator.get(`/api/checkouts/${checkout.id}`);
  expect(reply.body).toMatchObject({ status: "done", demo: false, plan: { id: "basic", price: 2900 } });
  expect(await statusOf(creator)).toBe("active");
  expect((await deliverEvent(app.url, completed(checkout))).status).toBe(200);
  expect((await creator.get("/api/subscription-status")).body).toHaveLength(1);
  const mails = await app.db.pool.query("select kind from outbox where user_id = $1", [
    (await creator.get("/api/current_user")).body._id,
  ]);
  expect(mails.rows.filter(({ kind }) => kind === "receipt")).toHaveLength(1);
});

test("T-PAY-9: with Stripe down the page is told what is known", async () => {
  const { creator, checkout } = await buyUnheard();
  stripe.fail("down");
  expect((await creator.get(`/api/checkouts/${checkout.id}`)).body.status).toBe("open");
});

test("T-PAY-10: a forged visit grants nothing, and another's checkout is not there", async () => {
  const { checkout } = await subscribeUnheard();
  const creator = await makeCreator(app);
  const opened = await creator.post("/api/create-one-off-session");
  expect((await creator.get(`/api/checkouts/${opened.body.sessionId}`)).body.status).toBe("open");
  for (const id of [checkout.id, "cs_invented", "null"]) {
    const reply = await creator.get(`/api/checkouts/${id}`);
    expect([reply.status, reply.body.error]).toEqual([404, "Checkout not found"]);
  }
  expect([await statusOf(creator), await slotsOf(creator)]).toEqual([undefined, []]);
});

test("T-PAY-12: what no event ever told is found in the night, and then nothing is behind", async () => {
  await reconcilePayments(app.deps);
  const never = await buyUnheard();
  const subscribed = await subscribeUnheard();
  const refunded = await buyUnheard();
  await deliverEvent(app.url, completed(refunded.checkout));
  const { latest_charge: charge } = stripe.getPayment(refunded.checkout.payment_intent);
  if (charge) charge.refunded = true;
  const ended = await subscribeUnheard();
  await deliverEvent(app.url, completed(ended.checkout));
  ended.subscription.status = "canceled";
  await app.db.pool.query("update checkouts set created_at = now() - interval '1 hour'");
  await app.db.pool.query("update subscriptions set updated_at = updated_at - interval '1 day'");
  expect(await reconcilePayments(app.deps)).toBeGreaterThanOrEqual(4);
  expect(await slotsOf(never.creator)).toEqual(["available"]);
  expect(await statusOf(subscribed.creator)).toBe("active");
  expect(await slotsOf(refunded.creator)).toEqual(["revoked"]);
  expect(await statusOf(ended.creator)).toBeUndefined();
  await app.db.pool.query("update subscriptions set updated_at = updated_at - interval '1 day'");
  expect(await reconcilePayments(app.deps)).toBe(0);
});
