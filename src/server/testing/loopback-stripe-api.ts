import { newStripeId, type StripeCheckout, type StripeState } from "./loopback-stripe-state.ts";

export interface StripeAnswer {
  status: number;
  body: unknown;
}

export interface StripeCall {
  method: string;
  path: string;
  form: URLSearchParams;
  idempotencyKey: string | null;
}

const refuse = (status: number, message: string, more: object = {}): StripeAnswer => ({
  status,
  body: { error: { type: "invalid_request_error", message, ...more } },
});
const missing = () => refuse(404, "No such object", { code: "resource_missing" });
const found = (body: unknown): StripeAnswer => (body === undefined ? missing() : { status: 200, body });

type Handler = (state: StripeState, call: StripeCall, id: string) => StripeAnswer;

const routes: [string, RegExp, Handler][] = [
  ["POST", /^\/v1\/checkout\/sessions$/, createCheckout],
  ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, readCheckout],
  ["POST", /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireCheckout],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, (state, _, id) => found(state.payments.get(id))],
  ["GET", /^\/v1\/subscriptions\/(\w+)$/, (state, _, id) => found(state.subscriptions.get(id))],
  ["POST", /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ["DELETE", /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ["POST", /^\/v1\/billing_portal\/sessions$/, openPortal],
];

/** Answers a call as Stripe would; the same idempotency key gets the same answer. */
export function answerStripeCall(state: StripeState, call: StripeCall): StripeAnswer {
  const before = call.idempotencyKey === null ? undefined : state.answers.get(call.idempotencyKey);
  if (before) return before;
  const answer = route(state, call);
  if (call.idempotencyKey !== null) state.answers.set(call.idempotencyKey, structuredClone(answer));
  return answer;
}

function route(state: StripeState, call: StripeCall): StripeAnswer {
  for (const [method, path, handle] of routes) {
    const match = path.exec(call.path);
    if (match && method === call.method) return handle(state, call, match[1] ?? "");
  }
  return refuse(404, "Unrecognized request URL");
}

function createCheckout(state: StripeState, { form }: StripeCall): StripeAnswer {
  const price = form.get("line_items[0][price]") ?? "";
  const customer = form.get("customer");
  if (!state.prices.has(price)) return refuse(400, "No such price");
  if (customer !== null && !state.customers.has(customer)) return refuse(400, "No such customer");
  const id = newStripeId("cs");
  const checkout: StripeCheckout = {
    id,
    object: "checkout.session",
    mode: form.get("mode") === "payment" ? "payment" : "subscription",
    status: "open",
    payment_status: "unpaid",
    url: `https://checkout.stripe.com/c/pay/${id}`,
    client_reference_id: form.get("client_reference_id"),
    customer,
    customer_email: form.get("customer_email"),
    success_url: form.get("success_url") ?? "",
    cancel_url: form.get("cancel_url") ?? "",
    price,
    quantity: form.get("line_items[0][quantity]") ?? "",
    payment_intent: null,
    subscription: null,
    metadata: {
      checkoutId: form.get("metadata[checkoutId]") ?? "",
      userId: form.get("metadata[userId]") ?? "",
    },
  };
  state.checkouts.set(id, checkout);
  return found(checkout);
}

/** Always with its subscription in full, as it is asked for. */
function readCheckout(state: StripeState, _: StripeCall, id: string): StripeAnswer {
  const checkout = state.checkouts.get(id);
  if (!checkout) return missing();
  const { subscription } = checkout;
  return found({
    ...checkout,
    subscription: subscription === null ? null : state.subscriptions.get(subscription),
  });
}

function expireCheckout(state: StripeState, _: StripeCall, id: string): StripeAnswer {
  const checkout = state.checkouts.get(id);
  if (checkout?.status !== "open") return refuse(400, "Only open sessions can be expired");
  Object.assign(checkout, { status: "expired", url: null });
  return found(checkout);
}

function updateSubscription(state: StripeState, { form }: StripeCall, id: string): StripeAnswer {
  const subscription = state.subscriptions.get(id);
  if (!subscription) return missing();
  if (subscription.status === "canceled") return refuse(400, "A canceled subscription cannot be changed");
  const price = form.get("items[0][price]");
  if (price !== null && !state.prices.has(price)) return refuse(400, "No such price");
  const [item] = subscription.items.data;
  if (price === declined)
    return { status: 402, body: { error: { type: "card_error", message: "declined" } } };
  if (price !== null && item) item.price = { id: price };
  const cancels = form.get("cancel_at_period_end");
  if (cancels !== null) {
    subscription.cancel_at_period_end = cancels === "true";
    subscription.canceled_at = cancels === "true" ? Math.floor(Date.now() / 1000) : null;
  }
  return found(subscription);
}

/** A price that every card refuses to pay. */
export const declined = "price_declined";

function cancelSubscription(state: StripeState, _: StripeCall, id: string): StripeAnswer {
  const subscription = state.subscriptions.get(id);
  if (!subscription) return missing();
  Object.assign(subscription, { status: "canceled", canceled_at: Math.floor(Date.now() / 1000) });
  return found(subscription);
}

function openPortal(state: StripeState, { form }: StripeCall): StripeAnswer {
  const customer = form.get("customer") ?? "";
  if (!state.customers.has(customer)) return refuse(400, "No such customer");
  const url = `https://billing.stripe.com/p/session/${customer}`;
  return found({ id: newStripeId("bps"), url, return_url: form.get("return_url"), customer });
}
