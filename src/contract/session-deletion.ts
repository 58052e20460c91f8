import { z } from "zod";
import { done, id, interviewParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** What a creator deletes of participants' sessions, and takes back within 7 days. */

const chosenSessions = (what: string) => {
  const choose = { error: `Choose the sessions to ${what}, at most 500.` };
  return z.object({ ids: z.array(id, choose).min(1, choose).max(500, choose) });
};

export const deleteSessions = operation({
  method: "POST",
  path: "/api/interviews/:id/sessions/delete",
  access: "creator",
  summary:
    "Delete up to 500 sessions and everything in them; can be undone for 7 days. Unknown ids are ignored",
  params: interviewParams,
  body: chosenSessions("delete"),
  answers: { 200: z.object({ success: z.literal(true), deleted: z.number().int() }) },
});

export const restoreSessions = operation({
  method: "POST",
  path: "/api/interviews/:id/sessions/restore",
  access: "creator",
  summary: "Restore up to 500 deleted sessions within 7 days; unknown ids are ignored",
  params: interviewParams,
  body: chosenSessions("restore"),
  answers: { 200: z.object({ success: z.literal(true), restored: z.number().int() }) },
});

export const deleteSession = operation({
  method: "DELETE",
  path: "/api/interviews/:id/sessions/:sessionId",
  access: "creator",
  summary: "Delete one session and everything in it; can be undone for 7 days",
  params: z.object({ id, sessionId: id }),
  answers: { 200: done },
});
