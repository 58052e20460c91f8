import { Button } from "@mantine/core";
import { IconTag } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { User } from "#contract/accounts.ts";
import type { Price } from "#contract/billing.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState, ErrorState, LoadingCards } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { type BuyChoice, buyChoice } from "../../components/buy-choice.ts";
import { useBeginCheckout, useChangePlan, usePrices, useSubscription } from "../../queries/billing.ts";
import { useConfig } from "../../queries/instance.ts";
import { useUser } from "../../session/use-user.ts";
import { formatAmount, suffixOf } from "./price-words.ts";

export function PricingScreen() {
  usePageTitle("Pricing");
  const user = useUser();
  const prices = usePrices();
  const subscription = useSubscription(user !== undefined);
  const error = prices.error ?? subscription.error;
  const isLoading = prices.isPending || (user !== undefined && subscription.isPending);
  return (
    <>
      <PageHeader
        title="Pricing"
        {...(user && { crumbs: [{ label: "Home", to: "/projects" }, { label: "Pricing" }] })}
        detail={user ? presentPlan(user) : "Pay monthly, or once for a single interview."}
      />
      <DemoNotice />
      <FreePlan />
      {error && isLoading && (
        <ErrorState
          text={errorText(error, "Couldn't load the plans.")}
          onRetry={() => void Promise.all([prices.refetch(), subscription.refetch()])}
          retrying={prices.isFetching || subscription.isFetching}
        />
      )}
      {error && !isLoading && (
        <NoticeBox kind="error">{errorText(error, "This may be out of date.")}</NoticeBox>
      )}
      {isLoading && !error && <LoadingCards label="Loading the plans" count={3} height={234} />}
      {!isLoading && prices.data?.length === 0 && <NothingSold loggedIn={user !== undefined} />}
      {!isLoading && prices.data && prices.data.length > 0 && (
        <Cards
          prices={prices.data}
          choose={(price) => buyChoice(price, user !== undefined, subscription.data ?? null)}
        />
      )}
    </>
  );
}

function presentPlan(user: User): string {
  return user.planName ? `You're on the ${user.planName} plan.` : "Choose what fits your research.";
}

function DemoNotice() {
  const { data: config } = useConfig();
  if (config?.billing !== "demo") return null;
  return (
    <div className="max-760 below-24">
      <NoticeBox kind="info">Test mode: no card, no charge.</NoticeBox>
    </div>
  );
}

function FreePlan() {
  const { data: config } = useConfig();
  if (!config?.freePlan) return null;
  return <p className="below-24">Every account starts on the Free plan: {config.freePlan}</p>;
}

function NothingSold({ loggedIn }: { loggedIn: boolean }) {
  return (
    <EmptyState
      title="Everything is free on this server"
      text="There are no plans and no plan limits."
      icon={<IconTag size={20} />}
    >
      <Button component={Link} to={loggedIn ? "/projects" : "/register"}>
        {loggedIn ? "Your Projects" : "Create an account"}
      </Button>
    </EmptyState>
  );
}

interface CardsProps {
  prices: Price[];
  choose: (price: Price) => BuyChoice;
}

function Cards({ prices, choose }: CardsProps) {
  const navigate = useNavigate();
  const { buy, opening, failure } = useBuy();
  const [changingTo, setChangingTo] = useState<Price>();
  const act = (price: Price) => {
    const { action } = choose(price);
    if (action === "register") void navigate(`/register?plan=${encodeURIComponent(price.id)}`);
    if (action === "buy") buy(price);
    if (action === "change") setChangingTo(price);
  };
  useChosenPlan((planId) => {
    const price = prices.find(({ id }) => id === planId);
    if (price && choose(price).action !== "register") act(price);
  });
  return (
    <>
      {failure && (
        <div className="max-760 below-24">
          <NoticeBox kind="error">{failure}</NoticeBox>
        </div>
      )}
      <ul className="stack auto-columns gap-16" aria-label="Plans">
        {prices.map((price) => (
          <PriceCard
            key={price.id}
            price={price}
            choice={choose(price)}
            opening={opening === price.id}
            onChoose={() => act(price)}
          />
        ))}
      </ul>
      <p className="text-13 muted above-24">Cancel any time; you keep the plan until the period ends.</p>
      <ChangePlanDialog price={changingTo} onClose={() => setChangingTo(undefined)} />
    </>
  );
}

/** Who chose a plan before logging in goes on to its checkout, once: going back shows the cards. */
function useChosenPlan(advance: (planId: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const planId = search.get("plan");
  const done = useRef(false);
  useEffect(() => {
    if (planId === null || done.current) return;
    done.current = true;
    setSearch({}, { replace: true });
    advance(planId);
  }, [planId, setSearch, advance]);
}

/** To the checkout, on this server or at the payment provider. */
function useBuy() {
  const begin = useBeginCheckout();
  const buy = (price: Price) => {
    if (begin.isPending || begin.isSuccess) return;
    begin.mutate(price, { onSuccess: (url) => window.location.assign(url) });
  };
  return {
    buy,
    /** The plan whose checkout is being opened; the page is about to be left. */
    opening: begin.isPending || begin.isSuccess ? begin.variables?.id : undefined,
    failure: begin.error ? failureText(begin.error) : undefined,
  };
}

function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return `Failed to initiate payment: ${errorText(error, "Please try again.")}`;
}

interface PriceCardProps {
  price: Price;
  choice: BuyChoice;
  /** Its checkout is being opened. */
  opening: boolean;
  onChoose: () => void;
}

function PriceCard({ price, choice, opening, onChoose }: PriceCardProps) {
  const nameId = `plan-${price.id}`;
  return (
    <li className={`card column pad-24 ${choice.action === "none" ? "primary-edge" : ""}`}>
      <h2 id={nameId} className="heading-16 anywhere">
        {price.name}
      </h2>
      <p className="above-12">
        <span className="strong figures text-34">{formatAmount(price.price, price.currency)}</span>{" "}
        <span className="muted">{suffixOf(price)}</span>
      </p>
      {price.description && <p className="above-12 muted">{price.description}</p>}
      <div className="to-bottom pad-top-16">
        {choice.action === "none" ? (
          <Button fullWidth disabled aria-describedby={nameId}>
            {choice.label}
          </Button>
        ) : (
          <BusyButton
            fullWidth
            variant={price.isOneOff ? "default" : "filled"}
            busy={opening}
            busyLabel="Opening the checkout..."
            aria-describedby={nameId}
            onClick={onChoose}
          >
            {choice.label}
          </BusyButton>
        )}
      </div>
    </li>
  );
}

interface ChangePlanDialogProps {
  price: Price | undefined;
  onClose: () => void;
}

/** Asks before the plan is changed, since it changes what is paid. */
function ChangePlanDialog({ price, onClose }: ChangePlanDialogProps) {
  const change = useChangePlan();
  return (
    <ConfirmDialog
      of={price}
      title={`Change to ${price?.name ?? "this plan"}?`}
      confirmLabel="Change plan"
      busyLabel="Changing..."
      keepLabel="Keep my plan"
      harmless
      failed="Couldn't change your plan. Please try again."
      onConfirm={({ id }) => change.mutateAsync(id)}
      onDone={({ name }) => showToast(`You're on the ${name} plan now.`)}
      onClose={onClose}
    >
      <p className="prose">
        {price && `${price.name} is ${formatAmount(price.price, price.currency)}${suffixOf(price)}`} and
        starts now. We'll credit what you've already paid for this period.
      </p>
    </ConfirmDialog>
  );
}
