import { prototypeTypes } from "#contract/choices.ts";
import { languageNames } from "../../../script/language-names.ts";
import { statusNames } from "./status-words.ts";

/** What a number field holds: nothing, a number, or what is being typed. */
export type NumberText = number | string;

/** One setting: what it is called, how the form holds it, what is sent, and how it reads. */
interface Field<Draft, Sent, Stored> {
  label: string;
  toDraft(stored: Stored): Draft;
  toSent(draft: Draft): Sent;
  describe(draft: Draft): string;
  /** The form may hold it as a number and as text. */
  isNumber?: boolean;
  /** Said where it is empty and mustn't be. */
  missing?: string;
}
export type Fields = Record<string, Field<unknown, unknown, unknown>>;
export type DraftOf<F extends Fields> = { [K in keyof F]: ReturnType<F[K]["toDraft"]> };
export type SentOf<F extends Fields> = { [K in keyof F]: ReturnType<F[K]["toSent"]> };

function text(label: string): Field<string, string, string> {
  return { label, toDraft: same, toSent: same, describe: same };
}

function flag(label: string, whereUnset = false): Field<boolean, boolean, boolean | undefined> {
  return {
    label,
    toDraft: (stored) => stored ?? whereUnset,
    toSent: same,
    describe: (isOn) => (isOn ? "Yes" : "No"),
  };
}

function number(label: string, missing: string): Field<NumberText, number, number> {
  return { label, missing, toDraft: same, toSent: toNumber, describe: String, isNumber: true };
}

function numberOrNone(
  label: string,
  none: string,
): Field<NumberText, number | null, number | null | undefined> {
  return {
    label,
    toDraft: (stored) => stored ?? "",
    toSent: (typed) => (typed === "" ? null : toNumber(typed)),
    describe: (typed) => String(typed) || none,
    isNumber: true,
  };
}

/** A share of 0 to 1, typed in per cent. */
function percent(label: string, missing: string): Field<NumberText, number, number> {
  return {
    ...{ label, missing, isNumber: true },
    toDraft: (share) => Math.round(share * 100),
    toSent: (typed) => toNumber(typed) / 100,
    describe: (typed) => `${typed} %`,
  };
}

function choice<T extends string>(label: string, names: Record<T, string>): Field<T, T, T> {
  return { label, toDraft: same, toSent: same, describe: (value) => names[value] };
}

function form(label: string): Field<string, string | null, string | null> {
  return {
    label,
    toDraft: (id) => id ?? "",
    toSent: (id) => id || null,
    describe: (id) => (id === "" ? "No form" : "A form"),
  };
}

/**
 * Each setting, once: form, changes, drafts kept in the browser, clashes and the list for viewers follow this table. A new
 * setting is a line here, one in src/contract/interview-settings.ts and its control in a section of the form.
 */
export const settingFields = {
  status: choice("Status", statusNames),
  language: choice("Language", languageNames),
  minutes: number("Minutes", "Please enter how many minutes."),
  showQuestionCount: flag("Show “Question x of y”"),
  consentText: text("Consent text"),
  contact: text("Contact"),
  supportLine: text("Support line"),
  retentionDays: numberOrNone("Days to keep answers", "Until deleted"),
  linkEmailToSession: flag("Link e-mail addresses to sessions"),
  keepTown: flag("Keep the town", true),
  dictation: flag("Dictation"),
  voiceAnswers: flag("Voice answers"),
  voiceRetentionDays: {
    ...number("Days to keep recordings", "Please enter how many days."),
    toDraft: (stored: number | undefined): NumberText => stored ?? 90,
  },
  answerSignals: flag("Count how answers are written"),
  healthStudy: flag("Health study"),
  earlyCodeShare: percent("Share of questions for an early code", "Please enter a share."),
};

/** What is set beside them, on the interview itself. */
export const aroundFields = {
  preInterviewFormId: form("Pre-Interview Form"),
  postInterviewFormId: form("Post-Interview Form"),
  prototypeUrl: {
    ...text("Prototype link"),
    toDraft: (stored: string | null) => stored ?? "",
    toSent: (typed: string) => typed.trim() || null,
  },
  prototypeType: {
    ...text("Prototype type"),
    toDraft: (stored: string | null) => stored ?? "",
    toSent: (typed: string) => prototypeTypes.find((type) => type === typed) ?? null,
  },
};

export const allFields = { ...settingFields, ...aroundFields };

export function readFields<F extends Fields>(fields: F, stored: object): DraftOf<F> {
  const values = new Map(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.toDraft(values.get(name))]),
  ) as DraftOf<F>;
}

export function sendFields<F extends Fields>(fields: F, draft: DraftOf<F>): SentOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.toSent(draft[name])]),
  ) as SentOf<F>;
}

function same<T>(value: T): T {
  return value;
}

/** Not a number where nothing or half a number is typed, which is sent as nothing and refused. */
function toNumber(value: NumberText): number {
  return typeof value === "number" ? value : Number.parseFloat(value);
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
