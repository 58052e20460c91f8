import type { InterviewDetails } from "#contract/interviews.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { languageNames } from "../../../script/language-names.ts";
import { Facts } from "./facts.tsx";
import classes from "./settings.module.css";
import { SettingsSection } from "./settings-section.tsx";
import { statusNames } from "./status-words.ts";

/** The settings for those who may not change them. */
export function SettingsList({ interview }: { interview: InterviewDetails }) {
  const { settings } = interview;
  return (
    <div className={`stack ${classes.form}`}>
      <NoticeBox kind="info">You can view this project, but not change it.</NoticeBox>
      <SettingsSection title="Interview">
        <Facts
          facts={[
            ["Status", statusNames[settings.status]],
            ["Session limit", settings.sessionLimit ? String(settings.sessionLimit) : "No limit"],
            ["Closing date", settings.closesAt ? formatDateTime(settings.closesAt) : "No end"],
            ["Language", languageNames[settings.language]],
            ["Minutes", String(settings.minutes)],
            ["“Question x of y”", yesOrNo(settings.showQuestionCount)],
          ]}
        />
      </SettingsSection>
      <SettingsSection title="Consent and privacy">
        <Facts
          facts={[
            ["Consent text", settings.consentText || (interview.defaultConsentText ?? "")],
            ["Contact", settings.contact],
            ["Support line", settings.supportLine],
            [
              "Days to keep answers",
              settings.retentionDays ? String(settings.retentionDays) : "Until deleted",
            ],
            ["E-mail linked to sessions", yesOrNo(settings.linkEmailToSession)],
            ["Town kept", yesOrNo(settings.keepTown ?? true)],
            ["Dictation", yesOrNo(settings.dictation ?? false)],
            ["Health study", yesOrNo(settings.healthStudy ?? false)],
          ]}
        />
      </SettingsSection>
      <SettingsSection title="Around the chat">
        <Facts
          facts={[
            ["Form before", yesOrNo(interview.preInterviewFormId !== null)],
            ["Form after", yesOrNo(interview.postInterviewFormId !== null)],
            ["Prototype link", interview.prototypeUrl ?? ""],
            ["Share of the questions for a code", `${Math.round(settings.earlyCodeShare * 100)} %`],
          ]}
        />
      </SettingsSection>
    </div>
  );
}

function yesOrNo(value: boolean): string {
  return value ? "Yes" : "No";
}
