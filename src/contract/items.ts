import { z } from "zod";
import { findItemProblem } from "./item-problems.ts";
import { maxLineChars } from "./limits.ts";

/** What a question leaves to answer in the talk where it is closed: one or several options, a number, an order. */

const option = z
  .string({ error: "An option is a text" })
  .trim()
  .min(1, { error: "An option is blank" })
  .refine((text) => !/[\r\n]/.test(text), { error: "An option is one line" });
const options = z.array(option, { error: "The options are a list" }).max(1_000);
const endLabel = z
  .string()
  .trim()
  .max(maxLineChars.scaleEnd, { error: "The words at an end of the scale are too long" });

const parts = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("choice"), options }),
    z.object({ kind: z.literal("several"), options }),
    z.object({
      kind: z.literal("scale"),
      min: z.number({ error: "The low end of the scale must be a number" }),
      max: z.number({ error: "The high end of the scale must be a number" }),
      /** The words at its ends. */
      minLabel: endLabel.optional(),
      maxLabel: endLabel.optional(),
    }),
    z.object({ kind: z.literal("ranking"), options }),
  ],
  { error: "Choose how the question is answered" },
);
export type Item = z.infer<typeof parts>;

export const item = parts.superRefine((given, context) => {
  const message = findItemProblem(given);
  if (message !== undefined) context.addIssue({ code: "custom", message });
});
