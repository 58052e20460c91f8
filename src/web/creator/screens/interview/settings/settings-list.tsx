import type { InterviewDetails } from "#contract/interviews.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { Facts } from "./facts.tsx";
import { toDraft } from "./settings-draft.ts";
import { allFields, type Fields, settingFields } from "./settings-fields.ts";
import { SettingsSection } from "./settings-section.tsx";

type Name = keyof typeof allFields;

const aboutInterview: Name[] = [
  "status",
  "sessionLimit",
  "closesAt",
  "language",
  "minutes",
  "showQuestionCount",
];
const aroundChat: Name[] = ["preInterviewFormId", "postInterviewFormId", "prototypeUrl", "earlyCodeShare"];
const isConsent = (name: string): name is Name =>
  ![...aboutInterview, ...aroundChat].some((one) => one === name);

/** The settings for those who may not change them. */
export function SettingsList({ interview }: { interview: InterviewDetails }) {
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
