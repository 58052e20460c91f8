import { z } from "zod";
import { id, page, timestamp } from "./fields.ts";
import { operation } from "./operation.ts";

/** The mails that this installation sent or kept. */

export const keptMail = z.object({
  _id: id,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  status: z.enum(["queued", "sent", "failed", "kept"]),
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});
export type KeptMail = z.infer<typeof keptMail>;

export const listOutbox = operation("GET /api/admin/outbox", "creator", {
  summary: "List this installation's e-mails, newest first; owner only",
  query: z.object(page),
  answers: {
    200: z.object({ mails: z.array(keptMail), nextCursor: z.string().nullable(), sending: z.boolean() }),
  },
});
