import { interviewParams } from "./fields.ts";
import { interviewCard, interviewDetails } from "./interviews.ts";
import { operation } from "./operation.ts";

/** What is done with a whole interview: copied, put away, taken out again. `PATCH` with `projectId` moves it. */

export const duplicateInterview = operation("POST /api/interviews/:id/duplicate", "creator", {
  summary:
    "Copy an interview's script, forms and settings to a new one in the same project, without people, links or codes",
  params: interviewParams,
  answers: { 201: interviewCard },
});

export const archiveInterview = operation("POST /api/interviews/:id/archive", "creator", {
  summary:
    "Archive an interview: nobody new can start and it leaves the lists, but everything stays readable",
  params: interviewParams,
  answers: { 200: interviewDetails },
});

export const unarchiveInterview = operation("POST /api/interviews/:id/unarchive", "creator", {
  summary: "Bring back an archived interview with its earlier status",
  params: interviewParams,
  answers: { 200: interviewDetails },
});
