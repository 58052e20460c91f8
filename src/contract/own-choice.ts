import { z } from "zod";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";

/** Whether a message of theirs may be used, by a participant's own choice on their page. */
export const ownChoices = ["leave_out", "use"] as const;
export type OwnChoice = (typeof ownChoices)[number];

export const chooseUse = operation("POST /api/sessions/:chatbotId/:sessionId/left-out", "participant", {
  summary:
    "Leave one of the participant's own messages out of everything made from the interview, or let it be used again",
  params: z.object({ chatbotId: id, sessionId: id }),
  body: z.object({
    /** As the conversation names it. */
    messageId: z.string().max(64),
    leftOut: z.boolean({ error: "Say whether to leave it out (true) or let it be used (false)." }),
  }),
  answers: { 200: z.object({ leftOut: z.boolean() }) },
});
