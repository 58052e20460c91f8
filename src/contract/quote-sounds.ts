import { z } from "zod";
import { download, id, interviewParams } from "./fields.ts";
import { quoteSound } from "./heard.ts";
import { operation } from "./operation.ts";

/** The sound behind what was said, for those who may read it: of spoken answers and of uploaded recordings. */

const messageParams = z.object({ sourceId: id, messageId: id });
/** In code points of the message, as evidence has them. */
const passage = z.object({
  start: z.coerce.number().int().nonnegative(),
  end: z.coerce.number().int().positive(),
});

export const listInterviewSounds = operation("GET /api/interviews/:id/sounds", "creator", {
  summary: "List the messages and recordings of an interview that can be heard",
  params: interviewParams,
  answers: { 200: z.object({ messageIds: z.array(id), sourceIds: z.array(id) }) },
});

const messageSound = z.object({
  messageId: id,
  /** False once the sound was deleted and only what was heard is kept. */
  canPlay: z.boolean(),
  /** What was heard, where something else was sent; null where both are the same. */
  heard: z.string().nullable(),
});
export type MessageSound = z.infer<typeof messageSound>;

export const listSourceSounds = operation("GET /api/sounds/:sourceId", "creator", {
  summary: "List the messages of a session or a recording that were spoken, with what was heard",
  params: z.object({ sourceId: id }),
  answers: { 200: z.array(messageSound) },
});

export const getMessageSound = operation("GET /api/sounds/:sourceId/:messageId", "creator", {
  summary: "Get the recording of a message; accepts Range",
  params: messageParams,
  answers: { 200: download },
});

export const locateQuote = operation("GET /api/sounds/:sourceId/:messageId/quote", "creator", {
  summary: "Find when in the recording a quote was spoken",
  params: messageParams,
  query: passage,
  answers: { 200: quoteSound },
});

export const exportClip = operation("GET /api/sounds/:sourceId/:messageId/clip", "creator", {
  summary:
    "Download a quote's recording with WebVTT captions (zip). WAV is cut to the quote; other formats contain the whole answer, and the captions mark the quote",
  params: messageParams,
  query: passage,
  answers: { 200: download },
});
