import { z } from "zod";
import { kinds, modes, polarities } from "./model-coding.ts";
import { toAnswerSchema } from "./read-items.ts";

const codeKind = z.enum(kinds);
const words = z.object({ segment: z.number(), quote: z.string() });

export const newCodeItem = z.object({ id: z.string(), label: z.string(), kind: codeKind });

/** Whose life the words tell of. */
export const whose = z.enum(["own", "others"]);

const fullStatement = z.object({
  code: z.string(),
  segment: z.number(),
  quote: z.string(),
  kind: codeKind,
  polarity: z.enum(polarities),
  mode: z.enum(modes),
  whose,
  because: words.nullable(),
  leadsTo: words.nullable(),
  later: words.nullable(),
});
/** What may be missing is read as missing. */
export const statementItem = fullStatement.partial({
  ...{ whose: true, because: true, leadsTo: true, later: true },
});
export type StatementItem = z.infer<typeof statementItem>;

export const unclearItem = z.object({ segment: z.number(), why: z.string() });

export const whoItem = words;

const leftOut = z.object({ segment: z.number(), quote: z.string(), story: z.array(words) });
/** A bare number stands for a whole segment. */
export const leftOutItem = leftOut.extend({
  story: z.array(z.union([words, z.number().transform((segment) => ({ segment, quote: "" }))])),
});

export const askedItem = z.object({ segment: z.number(), question: z.string() });

export const codingSchema = toAnswerSchema(
  z.object({
    who: z.array(words),
    asked: z.array(askedItem),
    newCodes: z.array(newCodeItem),
    statements: z.array(fullStatement),
    unclear: z.array(unclearItem),
    leftOut: z.array(leftOut),
  }),
);

export const fixItem = z.object({
  no: z.number(),
  quote: z.string(),
  polarity: z.enum(polarities),
  label: z.string(),
});

export const fixSchema = toAnswerSchema(z.object({ fixes: z.array(fixItem) }));
