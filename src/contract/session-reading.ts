import { z } from "zod";
import { counts } from "./counts.ts";
import { download, id, interviewParams, page, sessionParams, timestamp } from "./fields.ts";
import { sentiment } from "./insights.ts";
import { distressState, leftOut } from "./left-out.ts";
import { maxChars, maxLineChars } from "./limits.ts";
import { operation } from "./operation.ts";
import { sessionReportCard, turnWhy } from "./report-cards.ts";
import { sessionCounts, sessionFilter } from "./session-filter.ts";
import { messageType } from "./sessions.ts";
import { shownStimulus } from "./stimuli.ts";

/** What a creator reads of participants' sessions. */

/**
 * Left out, in no finding and no export: heard in the talk, or chosen by the participant with a button, which nobody else
 * can undo. In use again: by the participant's choice, or since somebody of the team found that the wish was misheard.
 */
const wishStates = ["heard", "chosen", "taken_back", "included"] as const;
export type WishState = (typeof wishStates)[number];

export const sessionMessage = z.object({
  _id: id,
  text: z.string(),
  sender: z.enum(["user", "bot"]),
  type: messageType,
  sentiment: sentiment.nullable(),
  timestamp,
  /** On the interviewer's turns: why it said this. */
  move: z.string().nullable(),
  reason: z.string().nullable(),
  /** With the words that led to it; null in lists of sessions and in live messages. */
  why: turnWhy.nullable(),
  questionId: z.string().nullable(),
  /** What the participant was shown with it; left out in lists of sessions and in live messages. */
  stimulus: shownStimulus.optional(),
  /** What the participant wished of its use, where they said anything of it. Not in lists of sessions. */
  wish: z.enum(wishStates).optional(),
});
export type SessionMessage = z.infer<typeof sessionMessage>;

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
  /** How many of the messages are the participant's. */
  answerCount: z.number().int(),
  /** `?ref=` of the link that it was opened by. */
  source: z.string().nullable(),
  /** The concept that they were assigned. */
  concept: z.string().nullable().default(null),
  /** Null unless it ended in distress; those that need somebody are first in the table. */
  distress: distressState.nullable(),
  /** Null while it is part of the analysis. */
  leftOut: leftOut.nullable(),
  userInfo: z
    .object({ ageRange: z.string(), occupation: z.string(), location: z.string(), townCity: z.string() })
    .nullable(),
};

export const sessionSummary = z.object(sessionHead);
export type SessionSummary = z.infer<typeof sessionSummary>;

export const sessionWithMessages = z.object({ ...sessionHead, messages: z.array(sessionMessage) });
export type SessionWithMessages = z.infer<typeof sessionWithMessages>;

export const listSessions = operation("GET /api/interviews/:id/sessions", "creator", {
  summary:
    "List the newest 500 sessions with their messages; view=summary leaves out the messages, and filters and pages",
  params: interviewParams,
  query: z.object({
    view: z.enum(["summary"]).optional(),
    ...sessionFilter,
    ...page,
  }),
  answers: {
    200: z.union([
      z.array(sessionWithMessages),
      z.object({
        sessions: z.array(sessionSummary),
        nextCursor: z.string().nullable(),
        /** Of what the other filters leave, by status. */
        counts: sessionCounts,
        /** What there is to filter by, whatever is filtered; on the first page only. */
        choices: z.object({ endReasons: z.array(z.string()), sources: z.array(z.string()) }).nullable(),
      }),
    ]),
  },
});

export const exportSessions = operation("GET /api/interviews/:id/sessions/export", "creator", {
  summary: "Export the table of sessions as CSV, filtered and sorted; addresses and codes for editors only",
  params: interviewParams,
  query: z.object(sessionFilter),
  answers: { 200: download },
});

export const listProcessedSessions = operation("GET /api/interviews/:id/sessions/processed", "creator", {
  summary: "List the newest 500 completed sessions with their messages",
  params: interviewParams,
  answers: { 200: z.array(sessionWithMessages) },
});

export const getDemographics = operation("GET /api/interviews/:id/sessions/demographics", "creator", {
  summary: "Count completed participants by age range, city and occupation",
  params: interviewParams,
  answers: { 200: z.object({ ageRanges: counts, cities: counts, occupations: counts }) },
});

const neighbour = z.object({ id, label: z.string() }).nullable();

