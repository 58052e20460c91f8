import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { Navigate, NavLink, useParams } from "react-router";
import type { User } from "#contract/accounts.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useConfig } from "../../queries/instance.ts";
import { useUser } from "../../session/use-user.ts";
import classes from "../pages.module.css";
import { AccountSection } from "./account-section.tsx";
import { ApiKeysSection } from "./api-keys/api-keys-section.tsx";
import { DataSection } from "./data-section.tsx";
import { LoginsSection } from "./logins-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { OversightSection } from "./oversight-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { LimitsSection, SubscriptionSection } from "./plan-section.tsx";
import { findPart, type Part, parts } from "./profile-parts.ts";
import { PurchasesSection } from "./purchases-section.tsx";
import { Section } from "./section.tsx";
import { TeamSection } from "./team-section.tsx";
import { TwoStepSection } from "./two-step-section.tsx";
import { WebhooksSection } from "./webhooks/webhooks-section.tsx";
import { WorkSection } from "./work-section.tsx";

export function ProfileScreen() {
  const user = useUser();
  const part = findPart(useParams().part);
  const { data: config } = useConfig();
  const labelOf = (one: Part) => (one.id === "billing" && config?.billing === "off" ? "Limits" : one.label);
  usePageTitle(part ? `My Profile – ${labelOf(part)}` : "My Profile");
  if (!user) return null;
  if (!part) return <Navigate to="/profile" replace />;
  return (
    <>
      <PageHeader title="My Profile" crumbs={[{ label: "Home", to: "/projects" }, { label: "My Profile" }]} />
      <nav aria-label="My Profile" className="wrap gap-4-12 max-920 ruled-below below-24 pad-bottom-12">
        {parts.map((one) => (
          <NavLink key={one.id} to={one.path} end className={`muted strong undecorated ${classes.part}`}>
            {labelOf(one)}
          </NavLink>
        ))}
      </nav>
      <div className="stack gap-32 max-920">
        <Sections part={part.id} user={user} />
      </div>
    </>
  );
}

function Sections({ part, user }: { part: Part["id"]; user: User }) {
  switch (part) {
    case "billing":
      return (
        <>
          <LimitsSection user={user} />
          <SubscriptionSection />
          <PurchasesSection />
        </>
      );
    case "team":
      return (
        <>
          <TeamSection />
          <OversightSection user={user} />
        </>
      );
    case "developers":
      return (
        <>
          <ApiKeysSection />
          <WebhooksSection />
        </>
      );
    default:
      return (
        <>
          <AccountSection user={user} />
          <WorkSection user={user} />
          <PasswordSection user={user} />
          <TwoStepSection user={user} />
          <LoginsSection user={user} />
          <MailsSection user={user} />
          <AppearanceSection />
          <DataSection user={user} />
        </>
      );
  }
}

function AppearanceSection() {
  return (
    <Section id="appearance" title="Appearance">
      <SchemeChoice />
    </Section>
  );
}

function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Light or dark"
      value={colorScheme}
      onChange={(value) => setColorScheme(value as typeof colorScheme)}
      data={[
        { value: "auto", label: "Same as device" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]}
    />
  );
}
