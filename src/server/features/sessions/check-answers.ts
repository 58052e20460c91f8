import type { FormAnswers, FormField } from "#contract/forms.ts";
import { maxEmailChars, maxShortAnswerChars } from "#contract/limits.ts";
import { invalidFields } from "../../app-error.ts";

/** What was chosen or written, as a list. */
export function choices(answer: FormAnswers[string] | undefined): string[] {
  if (answer === undefined || typeof answer === "number") return [];
  return Array.isArray(answer) ? answer : [answer];
}

/** Keeps the answers to the form's own fields, and says by field what is missing or not among the choices. */
export function checkAnswers(fields: FormField[], given: FormAnswers): FormAnswers {
  const problems: Record<string, string> = Object.create(null);
  const answers: FormAnswers = Object.create(null);
  for (const field of fields) {
    const answer = Object.hasOwn(given, field.id) ? given[field.id] : undefined;
    if (isBlank(answer)) {
      if (field.required) problems[field.id] = "Please answer this question.";
    } else if (!fits(field, answer)) {
      problems[field.id] = refusals[field.kind];
    } else {
      answers[field.id] = answer;
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  // The driver takes plain objects only.
  return { ...answers };
}

type Answer = FormAnswers[string];

const refusals: Record<FormField["kind"], string> = {
  short_text: `Please answer in words, up to ${maxShortAnswerChars.toLocaleString("en")} characters.`,
  long_text: "Please answer in words.",
  single_choice: "Please choose one of the options.",
  multiple_choice: "Please choose from the options.",
  scale: "Please choose a point on the scale.",
  number: "Please enter a number that the question allows.",
  email: "Please enter a valid email address.",
};

function isBlank(answer: Answer | undefined): answer is undefined {
  return (
    answer === undefined ||
    answer === "" ||
    (typeof answer === "string" && answer.trim() === "") ||
    (Array.isArray(answer) && answer.length === 0)
  );
}

function fits(field: FormField, answer: Answer): boolean {
  switch (field.kind) {
    case "short_text":
      return typeof answer === "string" && answer.length <= maxShortAnswerChars;
    case "long_text":
      return typeof answer === "string";
    case "email":
      return typeof answer === "string" && answer.length <= maxEmailChars && /^[^\s@]+@[^\s@]+$/.test(answer);
    case "single_choice":
      return typeof answer === "string" && field.options.includes(answer);
    case "multiple_choice":
      return Array.isArray(answer) && answer.every((option) => field.options.includes(option));
    case "number":
      return isWithin(answer, field.min ?? -Infinity, field.max ?? Infinity);
    case "scale":
      return Number.isInteger(answer) && isWithin(answer, field.min ?? 1, field.max ?? 5);
  }
}

function isWithin(answer: Answer, min: number, max: number): boolean {
  return typeof answer === "number" && Number.isFinite(answer) && answer >= min && answer <= max;
}
