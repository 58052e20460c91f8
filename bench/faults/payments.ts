import {
  type LoopbackStripe,
  type StripeEvent,
  signEvent,
} from "../../src/server/testing/loopback-stripe.ts";
import { make, register } from "./creator.ts";
import { insist, type Life } from "./crowd.ts";
import type { Errand } from "./errands.ts";
import type { Creator } from "./people.ts";

/** What the provider tells again until it is answered with success. */
function deliver(life: Life, event: StripeEvent): Promise<unknown> {
  const ask = { path: "/api/stripe/webhook", raw: event.payload, headers: signEvent(event.payload) };
  return insist(life, "pay", ask);
}

async function open(life: Life, creator: Creator, path: string, body: object): Promise<string> {
  const opened = await make(life, creator, "checkout", { path, body });
  if (!opened) throw new Error("No checkout was opened.");
  return opened.sessionId;
}

export function ofPayments(stripe: LoopbackStripe): Errand[] {
  return [
    {
      name: "webhook of a single purchase",
      prepare: async (life) => {
        const creator = await register(life);
        const id = await open(life, creator, "/api/create-one-off-session", {});
        const event = stripe.makeEvent("checkout.session.completed", stripe.complete(id));
        return {
          act: () => deliver(life, event),
          advance: () => expectCount(life, creator, { path: "/api/purchases", count: 1 }),
        };
      },
    },
    {
      name: "webhook of a subscription",
      prepare: async (life) => {
        const creator = await register(life);
        const body = { priceID: "basic", productID: "product-basic" };
        const id = await open(life, creator, "/api/create-subscription", body);
        const event = stripe.makeEvent("checkout.session.completed", stripe.complete(id));
        return {
          act: () => deliver(life, event),
          advance: () => expectCount(life, creator, { path: "/api/subscription-status", count: 1 }),
        };
      },
    },
    {
      name: "opening of a checkout",
      prepare: async (life) => {
        const creator = await register(life);
        return { act: () => open(life, creator, "/api/create-one-off-session", {}) };
      },
    },
  ];
}

async function expectCount(
  life: Life,
  { cookie }: Creator,
  { path, count }: { path: string; count: number },
): Promise<void> {
  const { body } = await insist(life, "read", { method: "GET", path, headers: { cookie } });
  if (body.length === count) return;
  await life.journal.note({ kind: "stuck", what: `${path} tells of ${body.length} and not of ${count}` });
}
