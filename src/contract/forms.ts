import { z } from "zod";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";

export const formField = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(["short_text", "long_text", "single_choice", "multiple_choice", "scale", "number", "email"]),
  required: z.boolean(),
  options: z.array(z.string()).default([]),
  /** For a scale: its lowest and highest value and the words at its ends. */
  min: z.number().optional(),
  max: z.number().optional(),
  minLabel: z.string().optional(),
  maxLabel: z.string().optional(),
  /** Options that end the interview politely before it begins (a screener). */
  screensOut: z.array(z.string()).default([]),
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

export const listForms = operation({
  method: "GET",
  path: "/api/forms",
  access: "creator",
  summary: "The caller's forms and the built-in ones",
  answers: { 200: z.array(form) },
});

/** Answers by field id: text, a number, or the chosen options. */
export const formAnswers = z.record(
  z.string().max(64),
  z.union([z.string().max(10_000), z.number(), z.array(z.string().max(2_000)).max(100)]),
);
export type FormAnswers = z.infer<typeof formAnswers>;

export const answerForm = operation({
  method: "POST",
  path: "/api/sessions/:interviewId/:sessionId/forms/:formId",
  access: "participant",
  summary: "A participant's answers to the form before or after the interview; repeated, the last one stands",
  params: z.object({ interviewId: id, sessionId: id, formId: id }),
  body: z.object({ answers: formAnswers }),
  answers: { 200: z.object({ success: z.literal(true), screenedOut: z.boolean() }) },
});
