import { z } from "zod";
import { id, interviewParams, projectParams, requiredText } from "./fields.ts";
import { sourceKind } from "./insights.ts";
import { maxChars } from "./limits.ts";
import { operation } from "./operation.ts";

/** A question about all that was said: in one interview, in a project, or in everything that one may read. */

export const passage = z.object({
  sourceKind,
  sourceId: id,
  messageId: id,
  /** Offsets in code points of the message, end exclusive; `quote` is that slice. */
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string(),
});
export type Passage = z.infer<typeof passage>;

const named = z.object({ _id: id, name: z.string() });

const answeringPerson = z.object({
  label: z.string(),
  /** Null for a transcript that is in no project. */
  project: named.nullable(),
  /** Null for an uploaded transcript. */
  interview: named.nullable(),
  passages: z.array(passage).min(1),
});
export type AnsweringPerson = z.infer<typeof answeringPerson>;

export const dataAnswer = z.object({
  question: z.string(),
  /** False says that the data hold no answer. */
  found: z.boolean(),
  /** A model's sentences, each with the passages that it rests on, which are among those of `people`. */
  sentences: z.array(z.object({ text: z.string(), passages: z.array(passage).min(1) })),
  /** Ranked passages, grouped by participant, best first. */
  people: z.array(answeringPerson),
  /** How many people said something that fits, of how many that were searched. */
  matched: z.number().int(),
  searched: z.number().int(),
  /** The same by kind of source, which are never one sample; a kind without anybody is left out. */
  counts: z.array(z.object({ kind: sourceKind, matched: z.number().int(), searched: z.number().int() })),
  answeredBy: z.enum(["search", "model"]),
  notes: z.array(z.string()),
});
export type DataAnswer = z.infer<typeof dataAnswer>;

const askedSource = z.enum(["interviews", "reddit", "transcripts"]);
const question = requiredText("Question", maxChars.dataQuestion, "Please enter a question.");

export const askData = operation("POST /api/interviews/:id/ask", "creator", {
  summary:
    "Answer a question from what participants said, with the passages, or say that the data doesn't answer it",
  params: interviewParams,
  body: z.object({ question, sources: z.array(askedSource).max(3).default(["interviews"]) }),
  answers: { 200: dataAnswer },
});

const everySource = z.array(askedSource).max(3).default(["interviews", "reddit", "transcripts"]);

export const askProject = operation("POST /api/projects/:projectId/ask", "creator", {
  summary: "Answer a question from what participants said in all of a project's interviews",
  params: projectParams,
  body: z.object({ question, sources: everySource }),
  answers: { 200: dataAnswer },
});

export const askEverything = operation("POST /api/ask", "creator", {
  summary:
    "Answer a question from what participants said in every project that you can read, except the sample project",
  body: z.object({ question, sources: everySource }),
  answers: { 200: dataAnswer },
});
