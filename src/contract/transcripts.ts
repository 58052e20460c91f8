import { z } from "zod";
import { counts } from "./counts.ts";
import { done, id, interviewParams, page, sessionParams, timestamp } from "./fields.ts";
import { sentiment } from "./insights.ts";
import { operation } from "./operation.ts";
import { sessionReportCard } from "./report-cards.ts";
import { messageType } from "./sessions.ts";

/** What a creator reads of participants' sessions. */

export const transcriptMessage = z.object({
  _id: id,
  text: z.string(),
  sender: z.enum(["user", "bot"]),
  type: messageType,
  sentiment: sentiment.nullable(),
  timestamp,
  /** On the interviewer's turns: why it said this. */
  move: z.string().nullable(),
  reason: z.string().nullable(),
  questionId: z.string().nullable(),
});
export type TranscriptMessage = z.infer<typeof transcriptMessage>;

const sessionHead = {
  id,
  /** The participant's number in this interview, as "P-07". */
  label: z.string(),
  startDate: timestamp,
  lastActivity: timestamp,
  completed: z.boolean(),
  endReason: z.string().nullable(),
  email: z.string().nullable(),
  incentiveCode: z.string().nullable(),
  messageCount: z.number().int(),
  userInfo: z
    .object({ ageRange: z.string(), occupation: z.string(), location: z.string(), townCity: z.string() })
    .nullable(),
};

export const sessionSummary = z.object(sessionHead);
export type SessionSummary = z.infer<typeof sessionSummary>;

export const sessionWithMessages = z.object({ ...sessionHead, messages: z.array(transcriptMessage) });
export type SessionWithMessages = z.infer<typeof sessionWithMessages>;

export const listSessions = operation({
  method: "GET",
  path: "/api/interviews/:id/sessions",
  access: "creator",
  summary: "Sessions with their messages, newest 500; with view=summary without messages, filtered and paged",
  params: interviewParams,
  query: z.object({
    view: z.enum(["summary"]).optional(),
    status: z.enum(["all", "completed", "not_completed"]).default("all"),
    sort: z.enum(["newest", "oldest"]).default("newest"),
    ...page,
  }),
  answers: {
    200: z.union([
      z.array(sessionWithMessages),
      z.object({
        sessions: z.array(sessionSummary),
        nextCursor: z.string().nullable(),
        counts: z.object({ all: z.number(), completed: z.number(), notCompleted: z.number() }),
      }),
    ]),
  },
});

export const listProcessedSessions = operation({
  method: "GET",
  path: "/api/interviews/:id/sessions/processed",
  access: "creator",
  summary: "Completed sessions with their messages, newest 500",
  params: interviewParams,
  answers: { 200: z.array(sessionWithMessages) },
});

export const getDemographics = operation({
  method: "GET",
  path: "/api/interviews/:id/sessions/demographics",
  access: "creator",
  summary: "How many completed participants by age range, city and occupation",
  params: interviewParams,
  answers: { 200: z.object({ ageRanges: counts, cities: counts, occupations: counts }) },
});

export const getTranscript = operation({
  method: "GET",
  path: "/api/sessions/:sessionId/transcript",
  access: "creator",
  summary: "One session with its messages, form answers and report card",
  params: sessionParams,
  answers: {
    200: sessionWithMessages.extend({
      interviewId: id,
      interviewName: z.string(),
      /** How the interview went; null while it is not finished. */
      reportCard: sessionReportCard.nullable(),
      formAnswers: z.array(
        z.object({
          formName: z.string(),
          formType: z.enum(["pre", "post"]),
          answers: z.array(z.object({ question: z.string(), answer: z.string() })),
        }),
      ),
    }),
  },
});

export const deleteSession = operation({
  method: "DELETE",
  path: "/api/interviews/:id/sessions/:sessionId",
  access: "creator",
  summary: "Delete one session with all that it holds",
  params: z.object({ id, sessionId: id }),
  answers: { 200: done },
});

export const annotation = z.object({
  id: z.string().max(64),
  kind: z.enum(["tag", "note", "highlight"]),
  messageId: z.string().max(64),
  /** The tag's name, the note's words, or the comment on a highlight. */
  text: z.string().max(2_000),
  /** For a highlight: the passage and its place in the message, in code points, end exclusive. */
  passage: z
    .object({ quote: z.string().max(10_000), start: z.number().int().min(0), end: z.number().int().min(1) })
    .nullable(),
  createdAt: timestamp,
});
export type Annotation = z.infer<typeof annotation>;

export const getAnnotations = operation({
  method: "GET",
  path: "/api/sessions/:sessionId/annotations",
  access: "creator",
  summary: "Tags, notes and highlights saved to the project, with their author",
  params: sessionParams,
  answers: {
    200: z.object({
      /** `own`: whether the caller wrote it; two members may have the same name. */
      annotations: z.array(annotation.extend({ author: z.string(), own: z.boolean() })),
    }),
  },
});

export const saveAnnotations = operation({
  method: "PUT",
  path: "/api/sessions/:sessionId/annotations",
  access: "creator",
  summary:
    "Save one's own tags, notes and highlights of a transcript to the project, in place of the earlier ones",
  params: sessionParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({ annotations: z.array(annotation).max(2_000) }),
  answers: { 200: z.object({ success: z.literal(true) }) },
});
