import { z } from "zod";
import { aboutAttributes, languages } from "./choices.ts";
import { id, optionalText, projectParams, requiredText } from "./fields.ts";
import { formAnswers } from "./forms.ts";
import { interviewSettings, previewSettings, settingsChange } from "./interview-settings.ts";
import { question, scriptInput } from "./interviews.ts";
import { item } from "./items.ts";
import { maxChars, maxCount, maxMegabytes } from "./limits.ts";
import { type BodyOf, operation } from "./operation.ts";
import { turnWhy } from "./report-cards.ts";
import { shownStimulus } from "./stimuli.ts";

/** A script that is proposed to the creator, never saved unseen. */
export const scriptDraft = z.object({
  name: z.string(),
  introduction: z.string(),
  objective: z.string(),
  topics: z.array(z.string()),
  questions: z.array(z.string()),
  /** The same questions with how the interviewer treats each; they have no ids yet. */
  questionSettings: z.array(question.omit({ id: true })),
  /** Which way it was made, so that the screen can say so. */
  madeBy: z.enum(["guide", "model", "file"]),
  /** The title for participants; empty where none is proposed. */
  title: z.string().default(""),
  /** The language it is written in; null where nobody knows, as of a file. */
  language: z.enum(languages).nullable().default(null),
  /** What the creator should know of this draft, such as why no model wrote it; null when all is well. */
  notice: z.string().nullable().default(null),
  /** What the model points out about the study itself, such as a belief that this audience can't speak to; else left out. */
  note: z.string().optional(),
  /** Why the model that was asked wrote nothing of use, so that the creator may choose a guide; else left out. */
  modelFailure: z.string().optional(),
});
export type ScriptDraft = z.infer<typeof scriptDraft>;

export const uploadScript = operation("POST /api/projects/:projectId/interviews", "creator", {
  summary: `Read a script file (DOCX, PDF, TXT, MD; up to ${maxMegabytes.script} MB) into a draft for the review step`,
  params: projectParams,
  files: "script",
  answers: { 200: scriptDraft },
});

const missingParts = "Objective and target audience are required";

/**
 * With a model configured it writes the script; without one the nearest guide does, with general nouns. Sent with
 * `accept: text/event-stream`, the draft streams: `event: draft` with the script so far whenever another part of it
 * is ready, then `event: reply` with the same JSON as without streaming, or `event: error` with an error's body.
 * Whoever closes the connection ends the model's work.
 */
export const generateInterview = operation("POST /api/interviews/generate-interview", "creator", {
  summary: "Draft a script from an objective and an audience; nothing is saved",
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    objective: requiredText("Objective", maxChars.longText, missingParts),
    targetAudience: requiredText("Target audience", maxChars.longText, missingParts),
    /** How long the interview may take. */
    minutes: interviewSettings.shape.minutes.optional(),
    /** What the team believes already. */
    beliefs: optionalText("What you already believe", maxChars.longText).optional(),
    /** What the team will decide with the answers. */
    decision: optionalText("What you will decide", maxChars.longText).optional(),
    /** The objective's own language where it is left out. */
    language: z.enum(languages).optional(),
    /** A guide chosen by its id, with nouns for its blanks by theirs; then no model is asked. */
    guide: z
      .object({ id: z.string().max(100), nouns: z.record(z.string().max(40), z.string().max(1_000)) })
      .optional(),
  }),
  answers: { 200: scriptDraft },
});
export type GenerateInput = BodyOf<typeof generateInterview>;

export const scriptWarning = z.object({
  /** Null where it is about the whole script. */
  questionIndex: z.number().int().nullable(),
  kind: z.string(),
  message: z.string(),
  suggestion: z.string().nullable(),
});
export type ScriptWarning = z.infer<typeof scriptWarning>;

const places = z.array(z.number().int());
/** A path through the questions, with the minutes that it takes without follow-ups and with all that time pays for. */
const path = z.object({ questions: places, minMinutes: z.number(), maxMinutes: z.number() });

