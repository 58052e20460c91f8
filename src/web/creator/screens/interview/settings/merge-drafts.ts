import { describeTreatment } from "../../../script/edited-script.ts";
import type { SettingsDraft } from "./settings-draft.ts";
import { allFields, type Fields } from "./settings-fields.ts";

type FlatDraft = Omit<SettingsDraft, "script"> & SettingsDraft["script"];
type Field = keyof FlatDraft;

/** A field that two people changed to different things, with both versions as they read. */
export interface Conflict {
  field: Field;
  label: string;
  theirs: string;
  yours: string;
}

const scriptLabels: Partial<Record<Field, string>> = {
  name: "Name",
  participantTitle: "Title for participants",
  introduction: "Introduction",
  objective: "Objective",
  topics: "Topics",
  questions: "Questions",
  concepts: "Concepts",
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
      ...{ field, label: findField(field)?.label ?? scriptLabels[field] ?? field },
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
  const { name, participantTitle, introduction, objective, topics, questions, concepts, madeBy, ...rest } =
    flat;
  const script = { name, participantTitle, introduction, objective, topics, questions, concepts, madeBy };
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
  if (field === "concepts") {
    return (
      flat.concepts.map(({ name, description }) => `${name}\n${description}`.trim()).join("\n") || "Empty"
    );
  }
  const value = flat[field];
  return findField(field)?.describe(value) || String(value) || "Empty";
}

function findField(name: string): Fields[string] | undefined {
  const fields: Fields = allFields;
  return fields[name];
}
