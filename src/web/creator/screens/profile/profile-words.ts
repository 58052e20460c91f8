import type { Subscription } from "#contract/billing.ts";
import { formatDate } from "#web/format/dates.ts";

/** "3 of 5"; where nothing is limited it says so. */
export function countOf(count: number, limit: number | null): string {
  return limit === null ? `${count} (no limit)` : `${count} of ${limit}`;
}

/** "12 Dec 2026" of unix seconds. */
export function dayOf(seconds: number, locale?: string): string {
  return formatDate(new Date(seconds * 1000).toISOString(), locale);
}

/** When a subscription that was cancelled ends; undefined for one that goes on. */
export function endOf(subscription: Subscription): number | undefined {
  if (subscription.cancelAtPeriodEnd) return subscription.currentPeriodEnd;
  return subscription.canceled_at ?? undefined;
}
