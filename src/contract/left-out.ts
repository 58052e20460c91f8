import { z } from "zod";
import { id, interviewParams, sessionParams, timestamp } from "./fields.ts";
import { sourceKind } from "./insights.ts";
import { maxCount } from "./limits.ts";
import { operation } from "./operation.ts";

/** What is kept out of the analysis: by a person's choice, or since somebody was in distress. */

/** Since when something is left out, and by whom: a name, "the participant" who asked for it, or null where the account is gone. */
export const leftOut = z.object({ at: timestamp, by: z.string().nullable() });
export type LeftOut = z.infer<typeof leftOut>;

/**
 * Of a session that ended in distress: whether somebody has yet to look at it, and what they decided. Unless it is
 * taken in, what was said from the distress on is in no finding, report, export, answer or persona.
 */
export const distressStates = ["needs_you", "taken_in", "kept_out"] as const;
export const distressState = z.enum(distressStates);
export type DistressState = z.infer<typeof distressState>;

/** A passage of a message, in code points, end exclusive. */
const quotePlace = z.object({
  sourceId: id,
  messageId: z.string().max(64),
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
});
export type QuotePlace = z.infer<typeof quotePlace>;

const chooseSome = `Choose what to leave out, at most ${maxCount.atOnce} at once.`;

export const changeLeftOut = operation("POST /api/interviews/:id/left-out", "creator", {
  summary:
    "Leave sessions, transcripts, threads or quotes out of the analysis, or include them again; unknown ids are ignored",
  params: interviewParams,
  body: z
    .object({
      leftOut: z.boolean({ error: "Say whether to leave them out (true) or include them again (false)." }),
      /** Sessions and threads of the interview, transcripts of its project. */
      sourceIds: z.array(id, { error: chooseSome }).max(maxCount.atOnce, { error: chooseSome }).default([]),
      quotes: z
        .array(quotePlace, { error: chooseSome })
        .max(maxCount.atOnce, { error: chooseSome })
        .default([]),
    })
    .refine(({ sourceIds, quotes }) => sourceIds.length + quotes.length > 0, { error: chooseSome }),
  answers: {
    /** How many were changed. */
    200: z.object({ success: z.literal(true), changed: z.number().int() }),
  },
});

export const listLeftOut = operation("GET /api/interviews/:id/left-out", "creator", {
  summary: "List what is left out of an interview's analysis, by whom and since when",
  params: interviewParams,
  answers: {
    200: z.object({
      sources: z.array(leftOut.extend({ sourceId: id, kind: sourceKind, label: z.string() })),
      quotes: z.array(leftOut.extend(quotePlace.shape).extend({ kind: sourceKind, quote: z.string() })),
    }),
  },
});

export const decideDistress = operation("PUT /api/sessions/:sessionId/distress", "creator", {
  summary:
    "Decide about a session that ended in distress: use all of it, keep the last words out, or reset the decision",
  params: sessionParams,
  body: z.object({
    decision: z.enum(["taken_in", "kept_out"], { error: "Choose taken_in or kept_out." }).nullable(),
  }),
  answers: { 200: z.object({ success: z.literal(true), distress: distressState }) },
});
