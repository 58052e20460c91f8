import { NumberInput } from "@mantine/core";
import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { FormChoices } from "../../interview-create/form-choices.tsx";
import { PrototypeFields } from "../../interview-create/prototype-fields.tsx";
import { useMayEdit } from "../may-edit.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { EditForm } from "./edit-form.tsx";
import { Facts } from "./facts.tsx";
import { InterviewSection } from "./interview-section.tsx";
import { toDraft } from "./settings-draft.ts";
import { allFields, type Fields, settingFields } from "./settings-fields.ts";
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
