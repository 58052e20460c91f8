import { z } from "zod";
import { id, timestamp } from "./fields.ts";
import { operation } from "./operation.ts";

/** Plans, payments and what was bought. Amounts are in pence, times of subscriptions in unix seconds. */

export const price = z.object({
  id: z.string(),
  product_id: z.string(),
  name: z.string(),
  nickname: z.string(),
  description: z.string(),
  price: z.number().int(),
  currency: z.string(),
  interval: z.enum(["month", "year", "once"]),
  isOneOff: z.boolean(),
  projectLimit: z.number().int().nullable(),
  interviewLimit: z.number().int().nullable(),
  sessionLimit: z.number().int().nullable(),
});
export type Price = z.infer<typeof price>;

export const subscription = z.object({
  planName: z.string(),
  plan: z.object({
    id: z.string(),
    name: z.string(),
    nickname: z.string(),
    amount: z.number().int(),
    interval: z.string(),
  }),
  /** As received from the provider. */
  status: z.string(),
  default_payment_method: z.object({ card: z.object({ last4: z.string() }) }).nullable(),
  currentPeriodEnd: z.number(),
  canceled_at: z.number().nullable(),
  /** It ends with the current period unless it is resumed. */
  cancelAtPeriodEnd: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const oneOffPurchase = z.object({
  _id: id,
  purchaseDate: timestamp,
  used: z.boolean(),
  interviewId: id.nullable(),
  status: z.enum(["available", "used", "revoked"]),
});
export type OneOffPurchase = z.infer<typeof oneOffPurchase>;

export const listPrices = operation("GET /api/prices", "public", {
  summary: "List what can be bought; empty when billing is off",
  answers: { 200: z.array(price) },
});

export const getSubscriptionStatus = operation("GET /api/subscription-status", "creator", {
  summary: "Get your subscription as the first element of a list, or an empty list",
  answers: { 200: z.array(subscription) },
});

export const manageSubscription = operation("GET /api/manage-subscription", "creator", {
  summary: "Get a link to the payment provider's page for cards and receipts",
  answers: { 200: z.object({ url: z.string() }) },
});

const message = z.object({ success: z.literal(true), message: z.string() });

export const cancelSubscription = operation("POST /api/cancel-subscription", "creator", {
  summary: "Cancel the subscription at the end of the current period; safe to repeat",
  ignores: ["*"],
  answers: { 200: message },
});

export const resumeSubscription = operation("POST /api/resume-subscription", "creator", {
  summary: "Resume a cancelled subscription before its period ends",
  answers: { 200: message },
});

export const changeSubscription = operation("POST /api/change-subscription", "creator", {
  summary: "Change to another plan",
  body: z.object({ newPlanId: z.string({ error: "Unknown plan" }).max(200) }),
  answers: { 200: message },
});

export const createSubscription = operation("POST /api/create-subscription", "creator", {
  summary: "Start a subscription; answers with the checkout's address",
  body: z.object({
    priceID: z.string({ error: "Unknown plan" }).max(200),
    productID: z.string({ error: "Unknown plan" }).max(200),
  }),
  answers: { 200: z.object({ url: z.string(), sessionId: z.string() }) },
});

export const createOneOffSession = operation("POST /api/create-one-off-session", "creator", {
  summary: "Start buying a single interview; the server sets price and quantity",
  ignores: ["*"],
  answers: { 200: z.object({ sessionId: z.string(), url: z.string() }) },
});

export const checkout = operation("POST /api/checkout", "creator", {
  summary: "Accept a card token of the older credit system; credits never change on a client's word",
  body: z.unknown(),
  answers: { 200: z.unknown() },
});

export const getCheckout = operation("GET /api/checkouts/:checkoutId", "creator", {
  summary: "Get a checkout's state, read fresh from the payment provider; takes our id or the provider's",
  params: z.object({ checkoutId: z.string() }),
  wordParams: ["checkoutId"],
  answers: {
    200: z.object({
      checkoutId: id,
      status: z.enum(["open", "done", "cancelled"]),
      plan: price,
      /** Only in the demo: our own page, where no card is asked for. */
      demo: z.boolean(),
    }),
  },
});

export const getDemoCheckout = operation("GET /api/billing/demo/:checkoutId", "creator", {
  summary: "Get the test checkout; nothing is charged",
  params: z.object({ checkoutId: id }),
  answers: { 200: z.object({ checkoutId: id, status: z.enum(["open", "done", "cancelled"]), plan: price }) },
});

export const finishDemoCheckout = operation("POST /api/billing/demo/:checkoutId", "creator", {
  summary: "Pay in the test checkout, or cancel it",
  params: z.object({ checkoutId: id }),
  body: z.object({ action: z.enum(["pay", "cancel"]) }),
  answers: { 200: z.object({ status: z.enum(["done", "cancelled"]), url: z.string() }) },
});

export const listPurchases = operation("GET /api/purchases", "creator", {
  summary: "List single interviews bought, newest first",
  answers: { 200: z.array(oneOffPurchase) },
});

export const receiveStripeEvent = operation("POST /api/stripe/webhook", "public", {
  summary: "Receive an event from the payment provider, signed over the raw body",
  answers: { 200: z.object({ received: z.literal(true) }) },
});
