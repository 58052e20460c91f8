import { z } from "zod";
import { done, id, interviewParams, page, timestamp } from "./fields.ts";
import { quota } from "./interview-settings.ts";
import { operation } from "./operation.ts";

/** How participants come to an interview: personal links, and how many of a kind were counted. */

const people = z.number().int();

export const quotaState = quota.extend({
  /** Places that are held: by people who finished and by those who are at it. */
  taken: people,
  finished: people,
  /** Said something, or began, within the last half hour. */
  inProgress: people,
  /** Why the quota counts nobody, such as a question that was deleted; null where it does. */
  problem: z.string().nullable(),
});
export type QuotaState = z.infer<typeof quotaState>;

export const listQuotas = operation("GET /api/interviews/:id/quotas", "creator", {
  summary: "List an interview's quotas, how full they are, and how many people were turned away",
  params: interviewParams,
  answers: {
    200: z.object({
      quotas: z.array(quotaState),
      /** What can surprise in how the quotas work together. */
      warnings: z.array(z.string()),
      /** Places under the session limit, and those of them that are kept for people whom a minimum still needs. */
      total: z.object({ limit: people.nullable(), taken: people, kept: people }),
      /** Ended by a full quota, and by an answer that a form screens out. */
      turnedAway: z.object({ quotaFull: people, screenedOut: people }),
    }),
  },
});

export const personalLink = z.object({
  id,
  /** What the creator calls the person; participants never see it. */
  label: z.string(),
  /** Of the person's own address: `/chat/{interviewId}?invite={token}`. */
  token: z.string(),
  state: z.enum(["unused", "started", "completed", "turned_away", "deleted"]),
  usedAt: timestamp.nullable(),
  /** The session that it opened, while that is there. */
  sessionId: id.nullable(),
});
export type PersonalLink = z.infer<typeof personalLink>;

const linkCounts = z.object({ all: z.number().int(), used: z.number().int() });

export const listLinks = operation("GET /api/interviews/:id/links", "creator", {
  summary: "List personal links in the order they were added; csv=1 for a file of all, with full addresses",
  params: interviewParams,
  query: z.object({ csv: z.enum(["0", "1"]).default("0"), ...page }),
  answers: {
    200: z.object({
      links: z.array(personalLink),
      nextCursor: z.string().nullable(),
      counts: linkCounts,
    }),
  },
});

export const addLinks = operation("POST /api/interviews/:id/links", "creator", {
  summary: "Create a personal link for each label, one per line; labels that already have one are skipped",
  params: interviewParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    labels: z.union([z.string(), z.array(z.string())], {
      error: "The list must be text, one person per line",
    }),
  }),
  answers: {
    200: z.object({ added: z.number().int(), skipped: z.number().int(), counts: linkCounts }),
  },
});

export const deleteLink = operation("DELETE /api/interviews/:id/links/:linkId", "creator", {
  summary: "Delete a personal link; a session it opened stays, without the label",
  params: z.object({ id, linkId: id }),
  answers: { 200: done },
});
