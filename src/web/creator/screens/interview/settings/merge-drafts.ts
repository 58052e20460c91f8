import { describeTreatment } from "../../../script/edited-script.ts";
import { languageNames } from "../../../script/language-names.ts";
import type { SettingsDraft } from "./settings-draft.ts";
import { statusNames } from "./status-words.ts";

type FlatDraft = Omit<SettingsDraft, "script"> & SettingsDraft["script"];
type Field = keyof FlatDraft;

/** A field that two people changed to different things, with both versions as they read. */
export interface Conflict {
  field: Field;
  label: string;
  theirs: string;
  yours: string;
}

const labels: Partial<Record<Field, string>> = {
  name: "Name",
  participantTitle: "Title for participants",
  introduction: "Introduction",
  objective: "Objective",
  topics: "Topics",
  questions: "Questions",
  status: "Status",
  language: "Language",
  minutes: "Minutes",
  showQuestionCount: "“Question x of y”",
  sessionLimit: "Session limit",
  closesAt: "Closing date",
  consentText: "Consent text",
  contact: "Contact",
  supportLine: "Support line",
  retentionDays: "Days that answers are kept",
  linkEmailToSession: "E-mail linked to sessions",
  keepTown: "Town kept",
  dictation: "Dictation",
  healthStudy: "Health study",
  earlyCodePercent: "Share of the questions for a code, in per cent",
  preInterviewFormId: "Form before",
  postInterviewFormId: "Form after",
  prototypeUrl: "Prototype link",
  prototypeType: "Prototype type",
};

/**
 * What both people changed, put together: `base` is what both began with. A field that both changed keeps one's own
 * version and is listed, so that one can choose.
 */
export function mergeDrafts({ base, yours, theirs }: Record<"base" | "yours" | "theirs", SettingsDraft>): {
  draft: SettingsDraft;
  conflicts: Conflict[];
} {
  const [was, mine, other] = [flatten(base), flatten(yours), flatten(theirs)];
  const own = fieldsOf(mine).filter((field) => differs(was, mine, field));
  const conflicts = own
    .filter((field) => differs(was, other, field) && differs(mine, other, field))
    .map((field) => ({
      ...{ field, label: labels[field] ?? field },
      ...{ theirs: describeField(other, field), yours: describeField(mine, field) },
    }));
  return {
    draft: unflatten({ ...other, ...Object.fromEntries(own.map((field) => [field, mine[field]])) }),
    conflicts,
  };
}

/** The draft with one field as another draft has it. */
export function takeField(into: SettingsDraft, from: SettingsDraft, field: Field): SettingsDraft {
  return unflatten({ ...flatten(into), [field]: flatten(from)[field] });
}

function flatten({ script, ...rest }: SettingsDraft): FlatDraft {
  return { ...rest, ...script };
}

function unflatten(flat: FlatDraft): SettingsDraft {
  const { name, participantTitle, introduction, objective, topics, questions, madeBy, ...rest } = flat;
  const script = { name, participantTitle, introduction, objective, topics, questions, madeBy };
  return { ...rest, script };
}

function fieldsOf(flat: FlatDraft): Field[] {
  return (Object.keys(flat) as Field[]).filter((field) => field !== "madeBy");
}

function differs(one: FlatDraft, other: FlatDraft, field: Field): boolean {
  return JSON.stringify(one[field]) !== JSON.stringify(other[field]);
}

function describeField(flat: FlatDraft, field: Field): string {
  if (field === "questions") {
    return flat.questions
      .map((question, index) => `${index + 1}. ${question.text}\n${describeTreatment(question)}`)
      .join("\n");
  }
  if (field === "status") return statusNames[flat.status];
  if (field === "language") return languageNames[flat.language];
  if (field === "closesAt") return flat.closesAt.replace("T", ", ") || "No end";
  if (field === "preInterviewFormId" || field === "postInterviewFormId") {
    return flat[field] === "" ? "No form" : "Another form";
  }
  const value = flat[field];
  return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value) || "Empty";
}
