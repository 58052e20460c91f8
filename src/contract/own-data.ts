import { z } from "zod";
import { answerSignals } from "./answer-signals.ts";
import { sessionParams, timestamp } from "./fields.ts";
import { operation } from "./operation.ts";

/** All that is stored of one participant, in the words of the screens. */
export const ownData = z.object({
  interview: z.string(),
  organization: z.string(),
  startedAt: timestamp,
  completedAt: timestamp.nullable(),
  language: z.string(),
  consent: z.object({ text: z.string(), givenAt: timestamp }),
  aboutYou: z.object({
    ageRange: z.string().nullable(),
    occupation: z.string().nullable(),
    country: z.string().nullable(),
    town: z.string().nullable(),
  }),
  /** The concept that they were assigned. */
  concept: z.string().nullable().optional(),
  /** What the link said: where the participant came from, and the parameters that the interview keeps. */
  link: z.object({ source: z.string().nullable(), fields: z.record(z.string(), z.string()) }).optional(),
  forms: z.array(
    z.object({
      name: z.string(),
      answers: z.array(
        z.object({ question: z.string(), answer: z.union([z.string(), z.number(), z.array(z.string())]) }),
      ),
    }),
  ),
  /** Answers that were spoken. A sound opens at its address, by cookie or resume token; null once it's deleted. */
  recordings: z
    .array(
      z.object({
        recordedAt: timestamp,
        heard: z.string().nullable(),
        sent: z.boolean(),
        url: z.string().nullable(),
      }),
    )
    .optional(),
  messages: z.array(
    z.object({
      from: z.enum(["you", "interviewer"]),
      text: z.string(),
      at: timestamp,
      /** How it came into its box, where that was counted. */
      howWritten: answerSignals.optional(),
      /** It's left out of everything that is made of the interview, as they asked. */
      leftOut: z.literal(true).optional(),
    }),
  ),
  incentiveCode: z.string().nullable(),
  /** Where the interview links addresses to sessions; else it is kept apart, and nobody can tell whose it is. */
  claimEmail: z.string().nullable(),
});
export type OwnData = z.infer<typeof ownData>;

export const exportOwnSession = operation("GET /api/sessions/:sessionId/export", "participant", {
  summary:
    "Download everything stored about the participant as JSON, with the session's cookie or its resume token (header x-resume-token)",
  params: sessionParams,
  answers: { 200: ownData },
});
