import { z } from "zod";
import { agreements } from "./agreements.ts";
import { counts } from "./counts.ts";
import { dataSources } from "./data-sources.ts";
import { id } from "./fields.ts";
import { job } from "./jobs.ts";
import { operation } from "./operation.ts";
import { people, strength } from "./strength.ts";

export const sourceKinds = ["interview", "transcript", "thread"] as const;
export const sourceKind = z.enum(sourceKinds);
export type SourceKind = z.infer<typeof sourceKind>;

const offset = z.number().int();
const place = { messageId: z.string(), start: offset.nonnegative(), end: offset.positive() };
/** By machine, for those who don't read the original. Nothing is counted or checked by it. */
const translation = z.object({ text: z.string(), language: z.string() }).optional();

/** A participant's exact words: from `start` up to `end`, in Unicode code points, of the message `messageId`. */
export const evidence = z.object({
  quote: z.string(),
  sourceKind,
  sourceId: z.string(),
  sourceLabel: z.string(),
  ...place,
  ageRange: z.string().nullable(),
  /** What the interviewer had asked, where these words answer a follow-up or mean little without the question. */
  followUp: z.string().optional(),
  /** What a machine makes of that question in the language of the report. */
  followUpTranslation: translation,
  /** A long answer that goes on behind these words. */
  cut: z.literal(true).optional(),
  /** Their later words, in the same source, that take these back or narrow them. */
  takenBack: z.object({ quote: z.string(), ...place, translation }).optional(),
  translation,
});
export type Evidence = z.infer<typeof evidence>;

export const findingKinds = [
  "themes",
  "singleVoices",
  "behaviors",
  "painPoints",
  "needs",
  "opportunities",
  "successStories",
  "adoptionBarriers",
  "recommendations",
  "suggestions",
  "topics",
  "preferredFeatures",
  "missingFeatures",
  "competitorMentions",
  "comparativeStatements",
] as const;
export const findingKind = z.enum(findingKinds);
export type FindingKind = z.infer<typeof findingKind>;

export const sentiment = z.enum(["positive", "negative", "neutral"]);
export type Sentiment = z.infer<typeof sentiment>;

/** What a coded statement is, in a study of anything. */
export const codeKinds = [
  "does",
  "feels",
  "needs",
  "struggles",
  "worksAround",
  "believes",
  "values",
  "cause",
  "consequence",
  "relates",
  "wishes",
  "proposes",
  "succeeded",
] as const;
export const codeKind = z.enum(codeKinds);
export type CodeKind = z.infer<typeof codeKind>;

