import { NumberInput } from "@mantine/core";
import type { InterviewDetails } from "#contract/interviews.ts";
import { FormChoices } from "../../interview-create/form-choices.tsx";
import { PrototypeFields } from "../../interview-create/prototype-fields.tsx";
import { useMayEdit } from "../may-edit.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { EditForm } from "./edit-form.tsx";
import { InterviewSection } from "./interview-section.tsx";
import { settingFields } from "./settings-fields.ts";
import { SettingsList } from "./settings-list.tsx";
import { type SectionProps, SettingsSection } from "./settings-section.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** The settings of an interview: to change for editors, to read for viewers. */
export function SettingsTab({ interview }: { interview: InterviewDetails }) {
  return useMayEdit() ? <SettingsForm interview={interview} /> : <SettingsList interview={interview} />;
}

/** Everything around the script that can be set on an interview, saved together. */
function SettingsForm({ interview }: { interview: InterviewDetails }) {
  const form = useSettingsForm(interview, "settings");
  const { draft, set, errors } = form;
  return (
    <EditForm form={form}>
      <InterviewSection draft={draft} errors={errors} set={set} />
      <ConsentSection
        draft={draft}
        errors={errors}
        set={set}
        defaultText={interview.defaultConsentText ?? ""}
      />
      <AroundSection draft={draft} errors={errors} set={set} />
    </EditForm>
  );
}

/** What stands before, beside and after the chat. */
function AroundSection({ draft, errors, set }: SectionProps) {
  return (
    <SettingsSection title="Around the chat" hint="Forms, and something to look at.">
      <FormChoices draft={draft} errors={errors} onChange={set} />
      <PrototypeFields draft={draft} errors={errors} onChange={set} />
      <NumberInput
        label={settingFields.earlyCodeShare.label}
        description="People get a code if they answered at least this share, even if they leave early."
        suffix=" %"
        min={0}
        max={100}
        allowDecimal={false}
        allowNegative={false}
        value={draft.earlyCodeShare}
        error={errors["settings.earlyCodeShare"]}
        onChange={(earlyCodeShare) => set({ earlyCodeShare })}
      />
    </SettingsSection>
  );
}
