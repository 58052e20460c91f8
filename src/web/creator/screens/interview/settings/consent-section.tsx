import { NumberInput, Spoiler, Switch, Textarea, TextInput } from "@mantine/core";
import { maxChars, maxLineChars, maxRetentionDays } from "#contract/limits.ts";
import { useConfig } from "../../../queries/instance.ts";
import classes from "../interview-detail.module.css";
import { settingFields } from "./settings-fields.ts";
import { type SectionProps, SettingsSection } from "./settings-section.tsx";

interface ConsentSectionProps extends SectionProps {
  /** What participants agree to while there is no text of the creator's own. */
  defaultText: string;
}

/** What participants are told and agree to, and what is kept of them. */
export function ConsentSection({ draft, errors, set, defaultText }: ConsentSectionProps) {
  const { data: config } = useConfig();
  const recognisesSpeech = config?.recognisesSpeech === true;
  return (
    <SettingsSection
      title="Consent and privacy"
      hint="What participants agree to, and what we store about them."
    >
      <Textarea
        label={settingFields.consentText.label}
        description="Leave blank for the default text. Your own text always gets a line saying that an automated program asks the questions."
        maxLength={maxChars.longText}
        value={draft.consentText}
        error={errors["settings.consentText"]}
        onChange={(event) => set({ consentText: event.currentTarget.value })}
      />
      {draft.consentText.trim() === "" && (
        <div className={`stack gap-8 text-13 pad-12-16 round sunken ${classes.default}`}>
          <span className="text-14 medium">Default text for your saved settings</span>
          <Spoiler maxHeight={96} showLabel="Show all of it" hideLabel="Show less">
            {defaultText.split("\n\n").map((paragraph) => (
              <p className="reading below-8 prose" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </Spoiler>
        </div>
      )}
      <TextInput
        label={settingFields.contact.label}
        description="Who participants can ask about this research: a name, an e-mail address or a phone number."
        maxLength={maxChars.name}
        value={draft.contact}
        error={errors["settings.contact"]}
        onChange={(event) => set({ contact: event.currentTarget.value })}
      />
      <Textarea
        label={settingFields.supportLine.label}
        description="Where people can get help. The interviewer gives it when someone is in distress."
        minRows={2}
        maxLength={maxLineChars.supportLine}
        value={draft.supportLine}
        error={errors["settings.supportLine"]}
        onChange={(event) => set({ supportLine: event.currentTarget.value })}
      />
      <NumberInput
        label={settingFields.retentionDays.label}
        description="Answers are deleted this many days after the session starts. Leave blank to keep them until you delete them."
        placeholder="Until you delete them"
        min={1}
        max={maxRetentionDays}
        allowDecimal={false}
        allowNegative={false}
        value={draft.retentionDays}
        error={errors["settings.retentionDays"]}
        onChange={(retentionDays) => set({ retentionDays })}
      />
      <Switch
        label={settingFields.linkEmailToSession.label}
        description="When off, incentive e-mails can't be linked to answers: they're listed the next day, in groups of at least three."
        checked={draft.linkEmailToSession}
        onChange={(event) => set({ linkEmailToSession: event.currentTarget.checked })}
      />
      <Switch
        label={settingFields.keepTown.label}
        description="When off, participants are asked for their town, but it isn't stored."
        checked={draft.keepTown}
        onChange={(event) => set({ keepTown: event.currentTarget.checked })}
      />
      <Switch
        label={settingFields.dictation.label}
        description="Participants can speak instead of typing. Many browsers send the audio to their maker; the consent text says so."
        checked={draft.dictation}
        onChange={(event) => set({ dictation: event.currentTarget.checked })}
      />
      {(recognisesSpeech || draft.voiceAnswers) && (
        <Switch
          label={settingFields.voiceAnswers.label}
          description={
            recognisesSpeech
              ? "Participants can record an answer, then read and correct the text before they send it. You get both. The consent text says so, and it replaces dictation."
              : "This server doesn't recognise speech, so participants aren't offered it."
          }
          checked={draft.voiceAnswers}
          onChange={(event) => set({ voiceAnswers: event.currentTarget.checked })}
        />
      )}
      {draft.voiceAnswers && (
        <NumberInput
          label={settingFields.voiceRetentionDays.label}
          description="Recordings are deleted this many days after they're made. The text is kept with the other answers."
          min={1}
          max={maxRetentionDays}
          allowDecimal={false}
          allowNegative={false}
          value={draft.voiceRetentionDays}
          error={errors["settings.voiceRetentionDays"]}
          onChange={(voiceRetentionDays) => set({ voiceRetentionDays })}
        />
      )}
      <Switch
        label={settingFields.answerSignals.label}
        description="Counts characters typed, pasted and dictated per answer, never the text itself, so that you can look at pasted answers. The consent text says so."
        checked={draft.answerSignals}
        onChange={(event) => set({ answerSignals: event.currentTarget.checked })}
      />
      <Switch
        label={settingFields.healthStudy.label}
        description="Shows “Diagnosis” in personas."
        checked={draft.healthStudy}
        onChange={(event) => set({ healthStudy: event.currentTarget.checked })}
      />
    </SettingsSection>
  );
}
