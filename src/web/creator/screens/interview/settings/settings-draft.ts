import { prototypeTypes } from "#contract/choices.ts";
import type { updateInterview } from "#contract/interview-change.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { maxRetentionDays } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { PreviewSettings } from "#contract/scripts.ts";
import {
  type EditedScript,
  editSavedScript,
  questionsToSend,
  readEditedScript,
  topicsAsBullets,
} from "../../../script/edited-script.ts";

export type InterviewChange = BodyOf<typeof updateInterview>;
type Settings = InterviewDetails["settings"];

/** What a number field holds: nothing, a number, or what is being typed. */
export type NumberText = number | string;

/** The settings as the form shows them: numbers as typed, moments in the viewer's own time, shares in percent. */
export interface SettingsDraft {
  script: EditedScript;
  status: Settings["status"];
  language: Settings["language"];
  minutes: NumberText;
  showQuestionCount: boolean;
  sessionLimit: NumberText;
  /** "2026-11-21T18:30", as the browser's own field has it; empty without an end. */
  closesAt: string;
  consentText: string;
  contact: string;
  supportLine: string;
  /** Empty where answers are kept until someone deletes them. */
  retentionDays: NumberText;
  linkEmailToSession: boolean;
  keepTown: boolean;
  dictation: boolean;
  healthStudy: boolean;
  earlyCodePercent: NumberText;
  preInterviewFormId: string;
  postInterviewFormId: string;
  prototypeUrl: string;
  prototypeType: string;
}

export function toDraft(interview: InterviewDetails): SettingsDraft {
  const { settings } = interview;
  return {
    script: editSavedScript(interview),
    status: settings.status,
    language: settings.language,
    minutes: settings.minutes,
    showQuestionCount: settings.showQuestionCount,
    sessionLimit: settings.sessionLimit ?? "",
    closesAt: toLocalMoment(settings.closesAt ?? null),
    consentText: settings.consentText,
    contact: settings.contact,
    supportLine: settings.supportLine,
    retentionDays: settings.retentionDays ?? "",
    linkEmailToSession: settings.linkEmailToSession,
    keepTown: settings.keepTown ?? true,
    dictation: settings.dictation ?? false,
    healthStudy: settings.healthStudy ?? false,
    earlyCodePercent: Math.round(settings.earlyCodeShare * 100),
    preInterviewFormId: interview.preInterviewFormId ?? "",
    postInterviewFormId: interview.postInterviewFormId ?? "",
    prototypeUrl: interview.prototypeUrl ?? "",
    prototypeType: interview.prototypeType ?? "",
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
    preInterviewFormId: draft.preInterviewFormId || null,
    postInterviewFormId: draft.postInterviewFormId || null,
    prototypeUrl: draft.prototypeUrl.trim() || null,
    prototypeType: prototypeTypes.find((type) => type === draft.prototypeType) ?? null,
    settings: {
      participantTitle: script.participantTitle,
      status: draft.status,
      language: draft.language,
      minutes: toNumber(draft.minutes),
      showQuestionCount: draft.showQuestionCount,
      sessionLimit: toNumberOrNull(draft.sessionLimit),
      closesAt: fromLocalMoment(draft.closesAt),
      consentText: draft.consentText,
      contact: draft.contact,
      supportLine: draft.supportLine,
      retentionDays: toNumberOrNull(draft.retentionDays),
      linkEmailToSession: draft.linkEmailToSession,
      keepTown: draft.keepTown,
      dictation: draft.dictation,
      healthStudy: draft.healthStudy,
      earlyCodeShare: toNumber(draft.earlyCodePercent) / 100,
    },
  };
}

/** What a participant reads of the settings; what is not typed to its end is left out. */
export function settingsForPreview(draft: SettingsDraft): PreviewSettings {
  const { consentText, contact, supportLine, linkEmailToSession, keepTown, dictation } = draft;
  const days = toNumberOrNull(draft.retentionDays);
  const share = toNumber(draft.earlyCodePercent) / 100;
  return {
    ...{ consentText, contact, supportLine, linkEmailToSession, keepTown, dictation },
    ...((days === null || (Number.isInteger(days) && days >= 1 && days <= maxRetentionDays)) && {
      retentionDays: days,
    }),
    ...(share >= 0 && share <= 1 && { earlyCodeShare: share }),
  };
}

/** Changes that were not saved when the page was left, kept in the browser with what was saved then. */
interface KeptChanges {
  saved: SettingsDraft;
  draft: SettingsDraft;
}

/** The kept changes, where they still stand on what is saved now; undefined else, and where they are none. */
export function readKept(value: unknown, saved: SettingsDraft): SettingsDraft | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const kept = value as Partial<Record<keyof KeptChanges, unknown>>;
  const before = readSettingsDraft(kept.saved, saved);
  if (!before || isChanged(before, saved)) return undefined;
  return readSettingsDraft(kept.draft, saved);
}

const numberFields = new Set(["minutes", "sessionLimit", "retentionDays", "earlyCodePercent"]);

function readSettingsDraft(value: unknown, like: SettingsDraft): SettingsDraft | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const stored = value as Record<string, unknown>;
  const script = readEditedScript(stored.script);
  const isSound = Object.entries(like).every(([field, usual]) => {
    const type = typeof stored[field];
    return type === typeof usual || (numberFields.has(field) && (type === "number" || type === "string"));
  });
  return script && isSound ? { ...like, ...(value as SettingsDraft), script } : undefined;
}

/** What cannot be sent at all, by field: the server sees numbers only. */
export function findProblems(draft: SettingsDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.minutes === "") problems["settings.minutes"] = "Please say how many minutes.";
  if (draft.earlyCodePercent === "") problems["settings.earlyCodeShare"] = "Please say what share.";
  return problems;
}

/** Not a number where nothing or half a number is typed, which is sent as nothing and refused. */
function toNumber(value: NumberText): number {
  return typeof value === "number" ? value : Number.parseFloat(value);
}

function toNumberOrNull(value: NumberText): number | null {
  return value === "" ? null : toNumber(value);
}

/** ISO to "2026-11-21T18:30" in the viewer's zone; empty where there is none. */
export function toLocalMoment(iso: string | null): string {
  if (iso === null) return "";
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The other way; null where nothing is set. */
export function fromLocalMoment(local: string): string | null {
  const date = new Date(local);
  return local === "" || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
