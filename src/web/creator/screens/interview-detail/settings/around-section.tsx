import { NumberInput } from "@mantine/core";
import { FormChoices } from "../../chatbot-create/form-choices.tsx";
import { PrototypeFields } from "../../chatbot-create/prototype-fields.tsx";
import { type SectionProps, SettingsSection } from "./settings-section.tsx";

/** What stands before, beside and after the chat. */
export function AroundSection({ draft, errors, set }: SectionProps) {
  return (
    <SettingsSection title="Around the chat" hint="Forms, and something to look at.">
      <FormChoices draft={draft} errors={errors} onChange={set} />
      <PrototypeFields draft={draft} errors={errors} onChange={set} />
      <NumberInput
        label="Share of the questions for a code"
        description="People get a code if they answered at least this share, even if they leave early."
        suffix=" %"
        min={0}
        max={100}
        allowDecimal={false}
        allowNegative={false}
        value={draft.earlyCodePercent}
        error={errors["settings.earlyCodeShare"]}
        onChange={(earlyCodePercent) => set({ earlyCodePercent })}
      />
    </SettingsSection>
  );
}
