import { Group, Stack } from "@mantine/core";
import { useRef } from "react";
import type { User } from "#contract/accounts.ts";
import { ApiError } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveOnboarding } from "../../queries/account.ts";
import { OnboardingFields, onboardingBody, useOnboardingForm } from "../onboarding/onboarding-fields.tsx";
import { Section } from "./section.tsx";

export function WorkSection({ user }: { user: User }) {
  return (
    <Section id="work" title="About your work">
      <WorkForm user={user} />
    </Section>
  );
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
        <FailureNotice error={save.error} fallback="Couldn't save your profile. Please try again." />
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
