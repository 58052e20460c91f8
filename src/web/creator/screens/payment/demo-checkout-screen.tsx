import { Button } from "@mantine/core";
import { Link, useNavigate, useParams } from "react-router";
import type { Price } from "#contract/billing.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useDemoCheckout, useFinishDemoCheckout } from "../../queries/billing.ts";
import { AuthFrame } from "../login/auth-frame.tsx";
import { formatAmount, suffixOf } from "../pricing/price-words.ts";

/** The checkout of a server that sells in test mode: everything but the card and the money. */
export function DemoCheckoutScreen() {
  usePageTitle("Test checkout");
  const { checkoutId = "" } = useParams();
  const checkout = useDemoCheckout(checkoutId);
  const isUnknown = checkout.error instanceof ApiError && checkout.error.status === 404;
  return (
    <AuthFrame title="Test checkout">
      {checkout.isPending && <LoadingLines label="Loading the checkout" lines={3} />}
      {checkout.error && !checkout.data && (
        <ErrorState
          text={errorText(checkout.error, "Couldn't load the checkout.")}
          {...(!isUnknown && { onRetry: () => void checkout.refetch() })}
          retrying={checkout.isFetching}
        />
      )}
      {isUnknown && <ToPricing />}
      {checkout.data?.status === "open" && <Order checkoutId={checkoutId} plan={checkout.data.plan} />}
      {checkout.data && checkout.data.status !== "open" && (
        <>
          <NoticeBox kind="info">
            {checkout.data.status === "done"
              ? "This test checkout has already been completed."
              : "This test checkout was cancelled."}
          </NoticeBox>
          <ToPricing />
        </>
      )}
    </AuthFrame>
  );
}

function ToPricing() {
  return (
    <Button component={Link} to="/pricing" fullWidth variant="default">
      See the plans
    </Button>
  );
}

function Order({ checkoutId, plan }: { checkoutId: string; plan: Price }) {
  const navigate = useNavigate();
  const finish = useFinishDemoCheckout(checkoutId);
  const isOver = finish.isPending || finish.isSuccess;
  const press = (action: "pay" | "cancel") => {
    if (isOver) return;
    finish.mutate(action, {
      onSuccess: ({ url }) => {
        const target = new URL(url, window.location.origin);
        if (target.origin === window.location.origin) {
          void navigate(`${target.pathname}${target.search}`, { replace: true });
        } else window.location.assign(target);
      },
    });
  };
  const amount = formatAmount(plan.price, plan.currency);
  return (
    <>
      <NoticeBox kind="info">
        This is a test: no card, no charge. The plan works as if it were paid.
      </NoticeBox>
      <FailureNotice error={finish.error} fallback="That didn't work. Please try again." />
      <dl className="stack text-and-end gap-8-16 ruled ruled-below pad-12-0">
        <dt className="anywhere">{plan.name}</dt>
        <dd className="text-end">
          {amount} {suffixOf(plan)}
        </dd>
        <dt className="anywhere strong">Charged today</dt>
        <dd className="text-end strong">{formatAmount(0, plan.currency)}</dd>
      </dl>
      <BusyButton
        fullWidth
        busy={isOver && finish.variables === "pay"}
        busyLabel="Starting..."
        onClick={() => press("pay")}
      >
        {plan.isOneOff ? "Get it without paying (test)" : "Start the plan without paying (test)"}
      </BusyButton>
      <BusyButton
        fullWidth
        variant="default"
        busy={isOver && finish.variables === "cancel"}
        busyLabel="Cancelling..."
        onClick={() => press("cancel")}
      >
        Cancel
      </BusyButton>
    </>
  );
}
