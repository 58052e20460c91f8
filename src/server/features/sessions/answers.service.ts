import type { FormAnswers, FormField } from "#contract/forms.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { getForm } from "../forms/forms.service.ts";
import { getSession } from "./sessions.service.ts";
import * as store from "./sessions.store.ts";

/** Takes the answers to the form before or after the interview. A screener's answer may end it politely. */
export async function answerForm(
  deps: Pick<Deps, "db">,
  input: { interviewId: string; sessionId: string; formId: string; answers: FormAnswers },
): Promise<{ screenedOut: boolean }> {
  const { session, form } = await findForm(deps, input);
  const answers = checkAnswers(form.fields, input.answers);
  await store.saveFormAnswers(deps.db, {
    sessionId: session.id,
    formId: input.formId,
    projectId: session.projectId,
    answers,
  });
  const screenedOut = form.fields.some((field) =>
    field.screensOut.some((option) => choices(answers[field.id]).includes(option)),
  );
  if (screenedOut) await store.screenOut(deps.db, session.id);
  return { screenedOut };
}

async function findForm(
  deps: Pick<Deps, "db">,
  input: { interviewId: string; sessionId: string; formId: string },
) {
  const { session } = await getSession(deps, input.interviewId, input.sessionId, null);
  const found = await store.findInterviewToJoin(deps.db, session.interviewId);
  const attached = [found?.interview.preFormId, found?.interview.postFormId];
  if (!attached.includes(input.formId)) throw new AppError("form_not_found");
  return { session, form: await getForm(deps, input.formId) };
}

function choices(answer: FormAnswers[string] | undefined): string[] {
  if (answer === undefined || typeof answer === "number") return [];
  return Array.isArray(answer) ? answer : [answer];
}

/** Keeps the answers to the form's own fields, and says by field what is missing or not among the choices. */
export function checkAnswers(fields: FormField[], given: FormAnswers): FormAnswers {
  const problems: Record<string, string> = Object.create(null);
  const answers: FormAnswers = Object.create(null);
  for (const field of fields) {
    const answer = given[field.id];
    if (isBlank(answer)) {
      if (field.required) problems[field.id] = `Please answer "${field.label}".`;
    } else if (!fits(field, answer)) {
      problems[field.id] = `The answer to "${field.label}" is not one of its choices.`;
    } else {
      answers[field.id] = answer;
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  // The driver takes plain objects only.
  return { ...answers };
}

type Answer = FormAnswers[string];

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
    case "long_text":
      return typeof answer === "string";
    case "email":
      return typeof answer === "string" && /^[^\s@]+@[^\s@]+$/.test(answer);
    case "single_choice":
      return typeof answer === "string" && field.options.includes(answer);
    case "multiple_choice":
      return Array.isArray(answer) && answer.every((option) => field.options.includes(option));
    case "number":
      return typeof answer === "number" && Number.isFinite(answer);
    case "scale":
      return (
        typeof answer === "number" &&
        Number.isInteger(answer) &&
        answer >= (field.min ?? 1) &&
        answer <= (field.max ?? 5)
      );
  }
}
