import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showToast } from "#web/ui/toast.tsx";
import { refreshPlan } from "../../queries/billing.ts";
import { type CheckoutResult, followCheckout } from "./follow-checkout.ts";

/** Asks for a checkout until it is paid, for half a minute. `attempt` begins anew. */
export function useCheckoutResult(checkoutId: string, attempt: number): CheckoutResult {
  const client = useQueryClient();
  const [result, setResult] = useState<CheckoutResult>("waiting");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    setResult("waiting");
    const run = async () => {
      const found = await followCheckout(checkoutId, stop.signal);
      if (found === "paid" || found === "done") await refreshPlan(client);
      if (stop.signal.aborted) return;
      if (found === "paid") showToast("Payment received.");
      setResult(found);
    };
    run().catch(() => setResult("failed"));
    return () => stop.abort();
  }, [checkoutId, attempt, client]);
  return result;
}
