import { z } from "zod";
import { guardFailures } from "./choices.ts";
import { id, interviewParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** How interviews went, from their stored turns: what was asked and answered, and what the interviewer did wrong. */

/** What can be wrong with a turn of the interviewer, or with a question of the script. */
export const flagKind = z.enum(guardFailures);
export type FlagKind = z.infer<typeof flagKind>;

const count = z.number().int().nonnegative();
/** Milliseconds from a participant's message to the reply. */
const latency = z.object({ p50: z.number(), p95: z.number() });

/** Counts of questions; the denominator is the number of questions. */
const coverage = {
  asked: count,
  answered: count,
  probed: count,
  volunteered: count,
  notReached: count,
};

export const questionCard = z.object({
  questionId: z.string(),
  text: z.string(),
  asked: z.boolean(),
  answered: z.boolean(),
  skipped: z.boolean(),
  /** Follow-ups to it. */
  probes: count,
  /** The participant spoke of it before it was asked. */
  volunteered: z.boolean(),
  notReached: z.boolean(),
});
export type QuestionCard = z.infer<typeof questionCard>;

export const turnFlag = z.object({
  messageId: z.string(),
  kind: flagKind,
  /** Whose words are flagged: the interviewer's, or those of the script's question that it asked. */
  source: z.enum(["interviewer", "script"]),
});
export type TurnFlag = z.infer<typeof turnFlag>;

/** One interview. Words are counted; the talk share is the participant's part of them, 0 to 1. */
export const sessionReportCard = z.object({
  ...coverage,
  questions: z.array(questionCard),
  talkShare: z.number().nullable(),
  flags: z.array(turnFlag),
  interviewerTurns: count,
  wordsPerAnswer: z.array(count),
  meanWordsPerAnswer: z.number().nullable(),
  /** Words gained (or, below 0, lost) from one answer to the next; null below two answers. */
  wordsSlope: z.number().nullable(),
  latency: latency.nullable(),
  endReason: z.string().nullable(),
});
export type SessionReportCard = z.infer<typeof sessionReportCard>;

/** A question over several interviews; `sessions` is how many had it in their script. */
export const questionTotals = z.object({
  questionId: z.string(),
  text: z.string(),
  sessions: count,
  asked: count,
  answered: count,
  skipped: count,
  /** Interviews in which it got at least one follow-up, and all follow-ups to it. */
  probed: count,
  probes: count,
  volunteered: count,
  notReached: count,
});
export type QuestionTotals = z.infer<typeof questionTotals>;

export const interviewerFlags = z.object({
  kind: flagKind,
  /** Turns with this flag. */
  count,
  /** Where the first of them are. */
  turns: z.array(
    z.object({ sessionId: z.string(), label: z.string(), messageId: z.string(), text: z.string() }),
  ),
});
export type InterviewerFlags = z.infer<typeof interviewerFlags>;

export const scriptFlag = z.object({
  kind: flagKind,
  questionId: z.string(),
  text: z.string(),
  /** Interviews in which the question was asked so. */
  sessions: count,
});
export type ScriptFlag = z.infer<typeof scriptFlag>;

/** Several interviews together. */
export const reportCard = z.object({
  sessions: count,
  /** Sums over the interviews; `questions` counts the questions of all their scripts. */
  totals: z.object({ questions: count, ...coverage }),
  questions: z.array(questionTotals),
  /** Mean of the interviews' shares. */
  talkShare: z.number().nullable(),
  interviewerTurns: count,
  interviewerFlags: z.array(interviewerFlags),
  scriptFlags: z.array(scriptFlag),
  meanWordsPerAnswer: z.number().nullable(),
  /** Mean of the interviews' slopes. */
  wordsSlope: z.number().nullable(),
  latency: latency.nullable(),
  /** How the interviews ended, the most frequent first. */
  endReasons: z.array(z.object({ reason: z.string(), sessions: count })),
});
export type ReportCard = z.infer<typeof reportCard>;

/** What a language model took in the sessions that the card counts. */
export const modelUse = z.object({
  turns: count,
  inputTokens: count,
  outputTokens: count,
  /** In the currency of the server's prices; null when it has none. */
  estimatedCost: z.number().nullable(),
});
export type ModelUse = z.infer<typeof modelUse>;

export const getReportCard = operation({
  method: "GET",
  path: "/api/interviews/:id/report-card",
  access: "creator",
  summary: "How the finished sessions of an interview went, over the newest 500",
  params: interviewParams,
  answers: {
    200: z.object({
      interviewId: id,
      /** All finished sessions; the card counts the newest 500 of them. */
      finished: count,
      reportCard,
      /** Null where no model worded anything. */
      modelUse: modelUse.nullable(),
    }),
  },
});
