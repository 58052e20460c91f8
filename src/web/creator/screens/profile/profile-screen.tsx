import { Group, SegmentedControl, Stack, Title, useMantineColorScheme } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import type { User } from "#contract/accounts.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useSaveOnboarding } from "../../queries/onboarding.ts";
import { useUser } from "../../session/use-user.ts";
import { OnboardingFields, onboardingBody, useOnboardingForm } from "../onboarding/onboarding-fields.tsx";
import classes from "./profile.module.css";

export function ProfileScreen() {
  usePageTitle("My Profile");
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title="My Profile" crumbs={[{ label: "Home", to: "/projects" }, { label: "My Profile" }]} />
      <div className={classes.sections}>
        <Section title="Account">
          <dl className={classes.facts}>
            <dt>Name</dt>
            <dd dir="auto">{user.name}</dd>
            <dt>E-mail</dt>
            <dd>{user.email}</dd>
          </dl>
        </Section>
        <Section title="About your work">
          <WorkForm user={user} />
        </Section>
        <Section title="Use">
          <dl className={classes.facts}>
            <dt>Interviews</dt>
            <dd>{countOf(user.currentInterviews, user.interviewLimits)}</dd>
            <dt>Sessions</dt>
            <dd>{countOf(user.currentSessions, user.sessionLimits)}</dd>
          </dl>
        </Section>
        <Section title="Appearance">
          <SchemeChoice />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Panel>{children}</Panel>
    </section>
  );
}

function countOf(count: number, limit: number | null): string {
  return limit === null ? `${count}, no limit on this server` : `${count} of ${limit}`;
}

function WorkForm({ user }: { user: User }) {
  const form = useOnboardingForm(user);
  const formElement = useRef<HTMLFormElement>(null);
  const save = useSaveOnboarding();
  const submit = form.onSubmit(
    (values) => {
      const body = onboardingBody(values);
      if (!body || save.isPending) return;
      save.mutate(body, {
        onSuccess: () => showToast("Profile saved."),
        onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
      });
    },
    () => focusFirstInvalid(formElement.current),
  );
  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="md">
        {save.error && (
          <NoticeBox kind="error">
            {errorText(save.error, "Your profile could not be saved. Please try again.")}
          </NoticeBox>
        )}
        <OnboardingFields form={form} />
        <Group justify="flex-end">
          <BusyButton type="submit" busy={save.isPending} busyLabel="Saving...">
            Save
          </BusyButton>
        </Group>
      </Stack>
    </form>
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
        { value: "auto", label: "As the system" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]}
    />
  );
}
