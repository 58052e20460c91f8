import { z } from "zod";
import { depths, fileStimulusKinds, languages, priorities, prototypeTypes } from "./choices.ts";
import { aboutSubject, anyOf, between, conceptSubject, linkSubject } from "./condition-schemas.ts";
import { httpsLink, interviewParams, optionalText, projectParams, requiredText } from "./fields.ts";
import { checkField, fieldParts, listOfFields } from "./forms.ts";
import { carriedSettings, quota } from "./interview-settings.ts";
import { interviewCard, scriptInput } from "./interviews.ts";
import { item } from "./items.ts";
import { maxChars, maxCount, maxMegabytes, toBytes } from "./limits.ts";
import { operation } from "./operation.ts";
import { fileStimulus, linkStimulus } from "./stimuli.ts";

/**
 * A study as a file: what is asked and how, to be used again elsewhere. It holds nobody and nothing of the
 * installation that it came from: no ids, links, codes, contacts or dates.
 */

const notAStudy = "This file isn't an Askwell study.";
const newerVersion =
  "This study was made by a newer version of Askwell. Update this installation and try again.";

/** Like a strict object, and names the field that it does not know. */
function part<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === "unrecognized_keys" ? `A study has no field “${nameKey(keys)}” here.` : undefined,
  });
}

function nameKey(keys: unknown): string {
  const [key] = Array.isArray(keys) ? keys : [];
  return [...String(key)].slice(0, 60).join("");
}

const questionNumber = z.number().int().min(1);
const studyAskSubject = z.discriminatedUnion("kind", [
  part(aboutSubject.shape),
  part(linkSubject.shape),
  part({ kind: z.literal("form"), question: questionNumber }),
  part({ kind: z.literal("answer"), question: questionNumber }),
  part({ kind: z.literal("outcome"), question: questionNumber }),
  part(conceptSubject.shape),
]);

/** A file as Base64; one that is too large for a study is left out, with a sentence that says so in its place. */
const studyStimulus = z.discriminatedUnion("kind", [
  part({
    kind: z.enum(fileStimulusKinds),
    alt: fileStimulus.shape.alt,
    content: z.base64({ error: "What a question shows is damaged in this file." }).optional(),
    leftOut: z.string().max(300).optional(),
  }),
  part(linkStimulus.shape),
]);
export type StudyStimulus = z.infer<typeof studyStimulus>;

const studyQuestion = part({
  text: requiredText("Question", maxChars.question),
  aim: optionalText("What you want to learn from a question", maxChars.aim).optional(),
  helpText: optionalText("The explanation of a question", maxChars.helpText).optional(),
  priority: z.enum(priorities).default("normal"),
  depth: z.enum(depths).default("normal"),
  exactWording: z.boolean().default(false),
  shuffle: z.boolean().optional(),
  item: item.optional(),
  stimulus: studyStimulus.optional(),
  /** Other questions of the script, and of the form, by their numbers from 1. */
  askIf: z
    .array(z.union([part({ by: studyAskSubject, ...anyOf }), part({ by: studyAskSubject, ...between })]))
    .max(10)
    .optional(),
});

const studyForm = part({
  name: requiredText("Name", maxChars.name),
  questions: listOfFields(part(fieldParts).superRefine(checkField)),
});

const studySubject = z.discriminatedUnion("kind", [
  part(aboutSubject.shape),
  part(linkSubject.shape),
  /** A question of the form before the interview, by its number from 1. */
  part({ kind: z.literal("form"), question: z.number().int().min(1) }),
]);

const studyQuota = z.preprocess(
  readOlderQuota,
  part({
    ...quota.omit({ id: true }).shape,
    conditions: z
      .array(z.union([part({ by: studySubject, ...anyOf }), part({ by: studySubject, ...between })]))
      .min(1)
      .max(10),
  }),
);

/** Quotas of files that were written when a quota had one condition. */
function readOlderQuota(given: unknown): unknown {
  if (typeof given !== "object" || given === null || !("by" in given) || !("values" in given)) return given;
  const { by, values, ...rest } = given;
  return { ...rest, conditions: [{ by, values }] };
}

/** By keys that name questions by their numbers: "question.2.option.0", "form.before.1.label". */
const studyWording = part({
  language: z.enum(languages),
  texts: z.record(
    z.string().max(100),
    part({
      text: optionalText("A text in another language", maxChars.longText),
      byMachine: z.boolean().optional(),
    }),
  ),
});

export const studySettings = part({
  ...carriedSettings,
  quotas: z.array(studyQuota).max(50).optional(),
});

export const studyFile = z
  .strictObject(
    {
      format: z.literal("askwell-study", { error: notAStudy }),
      version: z.literal(1, {
        error: ({ input }) => (typeof input === "number" && input > 1 ? newerVersion : notAStudy),
      }),
      name: requiredText("Interview name", maxChars.name),
      language: z.enum(languages, { error: "Askwell doesn't support this study's language." }),
      introduction: scriptInput.introduction,
      objective: scriptInput.objective,
      topics: z
        .array(requiredText("Topic", maxChars.topic))
        .max(maxCount.topics, { error: `An interview can have at most ${maxCount.topics} topics` })
        .default([]),
      questions: z
        .array(studyQuestion, { error: "At least one question is required" })
        .min(1, { error: "At least one question is required" })
        .max(maxCount.questions, { error: `An interview can have at most ${maxCount.questions} questions` }),
      prototype: part({
        url: httpsLink("Prototype link"),
        type: z.enum(prototypeTypes),
      }).optional(),
      preInterviewForm: studyForm.optional(),
      postInterviewForm: studyForm.optional(),
      settings: studySettings.default({}),
      /** What participants read in other languages; whoever imports the study reviews it. */
      wordings: z.array(studyWording).max(languages.length).optional(),
    },
    {
      error: ({ code, keys }) =>
        code === "unrecognized_keys" ? `A study has no field “${nameKey(keys)}”.` : notAStudy,
    },
  )
  .superRefine(({ preInterviewForm, settings }, context) => {
    const asked = preInterviewForm?.questions.length ?? 0;
    for (const [index, { conditions, name }] of (settings.quotas ?? []).entries()) {
      for (const { by } of conditions) {
        if (by.kind !== "form" || by.question <= asked) continue;
        const message = `The quota “${name}” counts answers to question ${by.question} of the form before the interview, which isn't in this file.`;
        context.addIssue({ code: "custom", path: ["settings", "quotas", index, "conditions"], message });
      }
    }
  });
export type StudyFile = z.infer<typeof studyFile>;

export const exportStudy = operation("GET /api/interviews/:id/study", "creator", {
  summary: "Export an interview as a study file: guide, forms and settings, without people, links or codes",
  params: interviewParams,
  answers: { 200: studyFile },
});

export const importStudy = operation("POST /api/projects/:projectId/studies", "creator", {
  summary: "Create an interview and its forms from a study file",
  params: projectParams,
  bodyLimit: toBytes(maxMegabytes.study),
  body: studyFile,
  // Refuses what it does not know itself, after looking whether a newer version wrote the file.
  ignores: ["*"],
  answers: {
    /** With a sentence for what the file could not bring. */
    201: interviewCard.extend({ notices: z.array(z.string()).default([]) }),
  },
});
