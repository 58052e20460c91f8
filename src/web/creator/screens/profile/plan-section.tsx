import { Anchor, Button, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { Link } from "react-router";
import type { User } from "#contract/accounts.ts";
import type { Subscription } from "#contract/billing.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { FailureLine, FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { focusHeading } from "../../../ui/focus-heading.ts";
import { isRunning } from "../../components/buy-choice.ts";
import {
  useCancelSubscription,
  useManageSubscription,
  useResumeSubscription,
  useSubscription,
} from "../../queries/billing.ts";
import { useConfig } from "../../queries/instance.ts";
import { formatAmount } from "../pricing/price-words.ts";
import { countOf, dayOf, endOf } from "./profile-words.ts";
import { Section } from "./section.tsx";
import { SectionError } from "./section-error.tsx";

export function LimitsSection({ user }: { user: User }) {
  return (
    <Section id="limits" title="Current limits" about="Sample projects don't count.">
      <dl className="stack gap-8-16 term-and-text">
        {user.planName && (
          <>
            <dt>Plan</dt>
            <dd>{user.planName}</dd>
          </>
        )}
        <dt>Projects</dt>
        <dd>{countOf(user.currentProjects ?? 0, user.projectLimit ?? null)}</dd>
        <dt>Interviews</dt>
        <dd>{countOf(user.currentInterviews, user.interviewLimits)}</dd>
        <dt>Sessions</dt>
        <dd>{countOf(user.currentSessions, user.sessionLimits)}</dd>
        {user.availableOneOffInterviews > 0 && (
          <>
            <dt>Single interviews to use</dt>
            <dd>{user.availableOneOffInterviews}</dd>
          </>
        )}
        {user.credits > 0 && (
          <>
            <dt>Credits</dt>
            <dd>{user.credits}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}

export function SubscriptionSection() {
  const { data: config } = useConfig();
  const subscription = useSubscription();
  if (!config || (config.billing === "off" && !subscription.data)) return null;
  return (
    <Section id="subscription" title="Subscription">
      {subscription.isPending && <LoadingLines label="Loading your subscription" lines={3} />}
      {subscription.error && !subscription.data && (
        <SectionError query={subscription} fallback="Couldn't load your subscription." />
      )}
      {subscription.data === null && (
        <Group justify="space-between">
          <span className="prose muted">You don't have a subscription.</span>
          <Button component={Link} to="/pricing" variant="default">
            See the plans
          </Button>
        </Group>
      )}
      {subscription.data && <SubscriptionDetails subscription={subscription.data} />}
    </Section>
  );
}

function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const { plan } = subscription;
  const end = endOf(subscription);
  const last4 = subscription.default_payment_method?.card.last4;
  return (
    <Stack gap="lg">
      <dl className="stack gap-8-16 term-and-text">
        <dt>Plan</dt>
        <dd>{subscription.planName || plan.name}</dd>
        <dt>Amount</dt>
        <dd>{formatAmount(plan.amount)}</dd>
        <dt>Interval</dt>
        <dd>{plan.interval}</dd>
        <dt>Status</dt>
        <dd>{subscription.status}</dd>
        <dt>Card</dt>
        <dd>{last4 ? `ends in ${last4}` : "none"}</dd>
        <dt>Current period ends</dt>
        <dd>{dayOf(subscription.currentPeriodEnd)}</dd>
        {end !== undefined && (
          <>
            <dt>Cancellation date</dt>
            <dd>{dayOf(end)}</dd>
          </>
        )}
      </dl>
      <SubscriptionActions subscription={subscription} />
    </Stack>
  );
}

function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { data: config } = useConfig();
  const portal = useOpenPortal({ isDemo: config?.billing === "demo" });
  const runs = isRunning(subscription);
  return (
    <div>
      <FailureNotice error={portal.error} fallback="Couldn't open the page for your cards and receipts." />
      {portal.isHere && (
        <NoticeBox kind="info">
          This is a test checkout without cards or receipts. Change or cancel your plan right here.
        </NoticeBox>
      )}
      {portal.blockedUrl && (
        <NoticeBox kind="info">
          Your browser blocked the new window.{" "}
          <Anchor href={portal.blockedUrl} target="_blank" rel="noopener noreferrer">
            Open the page for your cards and receipts
          </Anchor>
        </NoticeBox>
      )}
      <Group gap="xs" mt={portal.error || portal.blockedUrl || portal.isHere ? "sm" : 0}>
        <BusyButton variant="default" busy={portal.busy} busyLabel="Opening..." onClick={portal.open}>
          Manage subscription
        </BusyButton>
        <Button component={Link} to="/pricing" variant="default">
          {runs ? "Change plan" : "See the plans"}
        </Button>
        {runs && subscription.cancelAtPeriodEnd && <ResumeSubscription />}
        {runs && !subscription.cancelAtPeriodEnd && <CancelSubscription subscription={subscription} />}
      </Group>
    </div>
  );
}

/**
 * Opens the payment provider's page in a new window; where the browser refuses, the address is there to press. The
 * test checkout has no such page: its subscription is managed on this one.
 */
function useOpenPortal({ isDemo }: { isDemo: boolean }) {
  const manage = useManageSubscription();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const [isHere, setHere] = useState(false);
  const open = () => {
    if (isDemo) return setHere(true);
    if (manage.isPending) return;
    setBlockedUrl(undefined);
    // Opened while the press counts as the reason; after the answer it would be taken for a pop-up.
    const opened = window.open("about:blank", "_blank");
    if (opened) opened.opener = null;
    manage.mutate(undefined, {
      onSuccess: (url) => {
        if (opened && !opened.closed) opened.location.replace(url);
        else setBlockedUrl(url);
      },
      onError: () => opened?.close(),
    });
  };
  return { open, busy: manage.isPending, error: manage.error, blockedUrl, isHere };
}

function ResumeSubscription() {
  const resume = useResumeSubscription();
  // This button is gone by the time the answer is there, so it waits by itself.
  const press = async () => {
    try {
      await resume.mutateAsync();
    } catch {
      return;
    }
    focusHeading("subscription");
    showToast("Your subscription has been resumed.");
  };
  return (
    <>
      <BusyButton busy={resume.isPending} busyLabel="Resuming..." onClick={() => void press()}>
        Resume subscription
      </BusyButton>
      <FailureLine error={resume.error} fallback="Couldn't resume your subscription. Please try again." />
    </>
  );
}

function CancelSubscription({ subscription }: { subscription: Subscription }) {
  const [opened, dialog] = useDisclosure(false);
  const cancel = useCancelSubscription();
  return (
    <>
      <Button variant="subtle" color="red" onClick={dialog.open}>
        Cancel subscription
      </Button>
      <ConfirmDialog
        of={opened ? subscription : undefined}
        title="Cancel your subscription?"
        confirmLabel="Cancel subscription"
        busyLabel="Cancelling..."
        keepLabel="Keep it"
        failed="Couldn't cancel your subscription. Please try again later."
        onConfirm={() => cancel.mutateAsync()}
        onDone={() => {
          focusHeading("subscription");
          showToast("Your subscription has been cancelled.");
        }}
        onClose={dialog.close}
      >
        <p className="prose">
          {subscription.planName} runs until {dayOf(subscription.currentPeriodEnd)} and then ends; you won't
          be charged again. Your work stays, and you can resume until that day.
        </p>
      </ConfirmDialog>
    </>
  );
}
