import { z } from "zod";
import { done, id, interviewParams } from "./fields.ts";
import { givenQuotes } from "./given-quotes.ts";
import { evidence } from "./insights.ts";
import { maxChars, maxLineChars } from "./limits.ts";
import { operation } from "./operation.ts";

/** What a creator writes down as found, beside the coder's findings. */

export const customInsight = z.object({
  _id: id,
  title: z.string(),
  notes: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** The words that it rests on, if any. */
  quotes: z.array(evidence),
  /** Which state of it this is; an edit may carry it. */
  version: z.string().nullable(),
  createdAt: z.string(),
});
export type CustomInsight = z.infer<typeof customInsight>;

export const addInsight = operation("POST /api/interviews/:id/insights", "creator", {
  summary: "Save your own insight",
  params: interviewParams,
  body: z.object({
    notes: z.string().max(maxChars.longText).default(""),
    keyFindings: z
      .array(
        z.object({
          title: z.string().max(maxChars.name).default("Custom Insight"),
          description: z.string().max(maxChars.longText).default(""),
          tags: z.array(z.string().max(maxLineChars.tag)).max(50).default([]),
          quotes: givenQuotes.default([]),
        }),
      )
      .max(20)
      .default([]),
  }),
  bodyLimit: 2 * 1024 * 1024,
  answers: { 201: z.object({ success: z.literal(true), insights: z.array(customInsight) }) },
});

const ownInsightParams = interviewParams.extend({ insightId: id });

export const editInsight = operation("PATCH /api/interviews/:id/insights/:insightId", "creator", {
  summary: "Change your own insight; `quotes` replaces all its quotes",
  params: ownInsightParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    title: z.string().max(maxChars.name).optional(),
    notes: z.string().max(maxChars.longText).optional(),
    description: z.string().max(maxChars.longText).optional(),
    tags: z.array(z.string().max(maxLineChars.tag)).max(50).optional(),
    quotes: givenQuotes.optional(),
    /** The state that the change was made from; an older one is answered with 409 and what is there now. */
    version: z.string().max(64).nullable().optional(),
  }),
  answers: { 200: z.object({ insight: customInsight }) },
});

export const deleteInsight = operation("DELETE /api/interviews/:id/insights/:insightId", "creator", {
  summary: "Delete your own insight",
  params: ownInsightParams,
  answers: { 200: done },
});
