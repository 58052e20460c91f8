import { Button, Loader } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { EmptyState, ErrorState } from "#web/ui/list-states.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { refreshPlan } from "../../queries/billing.ts";
import { useConfig } from "../../queries/instance.ts";
import { readPlace, removePlace } from "../../session/after-payment.ts";
import { type CheckoutResult, followCheckout } from "./follow-checkout.ts";

/** Where the checkout leads back to: waits for the payment, then goes on. */
export function PaymentSuccessScreen() {
  usePageTitle("Payment");
  const [search] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const result = useCheckoutResult(search.get("session_id") ?? "", attempt);
  const again = () => setAttempt(attempt + 1);
  const [place] = useState(readPlace);
  const isDone = result === "paid" || result === "done";
  useEffect(() => {
    if (isDone) removePlace();
  }, [isDone]);
  if (isDone) return <Navigate to={place} replace />;
  if (result === "nothing-bought") return <Navigate to="/pricing" replace />;
  if (result === "failed") {
    return <ErrorState asPage text="Couldn't look up your payment. It isn't lost." onRetry={again} />;
  }
  if (result === "late") {
    return (
      <EmptyState
        asPage
        title="Your payment isn't confirmed yet"
        text="Some payment methods take longer. Your purchase will appear in your profile as soon as the payment arrives."
        icon={<IconClock size={20} />}
      >
        <Button variant="default" onClick={again}>
          Check again
        </Button>
        <Button component={Link} to="/profile/billing">
          Go to my profile
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="column middle gap-8 text-center pad-48-24" role="status">
      <Loader aria-hidden="true" />
      <h1 className="heading-18 above-8">Confirming your payment</h1>
      <p className="muted">This takes a few seconds.</p>
    </div>
  );
}

/** Asks for a checkout until it is paid, for half a minute. `attempt` begins anew. */
function useCheckoutResult(checkoutId: string, attempt: number): CheckoutResult {
  const client = useQueryClient();
  const { data: config } = useConfig();
  const isTest = config?.billing === "demo";
  const [result, setResult] = useState<CheckoutResult>("waiting");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    setResult("waiting");
    const run = async () => {
      const found = await followCheckout(checkoutId, stop.signal);
      if (found === "paid" || found === "done") await refreshPlan(client);
      if (stop.signal.aborted) return;
      if (found === "paid") {
        showToast(isTest ? "Test checkout completed. Nothing was charged." : "Payment received.");
      }
      setResult(found);
    };
    run().catch(() => setResult("failed"));
    return () => stop.abort();
  }, [checkoutId, attempt, client, isTest]);
  return result;
}
