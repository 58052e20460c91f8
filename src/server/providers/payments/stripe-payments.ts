import Stripe from "stripe";
import type { StripeSettings } from "../../billing-settings.ts";
import {
  type CheckoutRequest,
  type CheckoutState,
  PaymentError,
  type Payments,
  type SubscriptionState,
} from "../../payments.ts";
import { readStripeEvent } from "./stripe-event.ts";

const timeoutMs = 10_000;

/** Real payments by Stripe's own library; a stand-in on this machine takes its place in tests. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...hostOf(settings.baseUrl),
  });
  const { subscriptions, checkout } = stripe;
  return {
    provider: "stripe",
    openCheckout: (request) => tell(() => openCheckout(stripe, request)),
    readCheckout: (id) => tell(() => readCheckout(stripe, id)),
    closeCheckout: (id) =>
      tell(async () => {
        const { status } = await checkout.sessions.retrieve(id);
        if (status === "open") await checkout.sessions.expire(id);
      }),
    isRevoked: (id) => tell(async () => isGivenBack(await readPayment(stripe, id))),
    openPortal: (customer, return_url) =>
      tell(async () => (await stripe.billingPortal.sessions.create({ customer, return_url })).url),
    cancelAtPeriodEnd: (id) =>
      tell(async () =>
        toSubscriptionState(
          await subscriptions.update(id, { cancel_at_period_end: true, ...subscriptionParts }),
        ),
      ),
    resume: (id) =>
      tell(async () =>
        toSubscriptionState(
          await subscriptions.update(id, { cancel_at_period_end: false, ...subscriptionParts }),
        ),
      ),
    changePlan: (id, price) => tell(() => changePlan(stripe, id, price)),
    endNow: (id) => tell(() => endNow(stripe, id)),
    readSubscription: (id) =>
      tell(async () => toSubscriptionState(await subscriptions.retrieve(id, subscriptionParts))),
    readEvent: (rawBody, signature) => readStripeEvent(stripe, settings, rawBody, signature),
  };
}

function hostOf(baseUrl: string | null): Stripe.StripeConfig {
  if (baseUrl === null) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  return { host: hostname, port, protocol: protocol === "https:" ? "https" : "http" };
}

/** Stripe's own words stay in the cause: they may name cards and keys. */
async function tell<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    const isCard = error instanceof Stripe.errors.StripeCardError;
    throw new PaymentError(isCard ? "refused" : "unavailable", { cause: error });
  }
}

/** The same checkout of ours opens the same one there, however often it is asked for. */
async function openCheckout(
  stripe: Stripe,
  request: CheckoutRequest,
): Promise<{ url: string; providerId: string }> {
  const { checkoutId, userId, customerId, plan } = request;
  const metadata = { checkoutId, userId };
  const kind: Stripe.Checkout.SessionCreateParams = plan.isOneOff
    ? {
        mode: "payment",
        payment_intent_data: { metadata },
        ...(customerId === null ? { customer_creation: "always" } : {}),
      }
    : { mode: "subscription", subscription_data: { metadata } };
  const session = await stripe.checkout.sessions.create(
    {
      ...kind,
      line_items: [{ price: plan.priceId, quantity: 1 }],
      client_reference_id: checkoutId,
      metadata,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      ...(customerId === null ? { customer_email: request.email } : { customer: customerId }),
    },
    { idempotencyKey: `checkout-${checkoutId}` },
  );
  if (session.url === null) throw new PaymentError("unavailable");
  return { url: session.url, providerId: session.id };
}

async function readCheckout(stripe: Stripe, id: string): Promise<CheckoutState> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ["subscription.default_payment_method"],
  });
  const paymentId = idOf(session.payment_intent);
  const payment = paymentId === null ? null : await readPayment(stripe, paymentId);
  const subscription = typeof session.subscription === "object" ? session.subscription : null;
  return {
    status: describeStatus(session, payment),
    url: session.url,
    paid: session.payment_status !== "unpaid",
    checkoutId: session.client_reference_id,
    customerId: idOf(session.customer),
    subscription: subscription === null ? null : toSubscriptionState(subscription),
    paymentId,
  };
}

/** A payment that takes days may fail in the end, and one that arrived may be given back. */
function describeStatus(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
): CheckoutState["status"] {
  if (session.status === "open") return "open";
  if (session.status === "expired") return "cancelled";
  if (payment === null) return "done";
  const hasFailed = payment.status === "requires_payment_method" || payment.status === "canceled";
  return hasFailed || isGivenBack(payment) ? "cancelled" : "done";
}

function readPayment(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
}

function isGivenBack({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === "object" && charge !== null && (charge.refunded || charge.disputed);
}

/** Paid at once, so that nobody uses the greater plan and leaves; a card that fails changes nothing. */
async function changePlan(stripe: Stripe, id: string, price: string) {
  const { items } = await stripe.subscriptions.retrieve(id);
  const [item] = items.data;
  if (!item) throw new PaymentError("unavailable");
  return toSubscriptionState(
    await stripe.subscriptions.update(id, {
      items: [{ id: item.id, price }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      ...subscriptionParts,
    }),
  );
}

async function endNow(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status !== "canceled" && status !== "incomplete_expired") await stripe.subscriptions.cancel(id);
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "string" || value === null ? value : value.id;
}

/** Fetched with a subscription. */
const subscriptionParts = { expand: ["default_payment_method"] };

const toDate = (seconds: number) => new Date(seconds * 1000);

function toSubscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentError("unavailable");
  const { customer, default_payment_method: method, canceled_at: canceledAt } = subscription;
  return {
    providerId: subscription.id,
    customerId: typeof customer === "string" ? customer : customer.id,
    priceId: item.price.id,
    status: subscription.status,
    last4: typeof method === "object" ? (method?.card?.last4 ?? null) : null,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    canceledAt: canceledAt === null ? null : toDate(canceledAt),
  };
}
