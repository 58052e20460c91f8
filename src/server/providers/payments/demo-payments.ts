import { eq, sql } from "drizzle-orm";
import { checkouts, subscriptions } from "../../db/billing-schema.ts";
import type { Deps } from "../../deps.ts";
import { type CheckoutState, PaymentError, type Payments, type SubscriptionState } from "../../payments.ts";

type DemoDeps = Pick<Deps, "config" | "db" | "clock">;
type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A test checkout of our own, where no card is asked for. It has no memory but this server's tables. */
export function createDemoPayments(deps: DemoDeps): Payments {
  return {
    provider: "demo",
    openCheckout: async ({ checkoutId }) => ({
      url: demoUrl(deps, checkoutId),
      providerId: checkoutId,
    }),
    readCheckout: (providerId) => readCheckout(deps, providerId),
    closeCheckout: async () => undefined,
    isRevoked: async () => false,
    openPortal: async (_, returnUrl) => returnUrl,
    cancelAtPeriodEnd: (providerId) =>
      change(deps, providerId, { cancelAtPeriodEnd: true, canceledAt: deps.clock() }),
    resume: (providerId) => change(deps, providerId, { cancelAtPeriodEnd: false, canceledAt: null }),
    changePlan: (providerId, planId) => change(deps, providerId, { planId }),
    endNow: async (providerId) => {
      await change(deps, providerId, { status: "canceled", canceledAt: deps.clock() });
    },
    readSubscription: async (providerId) => toState(await getRow(deps, providerId), deps.clock()),
    readEvent: () => undefined,
  };
}

function demoUrl(deps: DemoDeps, checkoutId: string): string {
  return `${deps.config.publicUrl}/billing/demo/${checkoutId}`;
}

async function readCheckout(deps: DemoDeps, providerId: string): Promise<CheckoutState> {
  const [row] = await deps.db.orm.select().from(checkouts).where(eq(checkouts.providerId, providerId));
  if (!row) throw new PaymentError("refused");
  const url = row.status === "open" ? demoUrl(deps, row.id) : null;
  const nothing = { customerId: null, subscription: null, paymentId: null };
  return { status: row.status, url, paid: row.status === "done", checkoutId: row.id, ...nothing };
}

async function getRow(deps: DemoDeps, providerId: string): Promise<SubscriptionRow> {
  const [row] = await deps.db.orm
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.providerId, providerId));
  if (!row) throw new PaymentError("refused");
  return row;
}

async function change(
  deps: DemoDeps,
  providerId: string,
  change: Partial<SubscriptionRow>,
): Promise<SubscriptionState> {
  const [row] = await deps.db.orm
    .update(subscriptions)
    .set({ ...change, updatedAt: sql`clock_timestamp()` })
    .where(eq(subscriptions.providerId, providerId))
    .returning();
  if (!row) throw new PaymentError("refused");
  return toState(row, deps.clock());
}

/** As it would stand at a real provider: periods follow each other until one was to be the last. */
function toState(row: SubscriptionRow, now: Date): SubscriptionState {
  const { providerId, status, last4, cancelAtPeriodEnd, canceledAt } = row;
  let { periodStart, periodEnd } = row;
  const isOver = periodEnd <= now && cancelAtPeriodEnd;
  while (!isOver && status !== "canceled" && periodEnd <= now) {
    periodStart = periodEnd;
    periodEnd = monthAfter(periodEnd);
  }
  return {
    ...{ providerId, customerId: "", priceId: row.planId, last4, periodStart, periodEnd },
    ...{ cancelAtPeriodEnd, canceledAt },
    status: isOver ? "canceled" : status,
  };
}

/** The same day of the next month, or its last day. */
function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
