import { NumberInput, SegmentedControl, Select, SimpleGrid, Switch } from "@mantine/core";
import { interviewStatuses, languages } from "#contract/choices.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { languageNames } from "../../../script/language-names.ts";
import { FormChoices } from "../../interview-create/form-choices.tsx";
import { PrototypeFields } from "../../interview-create/prototype-fields.tsx";
import { useMayEdit } from "../may-edit.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { EditForm } from "./edit-form.tsx";
import { Facts } from "./facts.tsx";
import { toDraft } from "./settings-draft.ts";
import { allFields, type Fields, settingFields } from "./settings-fields.ts";
import { type SectionProps, SettingsSection } from "./settings-section.tsx";
import { statusNames, statusWords } from "./status-words.ts";
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

type Name = keyof typeof allFields;

const aboutInterview: Name[] = ["status", "language", "minutes", "showQuestionCount"];
const aroundChat: Name[] = ["preInterviewFormId", "postInterviewFormId", "prototypeUrl", "earlyCodeShare"];
const isConsent = (name: string): name is Name =>
  ![...aboutInterview, ...aroundChat].some((one) => one === name);

/** The settings for those who may not change them. */
function SettingsList({ interview }: { interview: InterviewDetails }) {
  const draft = toDraft(interview);
  const shown = { ...draft, consentText: draft.consentText || (interview.defaultConsentText ?? "") };
  const list = (names: Name[]) =>
    names.map((name): [string, string] => {
      const field: Fields[string] = allFields[name];
      return [field.label, field.describe(shown[name])];
    });
  return (
    <div className="stack gap-32 max-920">
      <NoticeBox kind="info">You can view this project, but not change it.</NoticeBox>
      <SettingsSection title="Interview">
        <Facts facts={list(aboutInterview)} />
      </SettingsSection>
      <SettingsSection title="Consent and privacy">
        <Facts facts={list(Object.keys(settingFields).filter(isConsent))} />
      </SettingsSection>
      <SettingsSection title="Around the chat">
        <Facts facts={list(aroundChat)} />
      </SettingsSection>
    </div>
  );
}

/** Whether it runs, in which language and for how long; for how many and until when is set where it is shared. */
function InterviewSection({ draft, errors, set }: SectionProps) {
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
