import { interviewParams } from "./fields.ts";
import { interviewCard, interviewDetails } from "./interviews.ts";
import { operation } from "./operation.ts";

/** What is done with a whole interview: copied, put away, taken out again. `PATCH` with `projectId` moves it. */

export const duplicateInterview = operation({
  method: "POST",
  path: "/api/interviews/:id/duplicate",
  access: "creator",
  summary:
    "Copy an interview's script, forms and settings into a new one of the same project; no people, links or codes",
  params: interviewParams,
  answers: { 201: interviewCard },
});

export const archiveInterview = operation({
  method: "POST",
  path: "/api/interviews/:id/archive",
  access: "creator",
  summary: "Put an interview away: it takes nobody new and leaves the lists; everything stays readable",
  params: interviewParams,
  answers: { 200: interviewDetails },
});

export const unarchiveInterview = operation({
  method: "POST",
  path: "/api/interviews/:id/unarchive",
  access: "creator",
  summary: "Bring an archived interview back, with the status it had",
  params: interviewParams,
  answers: { 200: interviewDetails },
});
