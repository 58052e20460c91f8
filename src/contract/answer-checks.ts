import { z } from "zod";
import { answerSignals } from "./answer-signals.ts";
import { download, id, interviewParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** What is worth a second look in people's answers. A flag excludes nobody: it opens its proof, and a person decides. */

const count = z.number().int().nonnegative();
const answer = z.object({ messageId: z.string(), text: z.string() });
const session = z.object({ sessionId: id, label: z.string() });

export const answerFlag = z.discriminatedUnion("kind", [
  z.object({
    /** Nearly the same words as other people's. */
    kind: z.literal("nearIdentical"),
    question: z.string(),
    answer,
    /** The first few of them; `people` is how many there are. */
    others: z.array(session.extend(answer.shape)).min(1),
    people: count,
    /** Share of the words in a row that it has in common with the nearest of them, 0 to 1. */
    alike: z.number(),
  }),
  z.object({
    kind: z.literal("offQuestion"),
    question: z.string(),
    answer,
    /** The interviewer asked again, or its words are in no question and no other answer. */
    because: z.enum(["redirected", "unrelated"]),
  }),
  z.object({
    /** Most of it was pasted, or set by a script, where that was counted. */
    kind: z.literal("pasted"),
    question: z.string(),
    answer,
    signals: answerSignals,
  }),
  z.object({
    /** Chosen before the interview, and within it, from the same options. */
    kind: z.literal("contradiction"),
    before: z.object({ question: z.string(), values: z.array(z.string()) }),
    during: z.object({ question: z.string(), values: z.array(z.string()), messageId: z.string() }),
  }),
  z.object({
    /** The same panel id in several links. */
    kind: z.literal("repeatedPanelId"),
    others: z.array(session).min(1),
    people: count,
  }),
]);
export type AnswerFlag = z.infer<typeof answerFlag>;

const flagKind = z.enum(["nearIdentical", "offQuestion", "pasted", "contradiction", "repeatedPanelId"]);
export type AnswerFlagKind = z.infer<typeof flagKind>;

export const flaggedSession = session.extend({
  /** Left out of the analysis by a person; nothing is left out by itself. */
  isLeftOut: z.boolean(),
  /** How many flags it has, and of which kinds. */
  flags: count,
  kinds: z.array(flagKind).min(1),
});
export type FlaggedSession = z.infer<typeof flaggedSession>;

const backing = { people: count, asked: count };
const unflaggedFinding = z.object({ findingId: z.string(), ...backing, unflagged: z.object(backing) });
export type UnflaggedFinding = z.infer<typeof unflaggedFinding>;

export const getAnswerChecks = operation("GET /api/interviews/:id/answer-checks", "creator", {
  summary:
    "List sessions with something to look at (near-identical or pasted answers, off the question, contradictions, a repeated panel ID), and findings counted without them. Nothing is excluded automatically",
  params: interviewParams,
  /** The session whose flags are answered with their proofs. */
  query: z.object({ sessionId: id.optional() }),
  answers: {
    200: z.object({
      /** All finished sessions; the newest 500 of them were checked. */
      finished: count,
      checked: count,
      sessions: z.array(flaggedSession),
      /** Of the session that was asked for, with their proofs. */
      flags: z.array(answerFlag),
      /** Findings that somebody flagged stands behind, and those behind them without the flagged. */
      findings: z.array(unflaggedFinding),
    }),
  },
});

export const exportExclusions = operation("GET /api/interviews/:id/panel/exclusions", "creator", {
  summary:
    "Export the panel IDs of sessions that were left out of the analysis, with what was flagged in them, as CSV; editors only",
  params: interviewParams,
  answers: { 200: download },
});
