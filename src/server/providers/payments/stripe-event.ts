import type Stripe from "stripe";
import { z } from "zod";
import type { StripeSettings } from "../../billing-settings.ts";
import type { PaymentEvent } from "../../payments.ts";

const toleranceSeconds = 300;

/** Of an event only ids are read, so that another version of Stripe's objects does not matter. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .catch(null);
const eventObject = z
  .object({
    id: z.string().nullish().catch(null),
    refunded: z.boolean().nullish().catch(null),
    subscription: reference,
    payment_intent: reference,
    parent: z
      .object({ subscription_details: z.object({ subscription: reference }).nullish().catch(null) })
      .nullish()
      .catch(null),
  })
  .catch({});
const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number().catch(0),
  livemode: z.boolean().catch(false),
  data: z.object({ object: eventObject }).catch({ object: {} }),
});
type EventObject = z.infer<typeof eventObject>;

const nothing = { checkout: null, subscription: null, revokedPayment: null };

/** Undefined when the signature is not right, too old, or of another endpoint. */
export function readStripeEvent(
  stripe: Stripe,
  settings: StripeSettings,
  rawBody: Buffer,
  signature: string,
): PaymentEvent | undefined {
  let signed: unknown;
  try {
    signed = stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret, toleranceSeconds);
  } catch {
    return undefined;
  }
  const read = event.safeParse(signed);
  if (!read.success) return undefined;
  const { id, type, created, livemode, data } = read.data;
  const isOurs = livemode === settings.secretKey.includes("_live_");
  const effect = isOurs ? readEffect(type, data.object) : nothing;
  return { id, type, createdAt: new Date(created * 1000), ...nothing, ...effect };
}

function readEffect(type: string, object: EventObject): Partial<typeof nothing | PaymentEvent> {
  if (type.startsWith("checkout.session.")) return { checkout: object.id ?? null };
  if (type.startsWith("customer.subscription.")) return { subscription: object.id ?? null };
  if (type.startsWith("invoice.")) {
    return { subscription: object.parent?.subscription_details?.subscription ?? object.subscription ?? null };
  }
  // A part that is given back leaves the rest bought.
  if (type === "charge.refunded")
    return object.refunded ? { revokedPayment: object.payment_intent ?? null } : {};
  if (type === "charge.dispute.created") return { revokedPayment: object.payment_intent ?? null };
  return {};
}
