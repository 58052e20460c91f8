import type { Concept } from "#contract/concepts.ts";
import type { Form, FormField } from "#contract/forms.ts";
import type { Question } from "#contract/interviews.ts";
import type { Item } from "#contract/items.ts";
import { maxChars, maxLineChars } from "#contract/limits.ts";
import type { interviews } from "../../../db/study-schema.ts";
import { participantTitleOf } from "../participant-title.service.ts";

export type InterviewRow = typeof interviews.$inferSelect;

/** A text that participants read, with the key that its wording has in any language. */
export interface WordingPart {
  key: string;
  group: string;
  label: string;
  original: string;
  max: number;
  /** Names the list in which no two may read the same: the options of one question, the concepts. */
  among?: string;
}

export type WordedInterview = Pick<InterviewRow, "name" | "introduction" | "questions" | "settings">;

/** Of a form what is worded, and what says where it stands. */
export type WordedForm = Pick<Form, "_id" | "formType" | "fields">;

const aroundGroup = "Before the interview";

/** Everything of an interview that has words of its own, in the order that participants read it; blank texts are left out. */
export function listParts(interview: WordedInterview, forms: readonly WordedForm[]): WordingPart[] {
  const { settings, introduction, questions } = interview;
  // A neutral title is ours, and there in every language.
  const title = settings.participantTitle === "" ? "" : participantTitleOf(interview);
  const around = { group: aroundGroup, max: maxChars.longText };
  const parts: WordingPart[] = [
    { ...around, key: "title", label: "Title", original: title, max: maxChars.name },
    { ...around, key: "introduction", label: "Introduction", original: introduction },
    { ...around, key: "consent", label: "Consent text", original: settings.consentText },
    { ...around, key: "reward", label: "Reward", original: settings.reward ?? "", max: maxLineChars.reward },
    {
      ...{ ...around, key: "support", label: "Support line", original: settings.supportLine },
      max: maxLineChars.supportLine,
    },
    ...(settings.concepts ?? []).flatMap(conceptParts),
    ...questions.flatMap(questionParts),
    ...forms.flatMap(formParts),
  ];
  return parts.filter(({ original }) => original.trim() !== "");
}

function conceptParts({ name, description = "" }: Concept, at: number): WordingPart[] {
  const group = `Concept ${at + 1}`;
  const key = `concept.${at}`;
  return [
    { key: `${key}.name`, group, label: "Name", original: name, max: maxChars.concept, among: "concepts" },
    {
      ...{ key: `${key}.description`, group, label: "Description", original: description },
      max: maxChars.conceptDescription,
    },
  ];
}

function questionParts({ id, text, helpText = "", item, stimulus }: Question, at: number): WordingPart[] {
  const group = `Question ${at + 1}`;
  const key = `question.${id}`;
  return [
    { key: `${key}.text`, group, label: "Question", original: text, max: maxChars.question },
    { key: `${key}.help`, group, label: "If they ask", original: helpText, max: maxChars.helpText },
    ...(item ? itemParts(item, key, group) : []),
    { key: `${key}.alt`, group, label: "What it shows", original: stimulus?.alt ?? "", max: maxChars.alt },
  ];
}

function itemParts(item: Item, key: string, group: string): WordingPart[] {
  return item.kind === "scale" ? endParts(item, key, group) : optionParts(item.options, key, group);
}

function optionParts(options: readonly string[], key: string, group: string): WordingPart[] {
  return options.map((original, at) => ({
    ...{ key: `${key}.option.${at}`, group, label: `Option ${at + 1}`, original },
    ...{ max: maxChars.topic, among: key },
  }));
}

interface Ends {
  minLabel?: string | undefined;
  maxLabel?: string | undefined;
}

function endParts({ minLabel = "", maxLabel = "" }: Ends, key: string, group: string): WordingPart[] {
  const max = maxLineChars.scaleEnd;
  return [
    { key: `${key}.low`, group, label: "Low end", original: minLabel, max },
    { key: `${key}.high`, group, label: "High end", original: maxLabel, max },
  ];
}

function formParts(form: WordedForm): WordingPart[] {
  const when = form.formType === "pre" ? "Form before" : "Form after";
  return form.fields.flatMap((field, at) =>
    fieldParts(field, `form.${form._id}.${field.id}`, `${when}, question ${at + 1}`),
  );
}

function fieldParts(field: FormField, key: string, group: string): WordingPart[] {
  return [
    { key: `${key}.label`, group, label: "Question", original: field.label, max: maxChars.question },
    ...(field.kind.endsWith("_choice") ? optionParts(field.options, key, group) : []),
    ...(field.kind === "scale" ? endParts(field, key, group) : []),
  ];
}
