import type { InterviewDetails, updateInterview } from "#contract/interviews.ts";
import { maxRetentionDays } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { PreviewSettings } from "#contract/scripts.ts";
import { conceptsToSend } from "../../../script/concepts.ts";
import {
  type EditedScript,
  editSavedScript,
  questionsToSend,
  topicsAsBullets,
} from "../../../script/edited-script.ts";
import {
  type allFields,
  aroundFields,
  type DraftOf,
  type Fields,
  readFields,
  sendFields,
  settingFields,
} from "./settings-fields.ts";

export type InterviewChange = BodyOf<typeof updateInterview>;

/** The settings as the form shows them: numbers as typed, moments in the viewer's own time, shares in percent. */
export interface SettingsDraft extends DraftOf<typeof allFields> {
  script: EditedScript;
}

export function toDraft(interview: InterviewDetails): SettingsDraft {
  return {
    script: editSavedScript(interview),
    ...readFields(settingFields, interview.settings),
    ...readFields(aroundFields, interview),
  };
}

/** Only what was changed, so that two who change different things at once do not undo each other. */
export function changesOf(before: SettingsDraft, after: SettingsDraft): InterviewChange {
  const was = toChange(before);
  const is = toChange(after);
  const settings = changedPart(was.settings ?? {}, is.settings ?? {});
  const rest = changedPart({ ...was, settings: undefined }, { ...is, settings: undefined });
  return { ...rest, ...(Object.keys(settings).length > 0 ? { settings } : {}) };
}

export function isChanged(before: SettingsDraft, after: SettingsDraft): boolean {
  return before !== after && Object.keys(changesOf(before, after)).length > 0;
}

function changedPart<T extends object>(before: T, after: T): Partial<T> {
  const entries = Object.entries(after) as [keyof T, unknown][];
  return Object.fromEntries(
    entries.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  ) as Partial<T>;
}

function toChange(draft: SettingsDraft): InterviewChange {
  const { script } = draft;
  return {
    name: script.name,
    introduction: script.introduction,
    objective: script.objective,
    topics: topicsAsBullets(script.topics),
    questions: questionsToSend(script),
    ...sendFields(aroundFields, draft),
    settings: {
      participantTitle: script.participantTitle,
      concepts: conceptsToSend(script.concepts),
      ...sendFields(settingFields, draft),
    },
  };
}

/** What a participant reads of the settings; what is not typed to its end is left out. */
export function settingsForPreview(draft: SettingsDraft): PreviewSettings {
  const sent = sendFields(settingFields, draft);
  const { consentText, contact, supportLine, linkEmailToSession, keepTown, dictation, voiceAnswers } = sent;
  const { answerSignals, retentionDays: days, voiceRetentionDays, earlyCodeShare } = sent;
  return {
    ...{ consentText, contact, supportLine, linkEmailToSession, keepTown, dictation, voiceAnswers },
    answerSignals,
    ...(Number.isInteger(voiceRetentionDays) &&
      voiceRetentionDays >= 1 &&
      voiceRetentionDays <= maxRetentionDays && { voiceRetentionDays }),
    ...((days === null || (Number.isInteger(days) && days >= 1 && days <= maxRetentionDays)) && {
      retentionDays: days,
    }),
    ...(earlyCodeShare >= 0 && earlyCodeShare <= 1 && { earlyCodeShare }),
  };
}

/** Changes that were not saved when the page was left, kept in the browser with what was saved then. */
interface KeptChanges {
  saved: SettingsDraft;
  draft: SettingsDraft;
}

/** The kept changes, where they still stand on what is saved now. */
export function findRestorable(
  kept: KeptChanges | undefined,
  saved: SettingsDraft,
): SettingsDraft | undefined {
  return kept && !isChanged(kept.saved, saved) ? kept.draft : undefined;
}

/** What cannot be sent at all, by field: the server sees numbers only. */
export function findProblems(draft: SettingsDraft): Record<string, string> {
  const missing = Object.entries<Fields[string]>(settingFields).filter(
    ([name, field]) => field.missing && draft[name as keyof SettingsDraft] === "",
  );
  return Object.fromEntries(missing.map(([name, field]) => [`settings.${name}`, field.missing ?? ""]));
}
