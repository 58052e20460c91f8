import { z } from "zod";
import { languages } from "./choices.ts";
import { interviewParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** Translations that stand beside quotes in other languages than the analysis's. They are never evidence. */

const translationState = z.object({
  /** The language of the analysis. */
  language: z.enum(languages),
  /** Quotes of the findings that were said in other languages, and how many of them have no translation yet. */
  foreign: z.number().int(),
  missing: z.number().int(),
  /** What would translate them; null where nothing is set up. */
  translator: z.enum(["model", "server"]).nullable(),
});
export type TranslationState = z.infer<typeof translationState>;

export const getTranslations = operation("GET /api/interviews/:id/translations", "creator", {
  summary:
    "Count the findings' quotes that aren't in the language of the analysis, and those not yet translated",
  params: interviewParams,
  answers: { 200: translationState },
});

export const translateQuotes = operation("POST /api/interviews/:id/translations", "creator", {
  summary:
    "Translate quotes of the findings by machine, at most 100 in one call; each is kept and shown with its original",
  params: interviewParams,
  answers: {
    200: translationState.extend({
      translated: z.number().int(),
      /** Why some weren't translated, as a sentence; null where nothing went wrong. */
      notice: z.string().nullable(),
    }),
  },
});
