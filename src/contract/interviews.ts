import { z } from "zod";
import { depths, interviewStatuses, languages, priorities, prototypeTypes } from "./choices.ts";
import { askCondition } from "./condition-schemas.ts";
import {
  arrayPage,
  done,
  httpsLink,
  id,
  interviewParams,
  isFilled,
  optionalText,
  projectParams,
  requiredText,
  timestamp,
} from "./fields.ts";
import { storedInsights } from "./insights.ts";
import { conceptCounts, interviewSettings, settingsChange } from "./interview-settings.ts";
import { item } from "./items.ts";
import { maxChars, maxCount, restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";
import { customInsight } from "./own-insights.ts";
import { stimulus } from "./stimuli.ts";
import { redditThread } from "./threads.ts";

/** One question of a guide, with how the interviewer treats it. */
export const question = z.object({
  id: z.string(),
  text: z.string(),
  priority: z.enum(priorities),
  /** How far it is followed up: light, one follow-up question; normal, up to three; deep, up to five. */
  depth: z.enum(depths),
  /** Asked word for word, without an acknowledgement around it. */
  exactWording: z.boolean(),
  /** What the creator wants to learn from it. Private: participants never see it. At most 500 characters. */
  aim: z.string().optional(),
  /** What the interviewer says when a participant asks what is meant. At most 500 characters. */
  helpText: z.string().optional(),
  /** Answered with options, a scale or an order; typing an answer stays possible. */
  item: item.optional(),
  stimulus: stimulus.optional(),
  /** Asked only where all of these hold; what isn't known when its turn comes doesn't. */
  askIf: z.array(askCondition).max(maxCount.askIf).optional(),
  /** May change places with its neighbours that may too: each participant gets an order of their own. */
  shuffle: z.boolean().optional(),
});
export type Question = z.infer<typeof question>;

/** As it is sent: its text alone, or with its treatment. Blank ones are left out; null takes a part of it away. */
const questionInput = z.union([
  z.string(),
  question.partial().extend({
    text: z.string(),
    item: item.nullish(),
    stimulus: stimulus.nullish(),
    askIf: z.array(askCondition).max(maxCount.askIf).nullish(),
  }),
]);

/** A list, or one text with a line each ("- first\n- second"). */
const topicsInput = z.union([z.array(z.string()), z.string()]);

/** The parts of a script that every door into "make an interview" takes. Missing ones are named by field. */
export const scriptInput = {
  name: optionalText("Interview name", maxChars.name).nullish(),
  introduction: requiredText("Introduction", maxChars.longText),
  objective: requiredText("Objective", maxChars.longText),
  topics: topicsInput.nullish(),
  questions: z
    .array(questionInput, { error: "At least one question is required" })
    .max(maxCount.questions, { error: `An interview can have at most ${maxCount.questions} questions` })
    .refine((list) => list.some((item) => isFilled(typeof item === "string" ? item : item.text)), {
      error: "At least one question is required",
    }),
  /** Rebuilt by the server from the other fields; taken so that older clients can send it. */
  script: z.string().nullish(),
};

export const prototypeInput = {
  prototypeUrl: httpsLink("Prototype link").nullish(),
  prototypeType: z.enum(prototypeTypes).nullish().or(z.literal("")),
  preInterviewFormId: z.string().nullish(),
  postInterviewFormId: z.string().nullish(),
};

const projectReference = z.object({ _id: id, name: z.string(), organization: z.string() });

/** An interview as the lists show it. */
export const interviewCard = z.object({
  _id: id,
  name: z.string(),
  projectId: projectReference,
  organization: z.string(),
  /** Ids of the newest sessions, 500 at most; `sessionCount` is exact. */
  participantSessions: z.array(id),
  sessionCount: z.number().int(),
  completedSessions: z.number().int(),
  /** When the newest session began; null where there is none. */
  lastSessionAt: timestamp.nullable(),
  interviewType: z.enum(["subscription", "oneOff"]),
  status: z.enum(interviewStatuses),
  /** Since when it is archived; null where it is not. */
  archivedAt: timestamp.nullable().default(null),
  introduction: z.string(),
  objective: z.string(),
  topics: z.array(z.string()),
  questions: z.array(z.string()),
  createdAt: timestamp,
  sample: z.boolean(),
});
export type InterviewCard = z.infer<typeof interviewCard>;

export const interviewDetails = z.object({
  _id: id,
  name: z.string(),
  organization: z.string(),
  projectId: projectReference,
  interviewType: z.enum(["subscription", "oneOff"]),
  /** The newest completed sessions, 200 at most; `counts` are exact. */
  completedSessions: z.array(z.object({ id, startDate: timestamp, completed: z.literal(true) })),
  counts: z.object({
    started: z.number().int(),
    completed: z.number().int(),
    /** Of the completed: those that ended before the last question. */
    stoppedEarly: z.number().int().default(0),
    /** Of the completed: those that somebody left out of the analysis by hand. */
    leftOut: z.number().int().default(0),
  }),
  /** Sessions that ended in distress and that nobody has decided on: the newest 50, and how many there are. */
  needsYou: z.object({ count: z.number().int(), ids: z.array(id) }).default({ count: 0, ids: [] }),
  /** What the caller may do here: viewers read, editors change. */
  role: z.enum(["owner", "editor", "viewer"]).default("owner"),
  insights: storedInsights.nullable(),
  customInsights: z.array(customInsight),
  redditData: z.array(redditThread),
  script: z.string(),
  introduction: z.string(),
  objective: z.string(),
  topics: z.array(z.string()),
  questions: z.array(z.string()),
  questionSettings: z.array(question),
  prototypeUrl: z.string().nullable(),
  prototypeType: z.enum(prototypeTypes).nullable(),
  preInterviewFormId: z.string().nullable(),
  postInterviewFormId: z.string().nullable(),
  settings: interviewSettings,
  /** How many people were assigned each concept; those who were turned away or withdrew aren't counted. */
  conceptCounts: conceptCounts.default([]),
  /** What participants see in place of the name. */
  participantTitle: z.string(),
  /** What participants agree to while `settings.consentText` is empty. */
  defaultConsentText: z.string().default(""),
  /** Why the built-in interviewer stands in for the language model, as a sentence; null while all is well. */
  interviewerNotice: z.string().nullable(),
  /** Since when it is archived; null where it is not. */
  archivedAt: timestamp.nullable().default(null),
  /** Which state of script and settings this is; a change carries it. */
  version: z.number().int().default(0),
  createdAt: timestamp,
  sample: z.boolean(),
});
export type InterviewDetails = z.input<typeof interviewDetails>;

/** Lists leave archived interviews out: "only" lists just these, "all" both. */
const listQuery = z.object({ archived: z.enum(["only", "all"]).optional(), ...arrayPage });

export const listOwnInterviews = operation("GET /api/interview", "creator", {
  summary: "List all your interviews, newest first; archived ones on request",
  query: listQuery,
  answers: { 200: z.array(interviewCard) },
});

export const listProjectChatbots = operation("GET /api/projects/:projectId/chatbots", "creator", {
  summary: "List a project's interviews as cards; archived ones on request",
  params: projectParams,
  query: listQuery,
  answers: { 200: z.array(interviewCard) },
});

export const listProjectInterviews = operation("GET /api/projects/:projectId/interviews", "creator", {
  summary: "List a project's interviews for the dropdown; archived ones on request",
  params: projectParams,
  query: listQuery,
  answers: { 200: z.array(interviewCard) },
});

export const createChatbot = operation("POST /api/projects/:projectId/chatbots", "creator", {
  summary: "Create an interview from the form",
  params: projectParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    ...scriptInput,
    ...prototypeInput,
    participantTitle: interviewSettings.shape.participantTitle,
    concepts: settingsChange.concepts,
    useOneOff: z.boolean().optional(),
  }),
  ignores: ["interviewType"],
  answers: { 201: interviewCard },
});

