import { z } from "zod";
import { id, interviewParams, timestamp } from "./fields.ts";
import { job } from "./jobs.ts";
import { maxCount } from "./limits.ts";
import { operation } from "./operation.ts";
import { flagKind, reportCard, sessionReportCard } from "./report-cards.ts";
import { sessionMessage } from "./session-reading.ts";

/** Trying a script on simulated participants. Never counted, never a part of an interview's results. */

const level = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Odd things that some participants do, once or all along. */
export const simulatedBehaviour = z.enum([
  "one_word",
  "skips",
  "asks_back",
  "digresses",
  "distress",
  "wants_to_stop",
  "contradicts",
  "other_language",
  "tries_to_end",
  "tries_to_get_code",
  "pastes_long",
]);
export type SimulatedBehaviour = z.infer<typeof simulatedBehaviour>;

export const simulatedParticipant = z.object({
  /** Their number in the rehearsal, as "S-07". */
  label: z.string(),
  pseudonym: z.string(),
  userInfo: z.object({
    ageRange: z.string(),
    occupation: z.string(),
    location: z.string(),
    townCity: z.string(),
  }),
  /** 0 low, 1 middle, 2 high. */
  traits: z.object({
    verbosity: level,
    knowledge: level,
    memory: level,
    reflexivity: level,
    disclosure: level,
    understanding: level,
  }),
  behaviours: z.array(simulatedBehaviour),
});
export type SimulatedParticipant = z.infer<typeof simulatedParticipant>;

export const rehearsedInterview = z.object({
  id,
  participant: simulatedParticipant,
  /** How long it would have taken people who type, in minutes. */
  minutes: z.number(),
  messages: z.array(sessionMessage),
  reportCard: sessionReportCard,
  /** What the participant would say only to a fitting follow-up question, and how much of it was said. */
  heldBack: z.object({ held: z.number().int(), said: z.number().int() }),
});
export type RehearsedInterview = z.infer<typeof rehearsedInterview>;

const count = z.number().int().nonnegative();
/** A question of the script, with its place in it from 1. */
const question = z.object({ questionId: z.string(), number: z.number().int().min(1) });
/** `people` did so, of `of` who were asked, or were interviewed. */
const ofPeople = { ...question.shape, people: count, of: count };

/** Something in the script that did not work, from which the screen words what to change. */
export const scriptChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("never_reached"), ...question.shape, of: count }),
  z.object({ kind: z.literal("seldom_reached"), ...ofPeople }),
  z.object({
    kind: z.literal("too_long"),
    /** Of the interview in the middle. */
    minutes: z.number(),
    planned: z.number(),
    /** What could be made low priority, and what could be followed up less; null where nothing can. */
    lowPriority: question.nullable(),
    lessDepth: question.nullable(),
  }),
  z.object({ kind: z.literal("unclear"), ...ofPeople, hasHelp: z.boolean() }),
  z.object({ kind: z.literal("flaw"), ...question.shape, flag: flagKind }),
  z.object({ kind: z.literal("skipped"), ...ofPeople }),
  z.object({ kind: z.literal("short_answers"), ...ofPeople, words: count }),
]);
export type ScriptChange = z.infer<typeof scriptChange>;

export const rehearsalSummary = z.object({
  _id: id,
  createdAt: timestamp,
  participants: z.number().int(),
  /** The same seed with the same script gives the same interviews. */
  seed: z.number().int(),
  voice: z.string(),
  /** The language that the interviewer spoke; the participants answer in English. */
  language: z.string(),
  /** The script or its settings have changed since. */
  outdated: z.boolean(),
});
export type RehearsalSummary = z.infer<typeof rehearsalSummary>;

export const rehearsal = rehearsalSummary.extend({
  /** What to change in the script, the most important first. */
  changes: z.array(scriptChange),
  interviews: z.array(rehearsedInterview),
  reportCard,
  heldBack: rehearsedInterview.shape.heldBack,
  /** Whether a language model wrote the participants for the script's topic, or they are the general built-in ones. */
  people: z.enum(["model", "built_in"]),
});
export type Rehearsal = z.infer<typeof rehearsal>;

export const listRehearsals = operation("GET /api/interviews/:id/rehearsals", "creator", {
  summary: "List the latest five rehearsals, with the transcripts of the newest or of the one requested",
  params: interviewParams,
  query: z.object({ rehearsalId: z.string().max(64).optional() }),
  answers: {
    200: z.object({
      rehearsals: z.array(rehearsalSummary),
      selected: rehearsal.nullable(),
      /** The rehearsal that is being worked on. */
      job: job.nullable(),
    }),
  },
});

const wrongCount = `Please choose between 1 and ${maxCount.rehearsedPeople} participants.`;
const wrongSeed = "The seed must be a whole number from 0 to 4294967295.";

export const startRehearsal = operation("POST /api/interviews/:id/rehearsals", "creator", {
  summary: "Rehearse the current script with simulated participants; answers with the job",
  params: interviewParams,
  body: z.object({
    participants: z
      .number({ error: wrongCount })
      .int({ error: wrongCount })
      .min(1, { error: wrongCount })
      .max(maxCount.rehearsedPeople, { error: wrongCount }),
    /** Repeats an earlier rehearsal's participants; drawn when left out. */
    seed: z
      .number({ error: wrongSeed })
      .int({ error: wrongSeed })
      .min(0, { error: wrongSeed })
      .max(4_294_967_295, { error: wrongSeed })
      .optional(),
  }),
  answers: { 202: z.object({ rehearsalId: id, seed: z.number().int(), job }) },
});
