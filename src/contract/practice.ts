import { z } from "zod";
import { languages, practiceExportFormats } from "./choices.ts";
import { done, download, id, isFilled, optionalText, requiredText, timestamp } from "./fields.ts";
import { maxChars, restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";
import {
  intervieweeProfile,
  practiceComparison,
  practiceDebrief,
  practiceDifficulty,
  practiceFigures,
  practiceMessage,
  practiceMeter,
} from "./practice-debrief.ts";

/**
 * Practice: a creator interviews a simulated person. On the wire these are "simulated-interviews". Nothing of them
 * is ever counted among participants, sessions or findings.
 */

const practiceParams = z.object({ sessionId: id });
const count = z.number().int().nonnegative();
export const practiceStatus = z.enum(["in_progress", "completed"]);

export const practiceSummary = z.object({
  _id: id,
  topic: z.string(),
  /** When it began. */
  date: timestamp,
  status: practiceStatus,
  language: z.enum(languages),
  /** Whose script is practised on; null without one. */
  interviewName: z.string().nullable(),
  messageCount: count,
  /** Null while it goes on. */
  figures: practiceFigures.nullable(),
});
export type PracticeSummary = z.infer<typeof practiceSummary>;

const practiceGuide = z.object({
  interviewId: id.nullable(),
  name: z.string(),
  questions: z.array(z.object({ id: z.string(), text: z.string(), asked: z.boolean() })),
});

const practiceHead = {
  topic: z.string(),
  date: timestamp,
  status: practiceStatus,
  language: z.enum(languages),
  difficulty: practiceDifficulty,
  /** What there is to find out; empty in sessions of earlier versions. */
  brief: z.string(),
  interviewee: intervieweeProfile,
  /** The interviewee's id among the people on offer; null for one prepared by a model, and in sessions of earlier versions. */
  person: z.string().nullable(),
  /** The script that is practised on; null without one. */
  guide: practiceGuide.nullable(),
  messages: z.array(practiceMessage),
};

/** Somebody to practise with. */
export const practicePerson = z.object({
  id: z.string(),
  topic: z.string(),
  /** What there is to find out. */
  brief: z.string(),
  interviewee: intervieweeProfile,
});
export type PracticePerson = z.infer<typeof practicePerson>;

export const practiceDetails = z.object({ _id: id, ...practiceHead, endedAt: timestamp.nullable() });
export type PracticeDetails = z.infer<typeof practiceDetails>;

export const practiceState = z.object({
  ...practiceHead,
  meter: practiceMeter,
  /** A message that was stored and has no reply yet, to be sent again with its id. */
  pendingClientMessageId: z.string().nullable(),
});
export type PracticeState = z.infer<typeof practiceState>;

export const listPracticeSessions = operation("GET /api/simulated-interviews", "creator", {
  summary: "List your practice sessions, newest first; `cursor` is the last session of the page before",
  query: z.object({
    status: practiceStatus.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: z.string().max(64).optional(),
  }),
  answers: { 200: z.array(practiceSummary) },
});

export const suggestPractice = operation("GET /api/simulated-interviews/suggestions", "creator", {
  summary:
    "List the people to practise with, the closest to a topic or script, and the scripts you can practise",
  query: z.object({
    topic: z.string().max(maxChars.topic).optional(),
    interviewId: id.optional(),
  }),
  answers: {
    200: z.object({
      people: z.array(practicePerson),
      /** The person nearest to the topic or script that was asked for, by id; null where none was. */
      nearest: z.string().nullable(),
      /** Whether a language model can prepare a person for any topic. */
      anyTopic: z.boolean(),
      guides: z.array(
        z.object({ interviewId: id, name: z.string(), projectName: z.string(), questionCount: count }),
      ),
    }),
  },
});

const missingTopic = "Topic is required";
const caseId = z.string().regex(/^[a-z0-9-]{1,40}$/, { error: "There's no practice person with this ID." });

export const startPractice = operation("POST /api/simulated-interviews/start", "creator", {
  summary:
    "Start a practice session with one of the simulated people, or with someone for a topic or script; without a language model, the closest of those people",
  body: z
    .object({
      topic: optionalText("Topic", maxChars.topic).nullish(),
      /** Practise on this interview's script; its name is the topic where none is given. */
      interviewId: id.nullish(),
      /** One of the people on offer, by id. */
      person: caseId.nullish(),
      difficulty: practiceDifficulty.default("medium"),
    })
    .refine(
      ({ topic, interviewId, person }) => [topic, interviewId, person].some((one) => isFilled(one ?? "")),
      {
        error: missingTopic,
        path: ["topic"],
      },
    ),
  /** The topic that the person speaks on. */
  answers: { 201: z.object({ sessionId: id, topic: z.string() }) },
});

export const getPractice = operation("GET /api/simulated-interviews/:sessionId", "creator", {
  summary: "Get a practice session as the chat shows it",
  params: practiceParams,
  answers: { 200: practiceState },
});

/**
 * Sent with `accept: text/event-stream`, the reply streams, as a participant's does: `event: sentence` with
 * {"text"}, then `event: reply` with the same JSON as without streaming, or `event: error` with an error's body.
 */
export const sendPracticeMessage = operation("POST /api/simulated-interviews/:sessionId/message", "creator", {
  summary: "Send a message to the simulated person; repeating a clientMessageId returns the stored reply",
  params: practiceParams,
  body: z.object({
    text: requiredText("Message", maxChars.message),
    clientMessageId: z
      .string()
      .regex(/^[\w-]{8,64}$/, { error: "The message's id is not valid" })
      .optional(),
  }),
  answers: {
    /** The reply first, then the own message. */
    200: z.object({ messages: z.array(practiceMessage), meter: practiceMeter }),
  },
});

export const getPracticeDetails = operation("GET /api/simulated-interviews/:sessionId/details", "creator", {
  summary: "Get a practice session's topic, date and messages",
  params: practiceParams,
  answers: { 200: practiceDetails },
});

export const endPractice = operation("POST /api/simulated-interviews/:sessionId/end", "creator", {
  summary: "End a practice session; safe to repeat. It ends by itself after 30 idle minutes",
  params: practiceParams,
  answers: { 200: z.object({ success: z.literal(true), figures: practiceFigures }) },
});

export const getPracticeDebrief = operation("GET /api/simulated-interviews/:sessionId/debrief", "creator", {
  summary:
    "Get the debrief of a finished practice session: questions, cues, insights, report card, what to try next",
  params: practiceParams,
  answers: { 200: practiceDebrief },
});

export const exportPractice = operation("GET /api/simulated-interviews/:sessionId/export", "creator", {
  summary: "Export the debrief with its transcript as a file",
  params: practiceParams,
  query: z.object({ format: z.enum(practiceExportFormats).default("md") }),
  answers: { 200: download },
});

export const comparePractice = operation("POST /api/simulated-interviews/:sessionId/compare", "creator", {
  summary: "Have the built-in interviewer talk to the same person; answers with both cards",
  params: practiceParams,
  answers: { 200: practiceComparison },
});

export const deletePractice = operation("DELETE /api/simulated-interviews/:sessionId", "creator", {
  summary: `Delete a practice session; can be undone for ${restoreDays} days`,
  params: practiceParams,
  answers: { 200: done },
});

export const restorePractice = operation("POST /api/simulated-interviews/:sessionId/restore", "creator", {
  summary: `Restore a deleted practice session within ${restoreDays} days`,
  params: practiceParams,
  answers: { 200: done },
});
