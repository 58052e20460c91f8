import { z } from "zod";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";

/** How an answer came into its box, in counts alone: never a character of it, and never what was copied. */

const chars = z.number().int().min(0).max(100_000);

export const answerSignals = z.object({
  /** Characters that came by keys: a keyboard, a phone's suggestions, an input method, a screen reader's braille. */
  typed: chars,
  /** By pasting or dropping, except what was cut or copied from the same box. */
  pasted: chars,
  /** By speaking: the page's own dictation, or the system's where the browser says so. */
  dictated: chars,
  /** By a script that set the text without any key. */
  inserted: chars,
  /** Seconds that the page was out of sight before it was sent. */
  awaySeconds: z.number().int().min(0).max(1_000_000),
  /** From the question to the first character, in milliseconds; null where there was none. */
  firstKeyMs: z.number().int().min(0).max(1_000_000_000).nullable(),
});
export type AnswerSignals = z.infer<typeof answerSignals>;

export const saveAnswerSignals = operation(
  "POST /api/sessions/:chatbotId/:sessionId/signals",
  "participant",
  {
    summary:
      "Save how a sent message was entered: counts only, once, and only if the participant was told about it",
    params: z.object({ chatbotId: id, sessionId: id }),
    body: answerSignals.extend({
      clientMessageId: z.string().regex(/^[\w-]{8,64}$/, { error: "The message's id is not valid" }),
    }),
    answers: {
      /** False where the participant wasn't told, the message isn't there, or it has its counts already. */
      200: z.object({ saved: z.boolean() }),
    },
  },
);
