import { z } from "zod";
import { done, id, interviewParams, timestamp } from "./fields.ts";
import { leftOut } from "./left-out.ts";
import { restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";

/** Threads of a public forum. */

export const redditThread = z.object({
  _id: id,
  threadTitle: z.string(),
  /** Comments that were imported; `reportedComments` is the forum's own count, which includes removed ones. */
  commentCount: z.number().int(),
  reportedComments: z.number().int(),
  threadCreated: timestamp.nullable(),
  forum: z.string(),
  url: z.string(),
  notices: z.array(z.string()),
  /** Null while it is part of the analysis. */
  leftOut: leftOut.nullable(),
  addedAt: timestamp,
});
export type RedditThread = z.infer<typeof redditThread>;

export const addThread = operation("POST /api/reddit/interview/:id", "creator", {
  summary: "Import a Reddit thread by URL, or from the thread's JSON (multipart `file`)",
  params: interviewParams,
  files: "file",
  insteadOfFiles: z.object({ url: z.string() }),
  answers: { 200: z.object({ data: redditThread }) },
});

export const readThread = operation("GET /api/reddit/:threadId", "creator", {
  summary: "Get a thread with its comments; authors are numbered in order of appearance",
  params: z.object({ threadId: id }),
  answers: {
    200: redditThread.extend({
      interviewId: id,
      comments: z.array(
        z.object({
          _id: id,
          author: z.string(),
          text: z.string(),
          depth: z.number().int(),
          createdAt: timestamp.nullable(),
        }),
      ),
    }),
  },
});

export const deleteThread = operation("DELETE /api/reddit/:threadId", "creator", {
  summary: `Delete a thread and its quotes everywhere; can be undone for ${restoreDays} days`,
  params: z.object({ threadId: id }),
  answers: { 200: done },
});

export const restoreThread = operation("POST /api/reddit/:threadId/restore", "creator", {
  summary: `Restore a deleted thread within ${restoreDays} days`,
  params: z.object({ threadId: id }),
  answers: { 200: done },
});
