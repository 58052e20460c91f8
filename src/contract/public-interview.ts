import { z } from "zod";
import { prototypeTypes } from "./choices.ts";
import { id, interviewParams } from "./fields.ts";
import { form } from "./forms.ts";
import { publicSettings } from "./interview-settings.ts";
import { operation } from "./operation.ts";

/** What anyone with the link may know before they take part. Never the script or anything of the creator's. */
export const publicInterview = z.object({
  _id: id,
  /** The title for participants; the interview's own name stays with its team. */
  name: z.string(),
  organization: z.string(),
  introduction: z.string(),
  consentText: z.string(),
  /** Names what this page promises; sent with the start, so that nobody agrees to what they did not see. */
  consentVersion: z.string().optional(),
  /** Who runs the language model that is asked; null where none is, or one on the installation's own machine. */
  aiProvider: z.string().nullable().optional(),
  ...publicSettings,
  open: z.boolean(),
  preInterviewForm: form.nullable(),
  postInterviewForm: form.nullable(),
  prototypeUrl: z.string().nullable(),
  prototypeType: z.enum(prototypeTypes).nullable(),
  sample: z.boolean(),
  /** Of the personal link that was asked with: "own" opened the session that this browser holds. */
  invite: z
    .object({ state: z.enum(["unused", "used", "own", "invalid"]), sessionId: id.nullable() })
    .nullish(),
});
export type PublicInterview = z.infer<typeof publicInterview>;

export const getPublicInterview = operation("GET /api/interviews/:id", "public", {
  summary: "Get the participant's view of an interview and of their personal link",
  params: interviewParams,
  query: z.object({
    invite: z.string().max(64).optional(),
    /** The language that the page is read in: the texts are in it where the interview is worded in it. */
    lang: z.string().max(35).optional(),
  }),
  answers: { 200: publicInterview },
});
