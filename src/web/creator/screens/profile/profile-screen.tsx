import { Anchor } from "@mantine/core";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useConfig } from "../../queries/config.ts";
import { useUser } from "../../session/use-user.ts";
import { ApiKeysSection } from "../connections/api-keys-section.tsx";
import { WebhooksSection } from "../connections/webhooks-section.tsx";
import { AccountSection } from "./account-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { DataSection } from "./data-section.tsx";
import { LoginsSection } from "./logins-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { OversightSection } from "./oversight-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { LimitsSection, SubscriptionSection } from "./plan-section.tsx";
import classes from "./profile.module.css";
import { PurchasesSection } from "./purchases-section.tsx";
import { TwoStepSection } from "./two-step-section.tsx";
import { WorkSection } from "./work-section.tsx";

export function ProfileScreen() {
  usePageTitle("My Profile");
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title="My Profile" crumbs={[{ label: "Home", to: "/projects" }, { label: "My Profile" }]} />
      <Contents />
      <div className={classes.sections}>
        <AccountSection user={user} />
        <LimitsSection user={user} />
        <SubscriptionSection />
        <PurchasesSection />
        <WorkSection user={user} />
        <PasswordSection user={user} />
        <TwoStepSection user={user} />
        <LoginsSection user={user} />
        <MailsSection user={user} />
        <AppearanceSection />
        <ApiKeysSection />
        <WebhooksSection />
        <OversightSection user={user} />
        <DataSection user={user} />
      </div>
    </>
  );
}

const places = [
  { id: "account", label: "Account" },
  { id: "limits", label: "Plan and limits" },
  { id: "work", label: "Your work" },
  { id: "password", label: "Password and logins" },
  { id: "mails", label: "Mails" },
  { id: "keys", label: "API keys and webhooks" },
  { id: "data", label: "Your data" },
];

function Contents() {
  const { data: config } = useConfig();
  const shown = places.map((place) =>
    place.id === "limits" && config?.billing === "off" ? { ...place, label: "Limits" } : place,
  );
  return (
    <nav aria-label="On this page" className={classes.contents}>
      {shown.map(({ id, label }) => (
        <Anchor key={id} href={`#${id}`} size="xs" underline="hover">
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
