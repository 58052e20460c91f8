import { nameError } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import { type Repeating, repeat } from "../../repeat.ts";
import * as store from "./billing.store.ts";
import { recheckCheckout } from "./checkouts.service.ts";
import { recheckPurchase, refreshSubscription, type SettleDeps } from "./settle.service.ts";

type ReconcileDeps = SettleDeps & Pick<Deps, "payments">;

const everyMs = 60 * 60 * 1000;
/** Until then the page that payers come back to, or the event, is likely to settle it. */
const staleMinutes = 15;

/** Reads at the provider what may have changed without our hearing of it. Answers how much was behind. */
export async function reconcilePayments(deps: ReconcileDeps): Promise<number> {
  const { payments, db } = deps;
  if (!payments) return 0;
  let corrected = 0;
  const correct = async (check: () => Promise<boolean>) => {
    try {
      if (await check()) corrected += 1;
    } catch (error) {
      deps.log.warn({ error: nameError(error) }, "a payment was not read");
    }
  };
  if (payments.provider === "stripe") {
    for (const row of await store.listStaleCheckouts(db, payments.provider, staleMinutes)) {
      await correct(() => recheckCheckout(deps, payments, row));
    }
    for (const { providerId } of await store.listUnusedPurchases(db, payments.provider)) {
      await correct(() => recheckPurchase(deps, payments, providerId));
    }
  }
  for (const row of await store.listStaleSubscriptions(db, payments.provider)) {
    await correct(() => refreshDiffers(deps, row));
  }
  if (corrected > 0) deps.log.warn({ corrected }, "payments were behind their provider");
  return corrected;
}

async function refreshDiffers(
  deps: ReconcileDeps,
  before: Awaited<ReturnType<typeof store.listStaleSubscriptions>>[number],
): Promise<boolean> {
  const { payments, db } = deps;
  if (!payments) return false;
  await refreshSubscription(deps, payments, before.providerId);
  const after = await store.findSubscriptionRow(db, before.providerId);
  const facts = (row: typeof before | undefined) =>
    row && [row.status, row.planId, row.periodEnd.getTime(), row.cancelAtPeriodEnd].join();
  return facts(after) !== facts(before);
}

/** On every instance: what one has read, the next finds heard of already. */
export function startBilling(deps: ReconcileDeps): Repeating {
  return repeat(deps, { what: "reading payments", everyMs }, () => reconcilePayments(deps));
}
