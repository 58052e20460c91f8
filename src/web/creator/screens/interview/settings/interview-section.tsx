import { NumberInput, SegmentedControl, Select, SimpleGrid, Switch } from "@mantine/core";
import { interviewStatuses, languages } from "#contract/choices.ts";
import { languageNames } from "../../../script/language-names.ts";
import { settingFields } from "./settings-fields.ts";
import { type SectionProps, SettingsSection } from "./settings-section.tsx";
import { statusNames, statusWords } from "./status-words.ts";

/** Whether it runs, in which language and for how long; for how many and until when is set where it is shared. */
export function InterviewSection({ draft, errors, set }: SectionProps) {
  return (
    <SettingsSection title="Interview" hint="Who can take part, and how the conversation runs.">
      <div className="stack items-start gap-8">
        <span className="text-14 medium" id="settings-status">
          {settingFields.status.label}
        </span>
        <SegmentedControl
          aria-labelledby="settings-status"
          data={interviewStatuses.map((value) => ({ value, label: statusNames[value] }))}
          value={draft.status}
          onChange={(value) => set({ status: interviewStatuses.find((one) => one === value) ?? "open" })}
        />
        <span className="fine above-2">{statusWords[draft.status]}</span>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={settingFields.language.label}
          description="The script's language. Participants can choose another."
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          value={draft.language}
          error={errors["settings.language"]}
          onChange={(value) => set({ language: languages.find((one) => one === value) ?? draft.language })}
        />
        <NumberInput
          label={settingFields.minutes.label}
          description="Participants read this before they agree, and the interviewer plans the conversation around it."
          min={3}
          max={60}
          allowDecimal={false}
          allowNegative={false}
          value={draft.minutes}
          error={errors["settings.minutes"]}
          onChange={(minutes) => set({ minutes })}
        />
      </SimpleGrid>
      <Switch
        label={settingFields.showQuestionCount.label}
        description="When off, participants see a phase instead, such as “Main questions”. A counter can raise drop-off."
        checked={draft.showQuestionCount}
        onChange={(event) => set({ showQuestionCount: event.currentTarget.checked })}
      />
    </SettingsSection>
  );
}
