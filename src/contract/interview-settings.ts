import { z } from "zod";
import { interviewStatuses, languages } from "./choices.ts";
import { findConceptProblem } from "./concepts.ts";
import { condition } from "./condition-schemas.ts";
import { httpsLink, moment, optionalText, requiredText, returnLink, timestamp } from "./fields.ts";
import { maxChars, maxCount, maxLineChars, maxRetentionDays } from "./limits.ts";
import { type Ending, endings } from "./return-links.ts";

function wholeNumber(label: string, min: number, max: number) {
  const error = `${label} must be a whole number from ${min} to ${max.toLocaleString("en")}`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const places = (label: string) => wholeNumber(label, 0, 1_000_000).nullable();

/**
 * How many participants may take part of whom all conditions hold: at most `limit`, and at least `minimum`, for whom
 * places under the session limit are kept. Null is no bound; one of the two is set.
 */
export const quota = z.object({
  id: z.string().max(64),
  name: z.string().max(maxChars.name),
  conditions: z
    .array(condition, { error: "The conditions are a list" })
    .min(1, { error: "A quota needs at least one condition" })
    .max(10, { error: "A quota can have at most 10 conditions" }),
  limit: places("The maximum"),
  minimum: places("The minimum").optional(),
});
export type Quota = z.infer<typeof quota>;

const concepts = z
  .array(
    z.object({
      name: requiredText("The name of a concept", maxChars.concept),
      description: optionalText("The description of a concept", maxChars.conceptDescription).optional(),
    }),
    { error: "The concepts are a list" },
  )
  .max(maxCount.concepts, { error: `An interview can have at most ${maxCount.concepts} concepts` })
  .superRefine((given, context) => {
    const problem = findConceptProblem(given);
    if (problem) context.addIssue({ code: "custom", message: problem.text });
  });

export const conceptCounts = z.array(
  z.object({ name: z.string(), assigned: z.number().int(), completed: z.number().int() }),
);

const returnLinks = z
  .object(
    Object.fromEntries(endings.map((ending) => [ending, returnLink])) as Record<Ending, typeof returnLink>,
  )
  .partial()
  .default({});

/** What the creator may set on an interview besides its script. */
export const interviewSettings = z.object({
  status: z.enum(interviewStatuses),
  language: z.enum(languages),
  /** What labels and claims of the analysis are in; absent, the interview's own. Quotes stay as they were said. */
  analysisLanguage: z.enum(languages).optional(),
  /** What participants see in place of the name. Empty, it is a neutral one; absent, it is the name. */
  participantTitle: optionalText("Title for participants", maxChars.name).optional(),
  /** Planned length in minutes; the interviewer keeps to it. */
  minutes: wholeNumber("Minutes", 3, 60),
  consentText: optionalText("Consent text", maxChars.longText),
  contact: optionalText("Contact", maxChars.name),
  supportLine: optionalText("Support line", maxLineChars.supportLine),
  retentionDays: wholeNumber("Days", 1, maxRetentionDays).nullable(),
  linkEmailToSession: z.boolean(),
  showQuestionCount: z.boolean(),
  /** Share of the questions that must be answered for the code, 0 to 1. */
  earlyCodeShare: z.number().min(0).max(1),
  /** A study about health: only then do personas tell of a diagnosis. */
  healthStudy: z.boolean().default(false),
  /** Codes are made here, given from the creator's own list, or one link is shown to all. */
  incentiveKind: z.enum(["generated", "list", "link"]).default("generated"),
  incentiveLink: httpsLink("Incentive link").default(""),
  /** What participants get for taking part, as they read it: "£10 voucher". Empty, a code for nothing named. */
  reward: optionalText("Reward", maxLineChars.reward).default(""),
  /** No more codes than this are given; null without a limit. */
  incentiveBudget: z.number().int().min(0).max(1_000_000).nullable().default(null),
  /** Codes wait until somebody who runs the study has looked at the session. */
  holdCodes: z.boolean().default(false),
  /** Sessions an hour from one network address that get their code at once; further ones wait for a look. */
  codesPerAddress: wholeNumber("Codes per network address", 1, 1_000).default(5),
  /** Participants may speak instead of typing; some browsers send the sound to their maker. */
  dictation: z.boolean().default(false),
  /** Participants may speak an answer; its sound is kept. Of use only where this installation recognises speech. */
  voiceAnswers: z.boolean().default(false),
  /** The sound of an answer is deleted after so long; what was sent as text stays. */
  voiceRetentionDays: wholeNumber("Days to keep recordings", 1, maxRetentionDays).default(90),
  /** How answers come into their box (typed, pasted, dictated) is counted, and the consent says so. */
  answerSignals: z.boolean().default(false),
  /** Towns are not kept when this is off. */
  keepTown: z.boolean().default(true),
  /** No more sessions than this are begun, whatever the plan allows; null without a limit of one's own. */
  sessionLimit: wholeNumber("The session limit", 1, 1_000_000).nullable().default(null),
  /** Nobody can begin after this moment; null without an end. */
  closesAt: timestamp.nullable().default(null),
  /** Parameters of the link that are kept with a session, such as a panel's id of the person. */
  hiddenFields: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .max(20)
    .default([]),
  /** The kept parameter that says who somebody is: each value takes part once. Empty, nobody is told apart. */
  panelIdField: z.string().trim().max(64).default(""),
  /** Where participants go back to, by how their session ended; without a link they read a thank-you. */
  returnLinks,
  /** They are taken there after a few seconds, unless they choose to stay. */
  returnsByItself: z.boolean().default(false),
  /** How many people of a kind can take part; counted as soon as their answers say so. */
  quotas: z.array(quota).max(50, { error: "An interview can have at most 50 quotas" }).default([]),
  /** Only people with a personal link can take part. */
  inviteOnly: z.boolean().default(false),
  /** Each participant is assigned one of these at the start, at random and evenly; questions name it as `{concept}`. */
  concepts: concepts.default([]),
});
export type InterviewSettings = z.input<typeof interviewSettings>;

type WithoutDefaults<Shape extends z.ZodRawShape> = {
  [K in keyof Shape]: Shape[K] extends z.ZodDefault<infer Inner> ? Inner : Shape[K];
};

function withoutDefaults<Shape extends z.ZodRawShape>(shape: Shape): WithoutDefaults<Shape> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, of]) => [name, of instanceof z.ZodDefault ? of.unwrap() : of]),
  ) as WithoutDefaults<Shape>;
}