export const createInterview = operation("POST /api/interviews/projects/:projectId/interviews", "creator", {
  summary: "Create an interview from the wizard",
  params: projectParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    ...scriptInput,
    participantTitle: interviewSettings.shape.participantTitle,
    interviewType: z.string().optional(),
    language: z.enum(languages).optional(),
    minutes: interviewSettings.shape.minutes.optional(),
    concepts: settingsChange.concepts,
  }),
  answers: { 201: interviewCard },
});

export const getInterviewDetails = operation("GET /api/interviews/:id/details", "creator", {
  summary: "Get the creator's view of an interview",
  params: interviewParams,
  answers: { 200: interviewDetails },
});

export const updateInterview = operation("PATCH /api/interviews/:id", "creator", {
  summary:
    "Change an interview's script or settings; running sessions keep the script they started with. `projectId`, sent alone, moves the interview: only its owner can, to a project they can edit",
  params: interviewParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z
    .object({
      /** Moves the interview with all that is in it; sent without any other change. */
      projectId: z.string({ error: "Choose a project" }),
      /**
       * The state that the change was made from. Where somebody changed the same fields since, the answer is 409 with
       * `changedBy`, `version` now, and `conflicts`: each field with `theirs` and `yours`. Nothing is saved then.
       */
      version: z.number().int().min(0).optional(),
      ...scriptInput,
      introduction: scriptInput.introduction.optional(),
      objective: scriptInput.objective.optional(),
      questions: scriptInput.questions.optional(),
      ...prototypeInput,
      settings: z.object(settingsChange),
    })
    .partial(),
  ignores: ["taken", "finished", "inProgress", "problem"].map((name) => `settings.quotas.*.${name}`),
  answers: { 200: interviewDetails },
});

export const deleteInterview = operation("DELETE /api/interviews/:id", "creator", {
  summary: `Delete an interview and its sessions; can be undone for ${restoreDays} days`,
  params: interviewParams,
  answers: { 200: done },
});

export const restoreInterview = operation("POST /api/interviews/:id/restore", "creator", {
  summary: `Restore a deleted interview within ${restoreDays} days`,
  params: interviewParams,
  answers: { 200: interviewCard },
});

/** What is done with a whole interview: copied, put away, taken out again. `PATCH` with `projectId` moves it. */

export const duplicateInterview = operation("POST /api/interviews/:id/duplicate", "creator", {
  summary:
    "Copy an interview's script, forms and settings to a new one in the same project, without people, links or codes",
  params: interviewParams,
  answers: { 201: interviewCard },
});

export const archiveInterview = operation("POST /api/interviews/:id/archive", "creator", {
  summary:
    "Archive an interview: nobody new can start and it leaves the lists, but everything stays readable",
  params: interviewParams,
  answers: { 200: interviewDetails },
});

export const unarchiveInterview = operation("POST /api/interviews/:id/unarchive", "creator", {
  summary: "Bring back an archived interview with its earlier status",
  params: interviewParams,
  answers: { 200: interviewDetails },
});
