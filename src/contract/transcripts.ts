import { z } from "zod";
import { speakerRoles } from "./choices.ts";
import { done, id, projectParams, requiredText, timestamp } from "./fields.ts";
import { job } from "./jobs.ts";
import { leftOut } from "./left-out.ts";
import { maxChars, maxCount, maxMegabytes, restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";

/** Conversations that were held elsewhere and are uploaded. */

/** Who speaks in a transcript, under the name that its file gives. Only what participants say is evidence. */
export const speaker = z.object({
  id: z.string().max(64),
  name: z.string(),
  role: z.enum(speakerRoles),
  /** How sure the role is, 0 to 1; 1 where a person said it. */
  confidence: z.number().min(0).max(1),
});
export type Speaker = z.infer<typeof speaker>;

export const transcript = z.object({
  _id: id,
  name: z.string(),
  fileName: z.string(),
  /** Null for one that belongs to no project yet. */
  projectId: id.nullable(),
  speakers: z.array(speaker),
  turnCount: z.number().int(),
  wordCount: z.number().int(),
  language: z.string(),
  /** The creator's own words to group sources by, such as "pilot" or "wave 2". */
  tags: z.array(z.string()),
  /** Plain sentences on what was guessed or left out. */
  notices: z.array(z.string()),
  /** Null while it is part of the analysis. */
  leftOut: leftOut.nullable(),
  createdAt: timestamp,
});
export type Transcript = z.infer<typeof transcript>;

export const transcriptTurn = z.object({
  _id: id,
  speakerId: z.string(),
  text: z.string(),
  /** Seconds since the beginning, where the file says so. */
  startSeconds: z.number().nullable(),
  /** Where somebody asks in the talk that this be left out: whether it is, whole or in part, or was included again. */
  wish: z.enum(["heard", "heard_partly", "included"]).optional(),
  /** A sentence of it points at what is left out, and is left out with it. */
  pointsAtLeftOut: z.literal(true).optional(),
});
export type TranscriptTurn = z.infer<typeof transcriptTurn>;

const transcriptParams = z.object({ id });

export const uploadTranscript = operation("POST /api/upload-transcript", "creator", {
  summary: `Upload transcripts (TXT, MD, DOCX, PDF, VTT, SRT, CSV, TSV, JSON, HTML) or recordings (WAV, MP3, M4A, WebM, OGG, up to ${maxMegabytes.recording} MB) where the server recognises speech; the form field \`projectId\` adds them to a project`,
  files: "transcripts",
  besideFiles: z.object({ projectId: id.optional() }),
  answers: {
    /** A file with several interviews gives several transcripts. Files that could not be read are named beside. */
    200: z.union([
      z.array(transcript),
      z.object({
        transcripts: z.array(transcript),
        refused: z.array(z.object({ fileName: z.string(), error: z.string() })),
        /** Each becomes a transcript when its job is done. */
        recordings: z.array(z.object({ fileName: z.string(), job })),
      }),
    ]),
  },
});

export const listTranscripts = operation("GET /api/transcripts", "creator", {
  summary: "List your transcripts, newest first; of one project with projectId",
  query: z.object({ projectId: z.string().max(64).optional() }),
  answers: { 200: z.array(transcript) },
});

export const readTranscript = operation("GET /api/transcripts/:id", "creator", {
  summary: "Get one transcript with its turns",
  params: transcriptParams,
  answers: { 200: transcript.extend({ turns: z.array(transcriptTurn) }) },
});

export const updateTranscript = operation("PATCH /api/transcripts/:id", "creator", {
  summary: "Change a transcript's name, tags, project or speakers, or leave it out of the analysis",
  params: transcriptParams,
  body: z.object({
    name: requiredText("Name", maxChars.name).optional(),
    projectId: id.nullable().optional(),
    tags: z.array(requiredText("Tag", 200)).max(50).optional(),
    /** Whether it is left out of the analysis of the interviews that it is read with. */
    leftOut: z.boolean().optional(),
    /** Turns that somebody asks to have left out, to be included all the same. */
    includedTurns: z.array(z.string().max(64)).max(maxCount.atOnce).optional(),
    speakers: z
      .array(
        z.object({
          id: z.string().max(64),
          role: z.enum(speakerRoles).optional(),
          name: requiredText("Speaker", maxChars.name).optional(),
        }),
      )
      .max(200)
      .optional(),
  }),
  answers: { 200: transcript },
});

export const deleteTranscript = operation("DELETE /api/transcripts/:id", "creator", {
  summary: `Delete a transcript and its quotes everywhere; can be undone for ${restoreDays} days`,
  params: transcriptParams,
  answers: { 200: done },
});

export const restoreTranscript = operation("POST /api/transcripts/:id/restore", "creator", {
  summary: `Restore a deleted transcript within ${restoreDays} days`,
  params: transcriptParams,
  answers: { 200: done },
});

export const importProject = operation("POST /api/projects/:projectId/import", "creator", {
  summary:
    "Import a REFI-QDA project (.qdpx) or codebook (.qdc), or transcripts, into a project (multipart `file`)",
  params: projectParams,
  files: "file",
  answers: {
    200: z.object({
      transcripts: z.array(transcript),
      codes: z.number().int(),
      codings: z.number().int(),
      notices: z.array(z.string()),
    }),
  },
});
