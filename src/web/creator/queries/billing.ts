import { type QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import type { Price } from "#contract/billing.ts";
import { call } from "#web/api/call.ts";
import { useChange, useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

const pricesKey = ["prices"] as const;
const subscriptionKey = ["subscription"] as const;
const purchasesKey = ["purchases"] as const;

/** What was bought shows on the profile, in the limits and in the banner of a project. */
const planKeys = [keys.currentUser, subscriptionKey, purchasesKey];

export async function refreshPlan(client: QueryClient): Promise<void> {
  await Promise.all(planKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function usePrices(enabled = true) {
  return useRead("GET /api/prices", pricesKey, {}, { enabled });
}

/** The subscription, or null where there is none. */
export function useSubscription(enabled = true) {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: async ({ signal }) => (await call("GET /api/subscription-status", { signal }))[0] ?? null,
    enabled,
  });
}

export function usePurchases() {
  return useRead("GET /api/purchases", purchasesKey, {});
}

/** Whether anything was ever bought, by subscription or once; asked anew. */
export async function hasBought(signal: AbortSignal): Promise<boolean> {
  const [subscriptions, purchases] = await Promise.all([
    call("GET /api/subscription-status", { signal }),
    call("GET /api/purchases", { signal }),
  ]);
  return subscriptions.length > 0 || purchases.length > 0;
}

/** Begins to buy; answers with the address of the checkout. */
export function useBeginCheckout() {
  return useMutation({
    mutationFn: async (price: Price): Promise<string> => {
      const { url } = price.isOneOff
        ? await call("POST /api/create-one-off-session", {})
        : await call("POST /api/create-subscription", {
            body: { priceID: price.id, productID: price.product_id },
          });
      if (!url) throw new Error("Stripe failed to initialize");
      return url;
    },
  });
}

export function useChangePlan() {
  return useChange(
    (newPlanId: string) => call("POST /api/change-subscription", { body: { newPlanId } }),
    ...planKeys,
  );
}

export function useCancelSubscription() {
  return useChange(() => call("POST /api/cancel-subscription", {}), ...planKeys);
}

export function useResumeSubscription() {
  return useChange(() => call("POST /api/resume-subscription", {}), ...planKeys);
}

export function useManageSubscription() {
  return useMutation({ mutationFn: async () => (await call("GET /api/manage-subscription", {})).url });
}

export function useDemoCheckout(checkoutId: string) {
  return useRead(
    "GET /api/billing/demo/:checkoutId",
    ["demo-checkout", checkoutId],
    { params: { checkoutId } },
    { staleTime: 0 },
  );
}

export function useFinishDemoCheckout(checkoutId: string) {
  return useMutation({
    mutationFn: (action: "pay" | "cancel") =>
      call("POST /api/billing/demo/:checkoutId", { params: { checkoutId }, body: { action } }),
  });
}
