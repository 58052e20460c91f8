import { z } from "zod";
import { closedCount } from "./closed-counts.ts";
import { interviewParams, page } from "./fields.ts";
import { sourceKind } from "./insights.ts";
import { operation } from "./operation.ts";

/** What one person said to one question, with the follow-ups it led to. */
export const questionAnswer = z.object({
  sourceKind,
  sourceId: z.string(),
  /** As evidence names the person: "P-07". */
  label: z.string(),
  ageRange: z.string().nullable(),
  /** From the first answer on; the question itself stands above all of them. */
  messages: z.array(
    z.object({
      _id: z.string(),
      speaker: z.enum(["participant", "interviewer"]),
      text: z.string(),
      /** What a machine made of those of its passages that findings quote; never evidence. */
      translation: z.object({ text: z.string(), language: z.string() }).optional(),
    }),
  ),
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;

export const listAnswers = operation("GET /api/interviews/:id/answers", "creator", {
  summary:
    "List all answers to one question: finished sessions first, then the project's transcripts of the same script",
  params: interviewParams,
  query: z.object({ questionId: z.string().trim().min(1).max(64), ...page }),
  answers: {
    200: z.object({
      answers: z.array(questionAnswer),
      /** Also where this page holds few: only so many people are looked at in one call. */
      nextCursor: z.string().nullable(),
    }),
  },
});

export const countClosedAnswers = operation("GET /api/interviews/:id/closed-answers", "creator", {
  summary: "Count the answers to the closed questions, by option, over finished interviews",
  params: interviewParams,
  answers: { 200: z.object({ counts: z.array(closedCount) }) },
});
