import { z } from "zod";
import { agreements } from "./agreements.ts";
import { interviewParams, optionalText, requiredText } from "./fields.ts";
import { givenQuotes, quotePlace } from "./given-quotes.ts";
import { finding, findingKind, sentiment, sourceKind } from "./insights.ts";
import { maxChars, maxCount } from "./limits.ts";
import { operation } from "./operation.ts";

/** What a creator does with findings: edits themes, compares groups of people, and checks the coder. */

const findingsAnswer = z.object({ findings: z.array(finding) });
const themeParams = interviewParams.extend({ themeId: z.string() });

export const addFinding = operation("POST /api/interviews/:id/themes", "creator", {
  summary: "Create your own finding from quotes; it's kept when insights are regenerated",
  params: interviewParams,
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    text: requiredText("Text", maxChars.topic, "Please say what you found."),
    kind: findingKind.default("themes"),
    quotes: givenQuotes.min(1, { error: "Choose at least one quote." }),
  }),
  answers: { 201: findingsAnswer.extend({ id: z.string() }) },
});

export const editFinding = operation("PATCH /api/interviews/:id/themes/:themeId", "creator", {
  summary:
    "Rename, hide, pin, move or merge a finding, or change its kind or quotes; kept when insights are regenerated. Null undoes a change",
  params: themeParams,
  wordParams: ["themeId"],
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    name: requiredText("Name", maxChars.topic).nullable().optional(),
    hidden: z.boolean().optional(),
    pinned: z.boolean().optional(),
    /** The finding that this one becomes a part of, of any kind; null takes it out again. */
    mergedInto: z.string().max(200).nullable().optional(),
    kind: findingKind.nullable().optional(),
    /** Its place among the findings of its kind that are shown, from 0. */
    position: z.number().int().min(0).max(10_000).nullable().optional(),
    addQuotes: givenQuotes.optional(),
    removeQuotes: z.array(quotePlace).max(maxCount.findingQuotes).optional(),
    /** The state that the change was made from; an older one is answered with 409 and what is there now. */
    version: z.string().max(64).nullable().optional(),
  }),
  answers: { 200: findingsAnswer },
});

export const deleteFinding = operation("DELETE /api/interviews/:id/themes/:themeId", "creator", {
  summary: "Delete your own finding; generated ones can only be hidden",
  params: themeParams,
  wordParams: ["themeId"],
  answers: { 200: findingsAnswer },
});

/** The creator's own list: who the competitors are, by which other names, and what is none. */
export const competitors = z.object({
  competitors: z
    .array(
      z.object({
        name: requiredText("Name", maxChars.competitor),
        aliases: z.array(requiredText("Alias", maxChars.competitor)).max(maxCount.competitorAliases),
      }),
    )
    .max(maxCount.competitors),
  notCompetitors: z.array(requiredText("Name", maxChars.competitor)).max(maxCount.notCompetitors),
  ownProduct: optionalText("Own product", maxChars.competitor).nullable(),
});
export type Competitors = z.infer<typeof competitors>;

const competitorsAnswer = competitors.extend({
  /** Names that were found and are in neither list, with how many people named them. */
  suggested: z.array(z.object({ name: z.string(), people: z.number().int() })),
  /** The list has changed since the insights were generated. */
  outdated: z.boolean(),
});
export type CompetitorsAnswer = z.infer<typeof competitorsAnswer>;

export const getCompetitors = operation("GET /api/interviews/:id/competitors", "creator", {
  summary: "List the competitors you named, and other names found",
  params: interviewParams,
  answers: { 200: competitorsAnswer },
});

export const saveCompetitors = operation("PUT /api/interviews/:id/competitors", "creator", {
  summary: "Save the list of competitors; it takes effect at the next generation",
  params: interviewParams,
  body: competitors,
  answers: { 200: competitorsAnswer },
});

/** Which people are compared: a fact of theirs, a tag of their source, or their answer to a form's field. */
const segmentChoice = z.object({ value: z.string(), label: z.string(), people: z.number().int() });

