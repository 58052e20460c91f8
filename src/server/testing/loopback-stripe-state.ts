import { randomUUID } from "node:crypto";

/** What a stand-in for Stripe remembers, in the shapes of Stripe's own objects as far as we read them. */

export interface StripeCheckout {
  id: string;
  object: "checkout.session";
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  url: string | null;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  success_url: string;
  cancel_url: string;
  price: string;
  quantity: string;
  payment_intent: string | null;
  subscription: string | null;
  metadata: Record<string, string>;
}

export interface StripeSubscription {
  id: string;
  object: "subscription";
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  default_payment_method: { card: { last4: string } } | null;
  items: {
    object: "list";
    data: {
      id: string;
      price: { id: string };
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface StripePayment {
  id: string;
  object: "payment_intent";
  status: string;
  latest_charge: { id: string; refunded: boolean; disputed: boolean } | null;
}

export interface StripeState {
  checkouts: Map<string, StripeCheckout>;
  subscriptions: Map<string, StripeSubscription>;
  payments: Map<string, StripePayment>;
  customers: Set<string>;
  prices: Set<string>;
  /** Answers by idempotency key, the same for the same key. */
  answers: Map<string, { status: number; body: unknown }>;
}

export function openStripeState(prices: string[]): StripeState {
  return {
    checkouts: new Map(),
    subscriptions: new Map(),
    payments: new Map(),
    customers: new Set(),
    prices: new Set(prices),
    answers: new Map(),
  };
}

export const newStripeId = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "")}`;

export function makeSubscription(customer: string, price: string): StripeSubscription {
  const start = Math.floor(Date.now() / 1000);
  const period = { current_period_start: start, current_period_end: start + 30 * 24 * 60 * 60 };
  return {
    id: newStripeId("sub"),
    object: "subscription",
    customer,
    status: "active",
    cancel_at_period_end: false,
    canceled_at: null,
    default_payment_method: { card: { last4: "4242" } },
    items: { object: "list", data: [{ id: newStripeId("si"), price: { id: price }, ...period }] },
  };
}

/** What happens when somebody fills in the card form of a checkout's page. */
export function completeCheckout(state: StripeState, id: string, paid: boolean): StripeCheckout {
  const checkout = state.checkouts.get(id);
  if (checkout?.status !== "open") throw new Error("this checkout is not open");
  const customer = checkout.customer ?? newStripeId("cus");
  state.customers.add(customer);
  Object.assign(checkout, {
    customer,
    status: "complete",
    url: null,
    payment_status: paid ? "paid" : "unpaid",
  });
  if (checkout.mode === "subscription") {
    const subscription = makeSubscription(customer, checkout.price);
    if (!paid) subscription.status = "incomplete";
    state.subscriptions.set(subscription.id, subscription);
    checkout.subscription = subscription.id;
  } else {
    const charge = paid ? { id: newStripeId("ch"), refunded: false, disputed: false } : null;
    const status = paid ? "succeeded" : "processing";
    const payment: StripePayment = {
      ...{ id: newStripeId("pi"), object: "payment_intent", status, latest_charge: charge },
    };
    state.payments.set(payment.id, payment);
    checkout.payment_intent = payment.id;
  }
  return checkout;
}
