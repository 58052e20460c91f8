import { z } from "zod";
import { messageTypes } from "./choices.ts";
import { done, id, optionalText, requiredText, wayBack } from "./fields.ts";
import { item } from "./items.ts";
import { maxChars, maxCount, maxLongAnswerChars, maxShortAnswerChars, restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";
import { shownStimulus } from "./stimuli.ts";

const fieldKinds = [
  "short_text",
  "long_text",
  "single_choice",
  "multiple_choice",
  "scale",
  "number",
  "email",
] as const;

export const formField = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  options: z.array(z.string()).default([]),
  /** Lowest and highest value, of a scale or a number; for a scale also the words at its ends. */
  min: z.number().optional(),
  max: z.number().optional(),
  minLabel: z.string().optional(),
  maxLabel: z.string().optional(),
  /** Options that end the interview politely before it begins (a screener). */
  screensOut: z.array(z.string()).default([]),
  /** No longer asked; kept for the answers that were given. Participants' forms do not have it. */
  retired: z.boolean().optional(),
});
export type FormField = z.infer<typeof formField>;

export const form = z.object({
  _id: id,
  name: z.string(),
  formType: z.enum(["pre", "post"]),
  fields: z.array(formField),
  builtIn: z.boolean(),
});
export type Form = z.infer<typeof form>;

/** A form as its owner sees it. */
export const ownForm = form.extend({
  /** Interviews that ask it now. */
  interviews: z.number().int(),
  /** Participants who have answered it; null for built-in forms. */
  answers: z.number().int().nullable(),
  /** Fields that somebody answered: their kind stays, and their question stays with the answers when they go. */
  answeredFields: z.array(z.string()),
});
export type OwnForm = z.infer<typeof ownForm>;

export const listForms = operation("GET /api/forms", "creator", {
  summary: "List your forms and the built-in ones",
  answers: { 200: z.array(ownForm) },
});

const maxScalePoints = 11;

/** A question of a form as it is sent, but for its id. */
export const fieldParts = {
  label: requiredText("Question", maxChars.question),
  kind: z.enum(fieldKinds, { error: "Choose a kind of answer" }),
  required: z.boolean().default(false),
  options: z
    .array(requiredText("Option", maxChars.topic), { error: "The options are a list" })
    .max(maxCount.formOptions, { error: `A question can have at most ${maxCount.formOptions} options` })
    .default([]),
  min: z.number().nullish(),
  max: z.number().nullish(),
  minLabel: optionalText("The words at the low end", maxChars.name).nullish(),
  maxLabel: optionalText("The words at the high end", maxChars.name).nullish(),
  screensOut: z.array(z.string().trim().max(maxChars.topic)).max(maxCount.formOptions).default([]),
};

/** What one part of a question asks of the others. */
export function checkField(
  field: { kind: string; options: string[]; screensOut: string[]; min?: number | null; max?: number | null },
  context: z.RefinementCtx,
): void {
  for (const [path, message] of [...listChoiceProblems(field), ...listRangeProblems(field)])
    context.addIssue({ code: "custom", path: [path], message });
}

const fieldInput = z
  .object({
    /** Kept from the form as it is; a field without one is new. */
    id: z
      .string()
      .regex(/^[A-Za-z0-9][\w-]{0,63}$/, { error: "The field's id is not valid" })
      .optional(),
    ...fieldParts,
  })
  .superRefine(checkField);

type Problem = [path: string, message: string];

function listChoiceProblems(field: { kind: string; options: string[]; screensOut: string[] }): Problem[] {
  const { options, screensOut } = field;
  if (!field.kind.endsWith("_choice")) return [];
  if (options.length < 2) return [["options", "A choice needs at least two options"]];
  if (new Set(options.map((option) => option.toLowerCase())).size < options.length)
    return [["options", "Each option can appear only once"]];
  if (screensOut.some((option) => !options.includes(option)))
    return [["screensOut", "Only options of the question can end the interview"]];
  if (options.every((option) => screensOut.includes(option)))
    return [["screensOut", "At least one option has to let people take part"]];
  return [];
}

