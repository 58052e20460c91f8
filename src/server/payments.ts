/** The payment provider, real or our own test checkout. Amounts and prices are the server's alone. */
export interface Payments {
  provider: "demo" | "stripe";
  /** The address of the checkout. The provider tells by event, and when read, how it went. */
  openCheckout: (request: CheckoutRequest) => Promise<{ url: string; providerId: string }>;
  /** How a checkout stands now. */
  readCheckout: (providerId: string) => Promise<CheckoutState>;
  /** Nobody can pay in it any more; one that is over already stays what it is. */
  closeCheckout: (providerId: string) => Promise<void>;
  /** Whether a one-off payment was given back in full or is disputed. */
  isRevoked: (paymentId: string) => Promise<boolean>;
  /** A page for cards and receipts; `returnUrl` is ours. */
  openPortal: (customerId: string, returnUrl: string) => Promise<string>;
  /** Each answers with the subscription as it stands afterwards. */
  cancelAtPeriodEnd: (providerId: string) => Promise<SubscriptionState>;
  resume: (providerId: string) => Promise<SubscriptionState>;
  changePlan: (providerId: string, priceId: string) => Promise<SubscriptionState>;
  /** At once, without a refund: for accounts that are deleted. */
  endNow: (providerId: string) => Promise<void>;
  readSubscription: (providerId: string) => Promise<SubscriptionState>;
  /** The event of a signed request, or undefined when the signature is not right. */
  readEvent: (rawBody: Buffer, signature: string) => PaymentEvent | undefined;
}

export interface CheckoutRequest {
  checkoutId: string;
  userId: string;
  email: string;
  customerId: string | null;
  plan: { id: string; priceId: string; isOneOff: boolean };
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutState {
  status: "open" | "done" | "cancelled";
  /** Where to pay, while it is open. */
  url: string | null;
  /** Money has arrived; some ways to pay take days. */
  paid: boolean;
  checkoutId: string | null;
  customerId: string | null;
  subscription: SubscriptionState | null;
  /** Of a one-off payment. */
  paymentId: string | null;
}

export interface SubscriptionState {
  providerId: string;
  customerId: string;
  priceId: string;
  status: string;
  last4: string | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  canceledAt: Date | null;
}

/** Why the provider did not do it: it could not be reached, or it said no to the card or the request. */
export class PaymentError extends Error {
  readonly kind: "unavailable" | "refused";

  constructor(kind: "unavailable" | "refused", options?: ErrorOptions) {
    super(`payment provider: ${kind}`, options);
    this.kind = kind;
  }
}

/** Only what the effect needs; the object itself is read anew, so that the order of events does not matter. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  checkout: string | null;
  subscription: string | null;
  /** A one-off payment that was given back or disputed. */
  revokedPayment: string | null;
}
