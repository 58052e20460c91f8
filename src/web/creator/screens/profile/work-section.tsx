import { Group, Stack } from "@mantine/core";
import type { User } from "#contract/accounts.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { OnboardingFields, useOnboardingForm } from "../onboarding/onboarding-fields.tsx";
import { Section } from "./section.tsx";

export function WorkSection({ user }: { user: User }) {
  return (
    <Section id="work" title="About your work">
      <WorkForm user={user} />
    </Section>
  );
}

function WorkForm({ user }: { user: User }) {
  const { form, element, save } = useOnboardingForm(user, () => showToast("Profile saved."));
  return (
    <form {...element}>
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
