import type { FormField, OwnForm } from "#contract/forms.ts";

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

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/** "3 questions · in 2 interviews · 14 people answered". */
export function describeForm({ fields, interviews, answers }: OwnForm): string {
  const parts = [count(fields.length, "question", "questions")];
  if (interviews > 0) parts.push(`in ${count(interviews, "interview", "interviews")}`);
  if (answers !== null && answers > 0) parts.push(`${count(answers, "person", "people")} answered`);
  return parts.join(" · ");
}