/** One thing that was found; `text` is the entry of the same kind's list in the spec's shape. */
export const finding = z.object({
  id: z.string(),
  kind: findingKind,
  text: z.string(),
  sentiment,
  strength,
  evidence: z.array(evidence).min(1),
  challenging: z.array(evidence),
  /** What people tell of others' lives: it counts for nobody. */
  ofOthers: z.array(evidence).optional(),
  /** Nobody tells this of their own life: those who are counted tell it of others. */
  isOfOthers: z.literal(true).optional(),
  /** The theme whose story this is a piece of: it stands right below it. */
  partOf: z.string().optional(),
  /** A model's code that none of its sentences tells: there to look things up in, folded. */
  isAside: z.literal(true).optional(),
  /** The theme that says this already, for an entry of one of the specification's lists: it is shown there. */
  themeId: z.string().optional(),
  /** What a theme or a single voice is about; null for the entries of the specification's lists. */
  about: z
    .object({
      /** At most 60 characters, for tables and code names. */
      label: z.string(),
      questionId: z.string().nullable(),
      kind: codeKind.nullable(),
      /** People differ here: `text` names what they spoke of and claims nothing. */
      isTopic: z.boolean(),
      because: z.array(evidence),
      leadsTo: z.array(evidence),
    })
    .nullable()
    .default(null),
  /** What the creator made of it by hand; kept when the insights are generated again. */
  edited: z
    .object({
      pinned: z.boolean(),
      hidden: z.boolean(),
      /** The coder's own wording, where the creator gave it another. */
      foundAs: z.string().nullable(),
      /** Findings that were merged into this one: id and wording. */
      merged: z.array(z.object({ id: z.string(), text: z.string() })),
      /** Made by hand from quotes: the coder found nothing of the kind. */
      own: z.boolean().default(false),
      /** The coder's own kind, where the creator gave it another. */
      foundKind: findingKind.nullable().default(null),
      /** Its place among the findings of its kind, from 0, where the creator chose it. */
      position: z.number().int().nullable().default(null),
      /** Which state of it this is; an edit may carry it, so that nobody's work is overwritten unseen. */
      version: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type Finding = z.input<typeof finding>;

export const keyword = z.object({
  keyword: z.string(),
  frequency: z.number().int().positive(),
  people: z.number().int().positive(),
  evidence: z.array(evidence).min(1),
});
export type Keyword = z.infer<typeof keyword>;

const texts = z.array(z.string());

const position = z.object({
  text: z.string(),
  evidence: z.array(evidence).min(1),
  /** Left out where nobody counted them. */
  people: people.optional(),
});

const countedSide = z.object({ name: z.string(), people, evidence: z.array(evidence) });

/** A question of the guide whose answers can be counted, with how many people answered it which way. */
export const countedQuestion = z.object({
  questionId: z.string(),
  /** A number on the scale that it names, how many, yes or no, or one of the things that it names. */
  kind: z.enum(["scale", "amount", "yesNo", "choice"]),
  /** The count as a sentence. */
  text: z.string(),
  asked: people,
  answered: people,
  /** `name` is the number, a range of numbers ("4–5"), "Yes", "No" or the thing. */
  sides: z.array(countedSide),
  /** Answered, and plainly on no side. */
  open: countedSide,
});
export type CountedQuestion = z.infer<typeof countedQuestion>;

/**
 * What a meeting reads first. Its findings are those of the kind `themes`, strongest first, and `singleVoices`
 * (together at most 12 shown); this holds what lies across them. Each sentence rests on findings or on quotes.
 */
export const brief = z.object({
  inShort: z.array(
    z.object({
      text: z.string(),
      findings: z.array(z.string()),
      /** The counted question that it tells, where it rests on no finding. */
      questionId: z.string().optional(),
    }),
  ),
  /** What can be counted, the plainest first; left out where a model drew the themes, and in older results. */
  counted: z.array(countedQuestion).optional(),
  /** Positions that pull against each other, between people or within one person. */
  tensions: z.array(
    z.object({ id: z.string(), within: z.enum(["people", "person"]), a: position, b: position }),
  ),
  /** One for each question of the guide, in its order; `findings` are its themes, strongest first. */
  answers: z.array(
    z.object({
      questionId: z.string(),
      /** Null where nothing can be said in a sentence: the answers themselves are one click away. */
      text: z.string().nullable(),
      asked: people,
      answered: people,
      /** Under two people said something. */
      isThin: z.boolean(),
      findings: z.array(z.string()),
      evidence: z.array(evidence),
      /** In their words how many, how long, how much or how often, where that was asked; left out where nobody gave a figure. */
      figures: z.array(evidence).optional(),
      /** Who was asked and gave no answer, by label, the first few; left out in older results and by a model. */
      skipped: z.array(z.string()).optional(),
      /** How many people's answer was left out as they asked; they count as neither asked nor silent. */
      askedOut: people.optional(),
    }),
  ),
  /** What people added when they were asked for anything else; left out where a model drew the themes, and in older results. */
  closing: z.array(evidence).optional(),
  /** What stays open, why, and whom or what to ask next. */
  unknown: z.array(z.object({ open: z.string(), why: z.string(), ask: z.string() })),
});
export type Brief = z.infer<typeof brief>;

export const aiAnalysis = z.object({
  behaviors: texts,
  painPoints: texts,
  needs: texts,
  opportunities: texts,
  successStories: texts,
  adoptionBarriers: texts,
  recommendations: texts,
});
export type AiAnalysis = z.infer<typeof aiAnalysis>;

/** The spec's Insights, and beside each text the evidence that it rests on (`findings`, `keywords[].evidence`). */
export const insights = z.object({
  keywords: z.array(keyword),
  emotions: z.object({ positiveCount: z.number(), negativeCount: z.number(), neutralCount: z.number() }),
  preferenceIndicators: z.object({ preferredFeatures: counts, missingFeatures: counts }),
  competitiveAnalysis: z.object({ competitorMentions: counts, comparativeStatements: texts }),
  aiAnalysis,
  suggestions: texts,
  topics: texts,
  /** Lengths in words: averageLength per transcript, averageWordsPerResponse per participant message. */
  metrics: z.object({ totalTranscripts: z.number(), averageLength: z.number(), uniqueWords: z.number() }),
  /** Brief: under 10 words. Detailed: over 50. */
  engagement: z.object({
    shortResponses: z.number(),
    longResponses: z.number(),
    averageWordsPerResponse: z.number(),
    medianWordsPerResponse: z.number(),
  }),
  findings: z.array(finding),
  brief: brief.nullable().default(null),
  /** Sentiment of each participant message, by message id, as the pie and the transcript show it. */
  messageSentiments: z.record(z.string(), sentiment),
  sources: z.object({ interviews: z.number(), transcripts: z.number(), threads: z.number() }),
  /** Of the sources that are counted: how many the coder couldn't read for their language; left out where it read all. */
  notAnalysed: z.object({ kind: sourceKind, sources: people, of: people }).optional(),
  /** Codes that were dropped because their words were not found in the transcript. */
  verification: z.object({ checked: z.number(), dropped: z.number() }),
  /** What the check weakened or cut and which codes were joined, a sentence each, for those who ask; left out where there is none. */
  checkedSentences: texts.optional(),
  /** Plain sentences on what was not done, such as a language that the coder reads only in part. */
  notes: texts,
  coder: z.string(),
  /** Who coded: rules and statistics (estimates, labelled as such), or a language model. */
  codedBy: z.enum(["built-in", "model"]).default("built-in"),
  /** How many of the sources were read anew for this result; the others were known already. */
  readAnew: z.number().int().optional(),
});
export type Insights = z.input<typeof insights>;

/** The stored result as the screens receive it; the messages' sentiments come with their transcripts. */
export const storedInsights = insights.omit({ messageSentiments: true }).extend({
  generatedAt: z.string(),
  /** Agreement of the creator's own coding of a blind sample with the coder's, by code; null before there is one. */
  validation: agreements.nullable().default(null),
});
export type StoredInsights = z.input<typeof storedInsights>;

export const generateInsights = operation("POST /api/generate-insights/:interviewId", "creator", {
  summary:
    "Analyse an interview's finished sessions; answers 202 with a job if it takes longer than 25 s, or `waitMs`",
  params: z.object({ interviewId: id }),
  body: z.object({
    selectedDataSources: dataSources.default({ interviews: true, reddit: false, transcripts: false }),
    /** How long to wait for the result before the job is answered, in milliseconds. */
    waitMs: z.number().int().min(0).max(25_000).default(25_000),
  }),
  answers: {
    200: z.object({ insights: storedInsights }),
    202: z.object({ job }),
  },
});
