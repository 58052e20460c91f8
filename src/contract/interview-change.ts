import { z } from "zod";
import { interviewParams, moment, optionalText } from "./fields.ts";
import { incentiveChanges, interviewSettings } from "./interview-settings.ts";
import { interviewDetails, prototypeInput, scriptInput } from "./interviews.ts";
import { maxChars, maxLineChars } from "./limits.ts";
import { operation } from "./operation.ts";

export const updateInterview = operation({
  method: "PATCH",
  path: "/api/interviews/:id",
  access: "creator",
  summary:
    "Change an interview's script or settings; running sessions keep the script they started with. `projectId`, sent alone, moves the interview: only its owner can, to a project they can edit",
  params: interviewParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z
    .object({
      /** Moves the interview with all that is in it; sent without any other change. */
      projectId: z.string({ error: "Choose a project" }),
      /**
       * The state that the change was made from. Where somebody changed the same fields since, the answer is 409 with
       * `changedBy`, `version` now, and `conflicts`: each field with `theirs` and `yours`. Nothing is saved then.
       */
      version: z.number().int().min(0).optional(),
      ...scriptInput,
      introduction: scriptInput.introduction.optional(),
      objective: scriptInput.objective.optional(),
      questions: scriptInput.questions.optional(),
      ...prototypeInput,
      settings: interviewSettings
        .extend({
          consentText: optionalText("Consent text", maxChars.longText),
          contact: optionalText("Contact", maxChars.name),
          supportLine: optionalText("Support line", maxLineChars.supportLine),
          // Without their defaults: a setting that a change does not name stays what it was.
          healthStudy: interviewSettings.shape.healthStudy.unwrap(),
          ...incentiveChanges,
          keepTown: interviewSettings.shape.keepTown.unwrap(),
          sessionLimit: interviewSettings.shape.sessionLimit.unwrap(),
          closesAt: moment("Closing date").nullable(),
          hiddenFields: interviewSettings.shape.hiddenFields.unwrap(),
          panelIdField: interviewSettings.shape.panelIdField.unwrap(),
          returnLinks: interviewSettings.shape.returnLinks.unwrap(),
          returnsByItself: interviewSettings.shape.returnsByItself.unwrap(),
          quotas: interviewSettings.shape.quotas.unwrap(),
          inviteOnly: interviewSettings.shape.inviteOnly.unwrap(),
          dictation: interviewSettings.shape.dictation.unwrap(),
        })
        .partial(),
    })
    .partial(),
  ignores: ["taken", "finished", "inProgress", "problem"].map((name) => `settings.quotas.*.${name}`),
  answers: { 200: interviewDetails },
});