export const getSessionDetails = operation("GET /api/sessions/:sessionId/transcript", "creator", {
  summary: "Get one session with its messages, form answers and report card",
  params: sessionParams,
  answers: {
    200: sessionWithMessages.extend({
      interviewId: id,
      interviewName: z.string(),
      /** Whether the caller may save notes and delete it. */
      mayEdit: z.boolean(),
      /** The message in which the distress was heard; its words and what follows are kept out unless taken in. */
      distressFrom: z.string().nullable(),
      /** More of the reason why it ended, such as which quota was full. */
      endDetail: z.string().nullable(),
      /** The link's parameters that the interview keeps; null for viewers, as a panel's ids may be among them. */
      hiddenFields: z.record(z.string(), z.string()).nullable(),
      /** The sessions that began next after and last before this one; null at the ends. */
      newer: neighbour,
      older: neighbour,
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

export const annotation = z.object({
  id: z.string().max(64),
  kind: z.enum(["tag", "note", "highlight"]),
  messageId: z.string().max(64),
  /** The tag's name, the note's words, or the comment on a highlight. */
  text: z.string().max(maxChars.annotation),
  /** For a highlight: the passage and its place in the message, in code points, end exclusive. */
  passage: z
    .object({
      quote: z.string().max(maxChars.message),
      start: z.number().int().min(0),
      end: z.number().int().min(1),
    })
    .nullable(),
  createdAt: timestamp,
});
export type Annotation = z.infer<typeof annotation>;

export const getAnnotations = operation("GET /api/sessions/:sessionId/annotations", "creator", {
  summary: "List the tags, notes and highlights saved to the project, with their authors",
  params: sessionParams,
  answers: {
    200: z.object({
      /** `own`: whether the caller wrote it; two members may have the same name. */
      annotations: z.array(annotation.extend({ author: z.string(), own: z.boolean() })),
    }),
  },
});

export const saveAnnotations = operation("PUT /api/sessions/:sessionId/annotations", "creator", {
  summary: "Save your tags, notes and highlights on a transcript to the project, replacing earlier ones",
  params: sessionParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({ annotations: z.array(annotation).max(2_000) }),
  ignores: ["annotations.*.author", "annotations.*.own"],
  answers: { 200: z.object({ success: z.literal(true) }) },
});

export const questionDropOff = z.object({
  questionId: z.string(),
  question: z.string(),
  /** How many sessions it was put to, and how many of those gave it an answer. */
  asked: z.number().int(),
  answered: z.number().int(),
  /** How many sessions ended while it was open, unfinished and silent for half an hour, or stopped early. */
  stopped: z.number().int(),
});
export type QuestionDropOff = z.infer<typeof questionDropOff>;

export const getDropOff = operation("GET /api/interviews/:id/drop-off", "creator", {
  summary: "Count, for each question in the current script, the sessions asked, answered and stopped there",
  params: interviewParams,
  answers: {
    200: z.object({
      /** The newest 2,000 at most; `isPart` says that there are more. */
      sessions: z.number().int(),
      isPart: z.boolean(),
      finished: z.number().int(),
      /** Neither finished nor silent for half an hour. */
      running: z.number().int(),
      stopped: z.number().int(),
      /** Of `stopped`: while no question of the present script was open. */
      stoppedElsewhere: z.number().int(),
      questions: z.array(questionDropOff),
    }),
  },
});

export const sessionHit = z.object({
  sessionId: id,
  label: z.string(),
  startDate: timestamp,
  completed: z.boolean(),
  messageId: z.string(),
  /** A stretch of the message, word for word, and where in it the stretch begins, in code points. */
  snippet: z.string(),
  snippetStart: z.number().int(),
  /** What was found within the message, in code points, end exclusive; all within the snippet. */
  marks: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type SessionHit = z.infer<typeof sessionHit>;

export const searchSessions = operation("GET /api/interviews/:id/search", "creator", {
  summary: "Search what participants said in all of an interview's sessions, newest session first",
  params: interviewParams,
  query: z.object({ q: z.string().trim().max(maxLineChars.search).default(""), ...page }),
  answers: {
    200: z.object({
      hits: z.array(sessionHit),
      nextCursor: z.string().nullable(),
      /** Messages that hold the words, and the sessions they are in. */
      messages: z.number().int(),
      sessions: z.number().int(),
      /** What the search could not do, as a sentence; null where there is nothing to say. */
      notice: z.string().nullable(),
    }),
  },
});

export const liveSession = z.object({
  id,
  label: z.string(),
  startDate: timestamp,
  lastActivity: timestamp,
  messageCount: z.number().int(),
});
export type LiveSession = z.infer<typeof liveSession>;

export const watchInterview = operation("GET /api/interviews/:id/live", "creator", {
  summary:
    "List who is in an interview now; as an event stream, also the messages of the session being watched",
  params: interviewParams,
  /** The stream has an event `live` when the answer changes, and `messages` with new ones of the session. */
  query: z.object({ sessionId: id.optional() }),
  answers: { 200: z.object({ sessions: z.array(liveSession) }) },
});