export const segmentComparison = z.object({
  by: z.string(),
  kind: sourceKind,
  choices: z.array(segmentChoice),
  groups: z.array(
    z.object({
      label: z.string(),
      people: z.number().int(),
      /** Under five people: shown as counts only, never as a share. */
      small: z.boolean(),
    }),
  ),
  findings: z.array(
    z.object({
      id: z.string(),
      kind: findingKind,
      text: z.string(),
      /** One a group, in the order of `groups`. Shares from 0 to 1; null for small groups. */
      cells: z.array(
        z.object({
          people: z.number().int(),
          asked: z.number().int(),
          interval: z.object({ low: z.number(), high: z.number() }).nullable(),
        }),
      ),
      /** Fisher's exact test over all groups, two-sided; null where fewer than two groups were asked. */
      p: z.number().nullable(),
      /** The same after Holm's correction for the number of findings compared. */
      adjusted: z.number().nullable(),
      /** What can and cannot be concluded, in plain words. */
      conclusion: z.string(),
    }),
  ),
  notes: z.array(z.string()),
});
export type SegmentComparison = z.infer<typeof segmentComparison>;

export const compareSegments = operation("GET /api/interviews/:id/segments", "creator", {
  summary:
    "Compare findings by age range, country, occupation, assigned concept, language, source tag or form answer",
  params: interviewParams,
  query: z.object({ by: z.string().max(200).default("ageRange") }),
  answers: { 200: segmentComparison },
});

export const saturation = z.object({
  kind: sourceKind,
  /** One a source, in the order they came: codes that none before it had, and all codes known by then. */
  points: z.array(z.object({ label: z.string(), newCodes: z.number().int(), codes: z.number().int() })),
  baseSize: z.number().int(),
  runLength: z.number().int(),
  /** New codes in the last run over codes in the base, 0 to 1; null before base and run are full. */
  newShare: z.number().nullable(),
  verdict: z.enum(["too_few", "collect_more", "likely_saturated"]),
  sentence: z.string(),
  /** Sources that aren't among the points, as they weren't analysed; left out where there are none. */
  notAnalysed: z.number().int().optional(),
});
export type Saturation = z.infer<typeof saturation>;

export const getSaturation = operation("GET /api/interviews/:id/saturation", "creator", {
  summary: "Get new codes per source, and whether more interviews are likely to add any",
  params: interviewParams,
  answers: { 200: saturation.nullable() },
});

const validationSegment = z.object({
  id: z.string(),
  text: z.string(),
  /** What the interviewer had asked before; context, not to be coded. */
  context: z.string(),
});

export const validation = z.object({
  /** Drawn at random, without what the coder made of them; null before one is drawn. */
  sample: z.array(validationSegment).nullable(),
  codes: z.array(z.object({ code: z.string(), label: z.string(), description: z.string() })),
  /** What the creator coded so far, by segment. */
  own: z.array(
    z.object({ segmentId: z.string(), codes: z.array(z.string()), sentiment: sentiment.nullable() }),
  ),
  /** Null until the whole sample is coded. */
  agreement: agreements.nullable(),
  drawnAt: z.string().nullable(),
});
export type Validation = z.infer<typeof validation>;

export const getValidation = operation("GET /api/interviews/:id/validation", "creator", {
  summary: "Get the blind sample to code, and how well the coder agrees with you",
  params: interviewParams,
  answers: { 200: validation },
});

export const saveValidation = operation("POST /api/interviews/:id/validation", "creator", {
  summary: "Draw a sample (`draw`), or save your codes for it",
  params: interviewParams,
  body: z.union([
    z.strictObject({ draw: z.number().int().min(10).max(maxCount.validationPassages) }),
    z.strictObject({
      own: z
        .array(
          z.object({
            segmentId: z.string().max(64),
            codes: z.array(z.string().max(64)).max(20),
            sentiment: sentiment.nullable(),
          }),
        )
        .max(maxCount.validationPassages),
    }),
  ]),
  answers: { 200: validation },
});