function listRangeProblems(field: { kind: string; min?: number | null; max?: number | null }): Problem[] {
  const { kind, min, max } = field;
  if (kind === "scale" && !isScale(min ?? 1, max ?? 5))
    return [["max", `A scale has 2 to ${maxScalePoints} whole numbers, the lowest first`]];
  if (kind === "number" && min != null && max != null && max < min)
    return [["max", "The highest number is below the lowest"]];
  return [];
}

function isScale(low: number, high: number): boolean {
  const isWhole = Number.isInteger(low) && Number.isInteger(high);
  return isWhole && high > low && high - low < maxScalePoints && Math.abs(low) <= 100;
}

/** The questions of a form: at least one, and not more than people answer. */
export function listOfFields<Field extends z.ZodType>(field: Field) {
  return z
    .array(field, { error: "At least one question is required" })
    .min(1, { error: "At least one question is required" })
    .max(maxCount.formFields, { error: `A form can have at most ${maxCount.formFields} questions` });
}

const fieldsInput = listOfFields(fieldInput).superRefine((fields, context) => {
  const ids = fields.flatMap((field) => field.id ?? []);
  const again = fields.findIndex((field, index) => field.id !== undefined && ids.indexOf(field.id) < index);
  if (new Set(ids).size < ids.length && again >= 0)
    context.addIssue({ code: "custom", path: [again, "id"], message: "Two questions have the same id" });
});
export type FormFieldInput = z.input<typeof fieldInput>;

const formName = requiredText("Name", maxChars.name);

export const createForm = operation("POST /api/forms", "creator", {
  summary: "Create a form to show before or after interviews",
  body: z.object({
    name: formName,
    formType: z.enum(["pre", "post"], { error: "Choose whether it is asked before or after the interview" }),
    fields: fieldsInput,
  }),
  answers: { 201: ownForm },
});

const formParams = z.object({ formId: id });

export const updateForm = operation("PATCH /api/forms/:formId", "creator", {
  summary: "Change your form. Answered questions keep their id and kind; removed ones keep their answers",
  params: formParams,
  body: z.object({ name: formName.optional(), fields: fieldsInput.optional() }),
  answers: { 200: ownForm },
});

export const deleteForm = operation("DELETE /api/forms/:formId", "creator", {
  summary: `Delete your form if no interview uses it; existing answers are kept. Can be undone for ${restoreDays} days`,
  params: formParams,
  answers: { 200: done },
});

export const restoreForm = operation("POST /api/forms/:formId/restore", "creator", {
  summary: `Restore a deleted form within ${restoreDays} days`,
  params: formParams,
  answers: { 200: done },
});

/** Answers by field id: text, a number, or the chosen options. */
export const formAnswers = z.record(
  z.string().max(64),
  z.union([
    z.string().max(maxLongAnswerChars),
    z.number(),
    z.array(z.string().max(maxShortAnswerChars)).max(100),
  ]),
);
export type FormAnswers = z.infer<typeof formAnswers>;

export const answerForm = operation(
  "POST /api/sessions/:interviewId/:sessionId/forms/:formId",
  "participant",
  {
    summary:
      "Save a participant's answers to the form before or after the interview. They can be replaced until the interview starts or ends; screener answers may end the session",
    params: z.object({ interviewId: id, sessionId: id, formId: id }),
    body: z.object({ answers: formAnswers }),
    answers: {
      200: z.object({
        success: z.literal(true),
        screenedOut: z.boolean(),
        /** Enough people gave this answer: the session has ended. */
        quotaFull: z.boolean(),
        /** The first message where these answers decide what it asks: it replaces the one that the start gave. */
        opening: z
          .object({
            message: z.string(),
            messageId: z.string(),
            type: z.enum(messageTypes),
            item: item.optional(),
            stimulus: shownStimulus.optional(),
          })
          .optional(),
        /** Of a session that has ended. */
        returnUrl: wayBack.returnUrl.optional(),
        returnAfterSeconds: wayBack.returnAfterSeconds.optional(),
      }),
    },
  },
);
