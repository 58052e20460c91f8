import { Select, Stack, Switch } from "@mantine/core";
import type { User } from "#contract/accounts.ts";
import type { mailLanguages } from "#contract/choices.ts";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { NoMailNotice } from "../../components/no-mail-notice.tsx";
import { type UserChange, useUpdateUser } from "../../queries/account.ts";
import { Section } from "./section.tsx";

const names: Record<(typeof mailLanguages)[number], string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  pt: "Português",
  ar: "العربية",
};
type Language = keyof typeof names;

export function MailsSection({ user }: { user: User }) {
  const update = useUpdateUser();
  const save = (change: UserChange) => {
    if (!update.isPending) update.mutate(change, { onSuccess: () => showToast("Saved.") });
  };
  // What was just chosen shows at once, until the server has answered.
  const shown = { ...user, ...(update.isPending ? update.variables : {}) };
  return (
    <Section id="mails" title="E-mail">
      <Stack gap="md">
        <FailureNotice error={update.error} fallback="Couldn't save that. Please try again." />
        <NoMailNotice effect="so you won't get any. Your choices apply once mail is set up." />
        <Select
          label="E-mail language"
          data={Object.entries(names).map(([value, label]) => ({ value, label }))}
          allowDeselect={false}
          maw={280}
          value={shown.language ?? "en"}
          onChange={(language) => language && save({ language: language as Language })}
        />
        <Switch
          label="Weekly digest"
          description="On Mondays: how many sessions your interviews had. Counts only, no quotes."
          checked={shown.weeklyDigest ?? false}
          onChange={(event) => save({ weeklyDigest: event.currentTarget.checked })}
        />
      </Stack>
    </Section>
  );
}
