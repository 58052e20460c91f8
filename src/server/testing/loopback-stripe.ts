import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { answerStripeCall, type StripeCall } from "./loopback-stripe-api.ts";
import {
  completeCheckout,
  newStripeId,
  openStripeState,
  type StripeCheckout,
  type StripePayment,
  type StripeState,
} from "./loopback-stripe-state.ts";

/** slow: heard late. late: heard at once, and answered with what was true then. */
type StripeFault = "down" | "server-error" | "slow" | "late";

export interface StripeEvent {
  id: string;
  type: string;
  /** The body to be signed and sent. */
  payload: string;
}

export interface LoopbackStripe {
  url: string;
  /** For the server's environment. */
  env: Record<string, string>;
  state: StripeState;
  calls: StripeCall[];
  /** What goes wrong from now on; null for nothing. */
  fail: (fault: StripeFault | null) => void;
  /** Somebody pays on the checkout's page; `paid` false is a way to pay that takes days. */
  complete: (checkoutId: string, paid?: boolean) => StripeCheckout;
  getPayment: (id: string | null) => StripePayment;
  makeEvent: (type: string, object: object, change?: object) => StripeEvent;
  close: () => Promise<void>;
}

const webhookSecret = "whsec_loopback";
const prices = { basic: "price_basic", premium: "price_premium", single: "price_single" };

/** A stand-in for Stripe on this machine, with a memory. It sends no event by itself: tests do, as they like. */
export async function startLoopbackStripe(): Promise<LoopbackStripe> {
  const state = openStripeState(Object.values(prices));
  const calls: StripeCall[] = [];
  const faults: { now: StripeFault | null } = { now: null };
  const server = createServer(
    (request, response) => void answer({ state, calls, faults }, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, state, calls },
    env: {
      BILLING: "stripe",
      STRIPE_SECRET_KEY: "sk_test_loopback",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_BASIC: prices.basic,
      STRIPE_PRICE_PREMIUM: prices.premium,
      STRIPE_PRICE_SINGLE: prices.single,
      STRIPE_BASE_URL: url,
    },
    fail: (fault) => {
      faults.now = fault;
    },
    complete: (checkoutId, paid = true) => completeCheckout(state, checkoutId, paid),
    getPayment: (id) => {
      const payment = state.payments.get(id ?? "");
      if (!payment) throw new Error("no such payment");
      return payment;
    },
    makeEvent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function makeEvent(type: string, object: object, change: object = {}): StripeEvent {
  const id = newStripeId("evt");
  const created = Math.floor(Date.now() / 1000);
  const event = { id, object: "event", type, created, livemode: false, data: { object }, ...change };
  return { id, type, payload: JSON.stringify(event) };
}

export interface Delivery {
  secret?: string;
  /** When it was signed, in seconds before now. */
  ageSeconds?: number;
}

/** The header that Stripe's own library makes for these bytes. */
export function signEvent(payload: string, { secret = webhookSecret, ageSeconds = 0 }: Delivery = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { "stripe-signature": signature };
}

/** Sends an event to a server's webhook, signed. */
export function deliverEvent(serverUrl: string, event: StripeEvent, delivery: Delivery = {}) {
  return deliverRaw(serverUrl, event.payload, signEvent(event.payload, delivery));
}

export async function deliverRaw(serverUrl: string, payload: string, headers: Record<string, string>) {
  const response = await fetch(`${serverUrl}/api/stripe/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: payload,
  });
  return { status: response.status, body: (await response.json()) as { error?: string; received?: boolean } };
}

interface Peer {
  state: StripeState;
  calls: StripeCall[];
  faults: { now: StripeFault | null };
}

const slowMs = 1_500;

async function answer(peer: Peer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const key = request.headers["idempotency-key"];
  const call: StripeCall = {
    method: request.method ?? "GET",
    path: new URL(request.url ?? "/", "http://stripe").pathname,
    form: new URLSearchParams(Buffer.concat(chunks).toString()),
    idempotencyKey: typeof key === "string" ? key : null,
  };
  peer.calls.push(call);
  if (peer.faults.now === "down") {
    request.socket.destroy();
    return;
  }
  const fault = peer.faults.now;
  const wait = () => new Promise((resolve) => setTimeout(resolve, slowMs));
  if (fault === "slow") await wait();
  const isBroken = fault === "server-error";
  const { status, body } = isBroken
    ? { status: 500, body: { error: { type: "api_error", message: "secret words of Stripe" } } }
    : answerStripeCall(peer.state, call);
  const text = JSON.stringify(body);
  if (fault === "late") await wait();
  response.writeHead(status, { "content-type": "application/json" }).end(text);
}
