import { z } from "zod";
import { depths, languages } from "./choices.ts";
import { optionalText, requiredText } from "./fields.ts";
import { maxChars } from "./limits.ts";
import { operation } from "./operation.ts";

const blankMark = /\{([^{}]*)\}/g;

function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value.trim() === value, { error: "has spaces at its start or end" });
}

function hasNoBlanks(value: string): boolean {
  return !/[{}]/.test(value);
}

function fixedText(max: number) {
  return text(max).refine(hasNoBlanks, {
    error: "must not hold a {blank}: it is shown before any is filled",
  });
}

const lowerCase = fixedText(40).refine((value) => value === value.toLocaleLowerCase(), {
  error: "must be lower case",
});

export const guideBlank = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z]{0,30}$/, { error: "must be letters only, like product" }),
  /** What the wizard asks for: "What did they leave?" */
  ask: fixedText(120),
  example: fixedText(120),
  /** The words that stand in while nothing is given, as they read inside a sentence: "the service", "used it". */
  general: fixedText(60),
  /**
   * What it's filled with, other than a noun: a sentence of its own, or what ends a sentence said to participants,
   * "the last time you …" (past) or "a reason to …" (infinitive).
   */
  form: z.enum(["sentence", "past", "infinitive"]).optional(),
  /** English, for a noun typed without one: "booking app" reads as "the booking app". */
  takesArticle: z.boolean().optional(),
});
export type GuideBlank = z.infer<typeof guideBlank>;

const guideQuestion = z.strictObject({
  text: text(300),
  aim: text(maxChars.aim),
  helpText: text(maxChars.helpText),
  depth: z.enum(depths),
});

const guideExample = z.strictObject({
  objective: fixedText(600),
  audience: z.string().max(300).refine(hasNoBlanks),
});

const guideFields = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, { error: "must be lower-case words with hyphens" }),
  language: z.enum(languages),
  /** How the list calls it. */
  name: fixedText(80),
  /** How a draft of it is called by the team. */
  studyName: text(80),
  /** One sentence: when to use it. */
  fits: fixedText(240),
  /** Words and short phrases that objectives for it hold. */
  words: z.array(lowerCase).min(10).max(200),
  /** Studies that it was the best guide for, as people type them: the nearest guides are learned from them. */
  examples: z.array(guideExample).min(5).max(250).optional(),
  blanks: z.array(guideBlank).min(1).max(5),
  title: text(120),
  introduction: text(1_500),
  topics: z.array(text(100)).min(3).max(7),
  questions: z.array(guideQuestion).min(5).max(8),
});

function listTexts(guide: z.infer<typeof guideFields>) {
  const { studyName, title, introduction, topics, questions } = guide;
  return [
    { path: ["studyName"], text: studyName },
    { path: ["title"], text: title },
    { path: ["introduction"], text: introduction },
    ...topics.map((topic, index) => ({ path: ["topics", index], text: topic })),
    ...questions.flatMap((question, index) =>
      (["text", "aim", "helpText"] as const).map((field) => ({
        path: ["questions", index, field],
        text: question[field],
      })),
    ),
  ];
}

function listRepeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/**
 * A guide written by hand for one kind of study. `{id}` in a text stands for a blank: words that the creator gives,
 * put in as they are.
 */
export const guideTemplate = guideFields.check(({ value, issues }) => {
  const fault = (path: (string | number)[], message: string) =>
    issues.push({ code: "custom", path, message, input: value });
  const ids = value.blanks.map((blank) => blank.id);
  for (const id of listRepeated(ids)) fault(["blanks"], `declares {${id}} twice`);
  for (const word of listRepeated(value.words)) fault(["words"], `holds "${word}" twice`);
  const used = new Set<string>();
  for (const part of listTexts(value)) {
    const marks = [...part.text.matchAll(blankMark)].map((match) => match[1] ?? "");
    for (const mark of marks) used.add(mark);
    const unknown = marks.filter((mark) => !ids.includes(mark));
    for (const mark of unknown) fault(part.path, `uses {${mark}}, which is not among the blanks`);
    if (!hasNoBlanks(part.text.replace(blankMark, ""))) fault(part.path, "has a single { or }");
  }
  for (const id of ids) if (!used.has(id)) fault(["blanks"], `declares {${id}}, which no text uses`);
});
export type GuideTemplate = z.infer<typeof guideTemplate>;

export const listGuides = operation("GET /api/guides", "creator", {
  summary: "List the hand-written interview guides in one language, with their blanks",
  query: z.object({ language: z.enum(languages).default("en") }),
  answers: { 200: z.object({ guides: z.array(guideFields.omit({ examples: true })) }) },
});

export const nearestGuides = operation("POST /api/guides/nearest", "creator", {
  summary:
    "Find three guides for an objective, best first; the general one is among them, last unless no other is near",
  body: z.object({
    objective: requiredText("Objective", maxChars.longText),
    targetAudience: optionalText("Target audience", maxChars.longText).optional(),
    /** The objective's own language where it is left out. */
    language: z.enum(languages).optional(),
  }),
  answers: {
    200: z.object({
      /** English where there are no guides in the objective's language. */
      language: z.enum(languages),
      ids: z.array(z.string()),
      /** Whether the first is clearly nearer than the next; where it isn't, the creator chooses. */
      isClear: z.boolean(),
      /** What the creator should know, such as that no guide fits; null when all is well. */
      notice: z.string().nullable(),
    }),
  },
});
