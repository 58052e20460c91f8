import { z } from "zod";
import { fileStimulusKinds, stimulusKinds } from "./choices.ts";
import { download, id, projectParams, requiredText, sessionParams } from "./fields.ts";
import { maxChars, maxMegabytes } from "./limits.ts";
import { operation } from "./operation.ts";

/** What a question shows: a picture, a video, a sound or a link, each with words for people who can't see or hear it. */

const label = "The description of what's shown";
const alt = requiredText(
  label,
  maxChars.alt,
  "Describe what's shown in a few words, for people who can't see or hear it",
);

const notHttps = "The link must start with https://";
const url = z
  .string({ error: notHttps })
  .trim()
  .max(2_000, { error: "The link is too long (maximum 2000 characters)" })
  .refine(isPlainHttps, { error: notHttps });

/** Without a user name or a password, which a link can hide its host behind. */
function isPlainHttps(text: string): boolean {
  if (!/^https:\/\/[^\s/@]+/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

export const linkStimulus = z.object({
  kind: z.literal("link"),
  url,
  /** The words of the link. */
  alt: requiredText("The text of the link", maxChars.alt, "Give the link a text that says where it leads"),
});

export const fileStimulus = z.object({
  kind: z.enum(fileStimulusKinds),
  /** Of a file that was uploaded; its kind is what its bytes are. */
  fileId: id,
  alt,
});

export const stimulus = z.discriminatedUnion("kind", [fileStimulus, linkStimulus], {
  error: "Choose what the question shows",
});
export type Stimulus = z.infer<typeof stimulus>;

/** As it is shown: the address of the file, or where the link leads. */
export const shownStimulus = z.object({ kind: z.enum(stimulusKinds), url: z.string(), alt: z.string() });
export type ShownStimulus = z.infer<typeof shownStimulus>;

/** A file in the middle of its upload, or whole once `received` is `bytes`. */
const storedFile = z.object({
  fileId: id,
  kind: z.enum(fileStimulusKinds),
  contentType: z.string(),
  bytes: z.number().int(),
  received: z.number().int(),
});
export type StoredFile = z.infer<typeof storedFile>;

const wholeNumber = z.coerce.number().int().min(0);
const sizes = `images up to ${maxMegabytes.image} MB, sound up to ${maxMegabytes.sound} MB, video up to ${maxMegabytes.video} MB`;

export const uploadStimulus = operation("POST /api/projects/:projectId/stimuli", "creator", {
  summary: `Upload an image, a sound or a video to show with a question (${sizes}). Large files come in pieces: send the first one with the size of all of them as \`bytes\``,
  params: projectParams,
  files: "file",
  besideFiles: z.object({ bytes: wholeNumber.optional() }),
  answers: { 201: storedFile },
});

export const continueStimulus = operation("POST /api/stimuli/:fileId/pieces", "creator", {
  summary: "Send the next piece of a file that is being uploaded; `from` is how many bytes came before it",
  params: z.object({ fileId: id }),
  files: "file",
  besideFiles: z.object({ from: wholeNumber }),
  answers: { 200: storedFile },
});

export const getStimulus = operation("GET /api/stimuli/:fileId", "creator", {
  summary: "Get an uploaded file; accepts Range",
  params: z.object({ fileId: id }),
  answers: { 200: download },
});

export const getShownStimulus = operation("GET /api/sessions/:sessionId/stimuli/:fileId", "participant", {
  summary:
    "Get a file that this session's interview shows, by the address that came with its message; accepts Range",
  params: sessionParams.extend({ fileId: id }),
  query: z.object({ key: z.string().max(64) }),
  answers: { 200: download },
});