const changeable = z
  .object({ ...withoutDefaults(interviewSettings.shape), closesAt: moment("Closing date").nullable() })
  .partial();

/** A setting that a change does not name stays what it was. */
export const settingsChange = changeable.shape;

/** What a participant reads of them before agreeing; a preview may try others. */
export const previewSettings = changeable.pick({
  retentionDays: true,
  earlyCodeShare: true,
  linkEmailToSession: true,
  consentText: true,
  contact: true,
  supportLine: true,
  keepTown: true,
  dictation: true,
  voiceAnswers: true,
  voiceRetentionDays: true,
  answerSignals: true,
  reward: true,
  holdCodes: true,
  hiddenFields: true,
}).shape;

const { contact, minutes, retentionDays, earlyCodeShare, language, showQuestionCount } =
  interviewSettings.shape;
const { reward, holdCodes, dictation, voiceAnswers, answerSignals, hiddenFields, inviteOnly } =
  settingsChange;

/** What anyone with the link may know of them; src/server/features/interviews/interview-views.ts fills it. */
export const publicSettings = {
  ...{ contact, minutes, retentionDays, earlyCodeShare, language, showQuestionCount },
  ...{ reward, holdCodes, dictation, voiceAnswers, answerSignals, hiddenFields, inviteOnly },
};

/** What a study file carries; left behind is what belongs to one run or one installation: dates, contacts, links, codes. */
export const carriedSettings = interviewSettings
  .pick({
    analysisLanguage: true,
    participantTitle: true,
    minutes: true,
    consentText: true,
    supportLine: true,
    retentionDays: true,
    linkEmailToSession: true,
    showQuestionCount: true,
    earlyCodeShare: true,
    healthStudy: true,
    reward: true,
    incentiveBudget: true,
    holdCodes: true,
    codesPerAddress: true,
    dictation: true,
    voiceAnswers: true,
    voiceRetentionDays: true,
    answerSignals: true,
    keepTown: true,
    sessionLimit: true,
    hiddenFields: true,
    returnsByItself: true,
    panelIdField: true,
    inviteOnly: true,
    concepts: true,
  })
  .partial().shape;
