import { z } from "zod";
import { done, id, interviewParams } from "./fields.ts";
import { maxCount, restoreDays } from "./limits.ts";
import { operation } from "./operation.ts";

/** What a creator deletes of participants' sessions, and can take back. */

const chosenSessions = (what: string) => {
  const choose = { error: `Choose the sessions to ${what}, at most ${maxCount.atOnce}.` };
  return z.object({ ids: z.array(id, choose).min(1, choose).max(maxCount.atOnce, choose) });
};

export const deleteSessions = operation("POST /api/interviews/:id/sessions/delete", "creator", {
  summary: `Delete up to ${maxCount.atOnce} sessions and everything in them; can be undone for ${restoreDays} days. Unknown ids are ignored`,
  params: interviewParams,
  body: chosenSessions("delete"),
  answers: { 200: z.object({ success: z.literal(true), deleted: z.number().int() }) },
});

export const restoreSessions = operation("POST /api/interviews/:id/sessions/restore", "creator", {
  summary: `Restore up to ${maxCount.atOnce} deleted sessions within ${restoreDays} days; unknown ids are ignored`,
  params: interviewParams,
  body: chosenSessions("restore"),
  answers: { 200: z.object({ success: z.literal(true), restored: z.number().int() }) },
});

export const deleteSession = operation("DELETE /api/interviews/:id/sessions/:sessionId", "creator", {
  summary: `Delete one session and everything in it; can be undone for ${restoreDays} days`,
  params: z.object({ id, sessionId: id }),
  answers: { 200: done },
});
