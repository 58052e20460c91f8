import { z } from "zod";
import { languages, questionLabels } from "./choices.ts";
import { id, timestamp } from "./fields.ts";
import { practiceReportCard } from "./report-cards.ts";

/** What a practice session showed: the shapes of its meter, debrief and comparison. */

const count = z.number().int().nonnegative();
const share = z.number().min(0).max(1).nullable();

const questionLabel = z.enum(questionLabels);
export type QuestionLabel = z.infer<typeof questionLabel>;

/** How much it takes until the interviewee opens up. */
export const practiceDifficulty = z.enum(["easy", "medium", "hard"]);
export type PracticeDifficulty = z.infer<typeof practiceDifficulty>;

export const practiceMessage = z.object({
  _id: id,
  text: z.string(),
  /** "user" is who practises, "bot" the simulated interviewee. */
  sender: z.enum(["user", "bot"]),
  createdAt: timestamp,
});
export type PracticeMessage = z.infer<typeof practiceMessage>;

/** How the practising person has done so far. */
export const practiceMeter = z.object({
  /** Their part of all words, 0 to 1; null before the first message. */
  talkShare: share,
  /** Their questions by label. */
  labels: z.object({
    open: count,
    closed: count,
    leading: count,
    double: count,
    hypothetical: count,
    fact: count,
  }),
  questions: count,
  /** Questions that pick up words or matter of the answer before them. */
  followUps: count,
});
export type PracticeMeter = z.infer<typeof practiceMeter>;

/** What the trend shows of a finished session. */
export const practiceFigures = z.object({
  insightsFound: count,
  insightsPlanted: count,
  questions: count,
  /** Shares of one's own questions. */
  openShare: share,
  leadingShare: share,
  followUpShare: share,
  talkShare: share,
});
export type PracticeFigures = z.infer<typeof practiceFigures>;

/** What is known of the interviewee at the start; the story is told by them alone. */
export const intervieweeProfile = z.object({
  pseudonym: z.string(),
  ageRange: z.string(),
  occupation: z.string(),
  location: z.string(),
  townCity: z.string(),
});
export type IntervieweeProfile = z.infer<typeof intervieweeProfile>;

const labelledQuestion = z.object({
  messageId: id,
  text: z.string(),
  /** Null for what asks nothing: a silence, a nod. */
  label: questionLabel.nullable(),
  /** A better wording; null where the question is good, or none can be made. */
  rewrite: z.string().nullable(),
  followUp: z.boolean(),
  answerWords: count,
  /** The planted insights that its answer told, by id. */
  brought: z.array(z.string()),
});
export type LabelledQuestion = z.infer<typeof labelledQuestion>;

const plantedInsight = z.object({
  id: z.string(),
  /** Which side of the person's story it belongs to, in words. */
  about: z.string(),
  /** What there was to find, as a researcher would note it. */
  text: z.string(),
  found: z.boolean(),
  /** The answer that told it; null while it is hidden. */
  messageId: id.nullable(),
  /** How the person said it, word for word in that answer; null while it is hidden. */
  said: z.string().nullable(),
});
export type PracticeInsight = z.infer<typeof plantedInsight>;

/** One thing worth looking at again: what was hinted at, what was asked, what would have opened it. */
const practiceMoment = z.object({
  /** The insight that stayed hidden by it; null where only the question is at fault. */
  insightId: z.string().nullable(),
  /** The answer that hinted at more; null where no answer did. */
  hint: z.object({ messageId: id, quote: z.string() }).nullable(),
  /** What was asked then; null where nothing came after it. */
  asked: z.object({ messageId: id, text: z.string() }).nullable(),
  /** What that did, in a sentence. */
  comment: z.string(),
  /** A question that would have opened it; null where none can be recommended. */
  question: z.string().nullable(),
});
export type PracticeMoment = z.infer<typeof practiceMoment>;

export const practiceDebrief = z.object({
  _id: id,
  topic: z.string(),
  date: timestamp,
  minutes: z.number(),
  language: z.enum(languages),
  interviewee: intervieweeProfile,
  /** Who worded the interviewee's answers. */
  voice: z.enum(["scripted", "model"]),
  questions: z.array(labelledQuestion),
  insights: z.array(plantedInsight),
  /** At most five, in the order of the talk. */
  moments: z.array(practiceMoment).max(5),
  meter: practiceMeter,
  figures: practiceFigures,
  /** The same card as our own interviewer's sessions get. */
  reportCard: practiceReportCard,
});
export type PracticeDebrief = z.infer<typeof practiceDebrief>;

const comparedSide = z.object({
  figures: practiceFigures,
  reportCard: practiceReportCard,
  /** Ids of the insights that were told. */
  found: z.array(z.string()),
});

export const practiceComparison = z.object({
  insights: z.array(plantedInsight.pick({ id: true, about: true, text: true })),
  own: comparedSide,
  /** Our built-in interviewer with the same person and topic. */
  interviewer: comparedSide.extend({ messages: z.array(practiceMessage) }),
});
export type PracticeComparison = z.infer<typeof practiceComparison>;
