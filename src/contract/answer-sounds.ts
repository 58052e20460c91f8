import { z } from "zod";
import { download, id, sessionParams, timestamp } from "./fields.ts";
import { maxMegabytes, maxSoundMinutes } from "./limits.ts";
import { operation } from "./operation.ts";

/**
 * Answers that participants speak. A sound's id is made by the participant's page; the message that is sent with the
 * same `clientMessageId` is the answer that it belongs to.
 */

const soundParams = sessionParams.extend({ soundId: id });
const wholeNumber = z.coerce.number().int().min(0);

export const ownSound = z.object({
  soundId: id,
  contentType: z.string(),
  /** How many have come; 0 once the sound was deleted. */
  bytes: z.number().int(),
  durationMs: z.number().int().nullable(),
  /** What was understood; null before anybody listened, and where nobody could. */
  heard: z.string().nullable(),
  fault: z.enum(["failed", "too_late", "unavailable"]).nullable(),
  /** The answer that it belongs to was sent. */
  sent: z.boolean(),
  recordedAt: timestamp,
  /** The sound is deleted then; what was sent as text stays. */
  expiresAt: timestamp,
});
export type OwnSound = z.infer<typeof ownSound>;

export const uploadSoundPiece = operation(
  "POST /api/sessions/:sessionId/sounds/:soundId/pieces",
  "participant",
  {
    summary: `Send a piece of a spoken answer while it is recorded (WebM, MP4, OGG, WAV or MP3, ${maxSoundMinutes} minutes, up to ${maxMegabytes.answerSound} MB); \`from\` is how many bytes came before it. Repeating a piece changes nothing`,
    params: soundParams,
    files: "file",
    besideFiles: z.object({ from: wholeNumber }),
    answers: { 200: z.object({ soundId: id, received: z.number().int() }) },
  },
);

export const transcribeSound = operation(
  "POST /api/sessions/:sessionId/sounds/:soundId/transcribe",
  "participant",
  {
    summary: "End a spoken answer and get its text; if there is none, `fault` says why",
    params: soundParams,
    answers: { 200: ownSound },
  },
);

export const listOwnSounds = operation("GET /api/sessions/:sessionId/sounds", "participant", {
  summary: "List the recordings of the participant's spoken answers, including unsent ones",
  params: sessionParams,
  answers: { 200: z.array(ownSound) },
});

export const getOwnSound = operation("GET /api/sessions/:sessionId/sounds/:soundId", "participant", {
  summary: "Get the recording of the participant's own spoken answer; accepts Range",
  params: soundParams,
  answers: { 200: download },
});

export const deleteOwnSound = operation("DELETE /api/sessions/:sessionId/sounds/:soundId", "participant", {
  summary:
    "Delete the recording of the participant's own spoken answer and its transcript; text that was sent stays",
  params: soundParams,
  answers: { 200: z.object({ success: z.literal(true) }) },
});
