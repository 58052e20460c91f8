import type { FormField, OwnForm } from "#contract/forms.ts";
import { countNoun } from "#web/format/count-noun.ts";

const kindNames: Record<FormField["kind"], string> = {
  short_text: "Short text",
  long_text: "Long text",
  single_choice: "One choice",
  multiple_choice: "Several choices",
  scale: "Scale",
  number: "Number",
  email: "E-mail address",
};

export const kindChoices = (Object.keys(kindNames) as FormField["kind"][]).map((value) => ({
  value,
  label: kindNames[value],
}));

export const typeNames: Record<OwnForm["formType"], string> = {
  pre: "Before the interview",
  post: "After the interview",
};

/** "3 questions · in 2 interviews · 14 people answered". */
export function describeForm({ fields, interviews, answers }: OwnForm): string {
  const parts = [countNoun(fields.length, "question")];
  if (interviews > 0) parts.push(`in ${countNoun(interviews, "interview")}`);
  if (answers !== null && answers > 0) parts.push(`${countNoun(answers, "person", "people")} answered`);
  return parts.join(" · ");
}