/** Who gets to which question, where some are asked only of some. Questions are named by their places, from 0. */
export const scriptMap = z.object({
  questions: z.array(
    z.object({
      asked: z.enum(["everyone", "some", "nobody"]),
      /** What can come right after it; `ends` where that can be the end. Empty where paths weren't walked. */
      next: places,
      ends: z.boolean(),
    }),
  ),
  /** Null where there were too many paths to walk: each question was then checked by itself. */
  paths: z.object({ shortest: path, longest: path }).nullable(),
});
export type ScriptMap = z.infer<typeof scriptMap>;

const questionTooLong = `A question is too long (maximum ${maxChars.question} characters)`;

export const checkInterviewScript = operation("POST /api/interviews/check-script", "creator", {
  summary:
    "Check a script for leading, double, closed, overlong and too many questions, and for questions that nobody reaches",
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    introduction: z.string().max(maxChars.longText).default(""),
    questions: z.array(z.string().max(maxChars.question, questionTooLong)).max(maxCount.questions),
    /** How each of the questions is treated, for the walk along their conditions. */
    questionSettings: z
      .array(question.pick({ id: true, priority: true, depth: true, item: true, askIf: true, shuffle: true }))
      .max(maxCount.questions)
      .default([]),
    minutes: interviewSettings.shape.minutes.optional(),
    preInterviewFormId: z.string().nullish(),
    hiddenFields: interviewSettings.shape.hiddenFields.unwrap().optional(),
    keepTown: z.boolean().optional(),
    concepts: interviewSettings.shape.concepts,
  }),
  answers: {
    200: z.object({
      warnings: z.array(scriptWarning),
      /** Null where every question is for everyone. */
      map: scriptMap.nullable().default(null),
    }),
  },
});

/** What the interviewer says next, and where the conversation stands. */
const previewReply = z.object({
  message: z.string(),
  /** Why the interviewer says this; messages are named by their number in the talk, from 0. */
  why: turnWhy.extend({
    move: z.string(),
    reason: z.string(),
    /** Questions of the script that it went past, since they don't concern this person. */
    notConcerned: z.array(z.object({ questionId: z.string(), text: z.string() })),
  }),
  /** What the open question can be answered with, besides one's own words. */
  item: item.optional(),
  /** What the question that it puts shows. */
  stimulus: shownStimulus.optional(),
  isComplete: z.boolean(),
  /** Questions asked so far, of those in the script. */
  questionCount: z.object({ current: z.number().int(), total: z.number().int() }),
});

export type PreviewSettings = z.infer<z.ZodObject<typeof previewSettings>>;

/** Who takes the part of the participant, as far as conditions ask it; what is left out isn't known of them. */
const previewPerson = z.object({
  aboutYou: z.partialRecord(z.enum(aboutAttributes), z.string().max(maxChars.question)).default({}),
  link: z.record(z.string().max(64), z.string().max(maxChars.question)).default({}),
  form: formAnswers.default({}),
  /** The concept that they are assigned; any of the interview's where it is left out. */
  concept: z.string().max(maxChars.concept).optional(),
});

export const startPreview = operation("POST /api/interviews/preview", "creator", {
  summary:
    "Preview a script as a participant before it's saved: a real chat that doesn't count and is deleted after a day",
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    ...scriptInput,
    /** Whose organization the interviewer speaks for. */
    projectId: id.nullish(),
    participantTitle: interviewSettings.shape.participantTitle,
    language: z.enum(languages).optional(),
    minutes: interviewSettings.shape.minutes.optional(),
    concepts: settingsChange.concepts,
    settings: z.object(previewSettings).optional(),
    person: previewPerson.optional(),
  }),
  answers: {
    201: previewReply.extend({
      previewId: id,
      /** What a participant reads before the chat: who asks, whom to turn to, and what is agreed to. */
      before: z.object({ organization: z.string(), contact: z.string(), consentText: z.string() }),
    }),
  },
});

export const sendPreviewMessage = operation("POST /api/interviews/previews/:previewId/messages", "creator", {
  summary: "Send a message in a preview; answers with the interviewer's reply",
  params: z.object({ previewId: id }),
  body: z.object({ text: requiredText("Message", maxChars.message) }),
  answers: { 200: previewReply },
});
