import { z } from "zod";
import { aboutAttributes } from "./choices.ts";

export const aboutSubject = z.object({ kind: z.literal("aboutYou"), attribute: z.enum(aboutAttributes) });
export const linkSubject = z.object({ kind: z.literal("link"), name: z.string().max(64) });
/** A question of the form before the interview, something everyone says about themselves, or a parameter of the link. */
const formSubject = z.object({ kind: z.literal("form"), fieldId: z.string().max(64) });
const subject = z.discriminatedUnion("kind", [formSubject, aboutSubject, linkSubject]);
export type Subject = z.infer<typeof subject>;

/** One of these answers; of several choices one is enough. */
export const anyOf = {
  values: z
    .array(z.string().max(2_000), { error: "The answers are a list" })
    .min(1, { error: "Choose at least one answer" })
    .max(300, { error: "A condition can name at most 300 answers" }),
};
const bound = z.number({ error: "A bound must be a number" }).nullable();
/** A number from one bound to the other, both included; null is no bound. */
export const between = { from: bound, to: bound };

export const condition = z.union([
  z.object({ by: subject, ...anyOf }),
  z.object({ by: subject, ...between }),
]);
export type Condition = z.infer<typeof condition>;

const questionId = z.string().max(64);
/** The options or the number that an earlier question of the talk was answered with. */
const answerSubject = z.object({ kind: z.literal("answer"), questionId });
/** Whether an earlier question was answered or skipped: those two are the values. */
const outcomeSubject = z.object({ kind: z.literal("outcome"), questionId });
/** The concept that the person was assigned: the values are names. */
export const conceptSubject = z.object({ kind: z.literal("concept") });
const askSubject = z.discriminatedUnion("kind", [
  formSubject,
  aboutSubject,
  linkSubject,
  answerSubject,
  outcomeSubject,
  conceptSubject,
]);
export type AskSubject = z.infer<typeof askSubject>;

/** What a question of the script is asked on. */
export const askCondition = z.union([
  z.object({ by: askSubject, ...anyOf }),
  z.object({ by: askSubject, ...between }),
]);
export type AskCondition = z.infer<typeof askCondition>;
