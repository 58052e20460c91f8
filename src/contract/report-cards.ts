import { z } from "zod";
import { guardFailures } from "./choices.ts";
import { id, interviewParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** How interviews went, from their stored turns: what was asked and answered, and what the interviewer did wrong. */

/** What can be wrong with a turn of the interviewer, or with a question of the script. */
export const flagKind = z.enum(guardFailures);
export type FlagKind = z.infer<typeof flagKind>;

const count = z.number().int().nonnegative();
/** Milliseconds from a participant's message to the reply. */
const latency = z.object({ p50: z.number(), p95: z.number() });

/** Counts of questions; the denominator is the number of questions. */
const coverage = {
  asked: count,
  answered: count,
  probed: count,
  notReached: count,
};

export const questionCard = z.object({
  questionId: z.string(),
  text: z.string(),
  asked: z.boolean(),
  answered: z.boolean(),
  skipped: z.boolean(),
  /** Follow-ups to it. */
  probes: count,
  notReached: z.boolean(),
  /** Not asked, since it doesn't concern this person. */
  notConcerned: z.boolean().optional(),
});
export type QuestionCard = z.infer<typeof questionCard>;

export const turnFlag = z.object({
  messageId: z.string(),
  kind: flagKind,
  /** Whose words are flagged: the interviewer's, or those of the script's question that it asked. */
  source: z.enum(["interviewer", "script"]),
  /** The script's question, where its words are flagged. */
  question: z.string().optional(),
});
export type TurnFlag = z.infer<typeof turnFlag>;

const interviewCard = {
  ...coverage,
  talkShare: z.number().nullable(),
  flags: z.array(turnFlag),
  interviewerTurns: count,
  wordsPerAnswer: z.array(count),
  meanWordsPerAnswer: z.number().nullable(),
  /** Words gained (or, below 0, lost) from one answer to the next; null below two answers. */
  wordsSlope: z.number().nullable(),
  latency: latency.nullable(),
  endReason: z.string().nullable(),
};

/** One interview by somebody who practises. The talk share is their own part of all words, 0 to 1. */
export const practiceReportCard = z.object({ ...interviewCard, questions: z.array(questionCard) });
export type PracticeReportCard = z.infer<typeof practiceReportCard>;

/** A participant's exact words and where they are: in code points within the message, end exclusive. */
export const quotePlace = z.object({ messageId: z.string(), quote: z.string(), start: count, end: count });
export type QuotePlace = z.infer<typeof quotePlace>;

/** Why a turn of the interviewer asks what it asks. */
export const turnWhy = z.object({
  /** Who chose it. */
  by: z.enum(["model", "built-in"]),
  /** The words that a follow-up took up; null for every other turn. */
  thread: z
    .object({
      words: quotePlace,
      /** What was left untold, as the model put it; empty without. */
      untold: z.string(),
      /** What the built-in listener took the words for; empty where the model heard them. */
      heardAs: z.string(),
      /** The words are from an earlier answer than the last. */
      isEarlier: z.boolean(),
    })
    .nullable(),
  /** Questions of the script that it went past, since these words had answered them. */
  passedOver: z.array(z.object({ questionId: z.string(), text: z.string(), words: quotePlace })),
});
export type TurnWhy = z.infer<typeof turnWhy>;

/** Something that was said but not told yet. Taken up: asked about. Let go: never asked about. */
export const threadState = z.enum(["open", "taken_up", "told", "refused", "let_go"]);
export const threadCard = z.object({
  words: quotePlace,
  /** What the participant left untold; empty where the built-in listener heard it. */
  untold: z.string(),
  /** 1 to 3; 3 is what a good researcher would not leave the room without. */
  weight: z.number().int().min(1).max(3),
  questionId: z.string().nullable(),
  state: threadState,
});
export type ThreadCard = z.infer<typeof threadCard>;

const said = z.object({ messageId: z.string(), text: z.string() });
export const questionBack = z.object({
  asked: said,
  questionId: z.string().nullable(),
  /** What the interviewer's question means, or anything about the study. */
  about: z.enum(["question", "study"]),
  /** The interviewer's next turn; null when nothing followed. */
  reply: said.nullable(),
  isAnswered: z.boolean(),
});
export type QuestionBack = z.infer<typeof questionBack>;

export const sessionQuestion = questionCard.extend({
  /** Words of everything that was taken as an answer to it. */
  words: count,
  /** Not asked, since these words of an earlier answer had settled it. */
  settledBy: quotePlace.nullable(),
});
export type SessionQuestion = z.infer<typeof sessionQuestion>;

/** One interview. Words are counted; the talk share is the participant's part of them, 0 to 1. */
export const sessionReportCard = z.object({
  ...interviewCard,
  settled: count,
  questions: z.array(sessionQuestion),
  threads: z.array(threadCard),
  questionsBack: z.array(questionBack),
});
export type SessionReportCard = z.infer<typeof sessionReportCard>;

/** A question over several interviews; `sessions` is how many had it in their script. */
export const questionTotals = z.object({
  questionId: z.string(),
  text: z.string(),
  sessions: count,
  asked: count,
  answered: count,
  skipped: count,
  /** Interviews in which it got at least one follow-up, and all follow-ups to it. */
  probed: count,
  probes: count,
  /** Interviews in which an earlier answer had settled it. */
  settled: count,
  notReached: count,
  /** Interviews in which it was not asked, since it doesn't concern the person. */
  notConcerned: count,
  /** Interviews in which somebody asked what it means. */
  unclear: count,
});
export type QuestionTotals = z.infer<typeof questionTotals>;

export const interviewerFlags = z.object({
  kind: flagKind,
  /** Turns with this flag. */
  count,
  /** Where the first of them are. */
  turns: z.array(
    z.object({ sessionId: z.string(), label: z.string(), messageId: z.string(), text: z.string() }),
  ),
});
export type InterviewerFlags = z.infer<typeof interviewerFlags>;

export const scriptFlag = z.object({
  kind: flagKind,
  questionId: z.string(),
  text: z.string(),
  /** Interviews in which the question was asked so. */
  sessions: count,
});
export type ScriptFlag = z.infer<typeof scriptFlag>;

/** Threads of one weight: taken up were asked about, or told without being asked. */
const threadTotals = z.object({ heard: count, takenUp: count });

export const hintLetGo = threadCard
  .pick({ words: true, untold: true, weight: true })
  .extend({ sessionId: z.string(), label: z.string() });
export type HintLetGo = z.infer<typeof hintLetGo>;

/** Several interviews together. */
export const reportCard = z.object({
  sessions: count,
  /** Sums over the interviews; `questions` counts the questions of all their scripts. */
  totals: z.object({ questions: count, ...coverage, settled: count }),
  questions: z.array(questionTotals),
  /** Of weight 3, and of weight 2. */
  threads: z.object({ heavy: threadTotals, middle: threadTotals }),
  /** The heaviest twelve, of weight 2 and 3; the newest first among equals. */
  hintsLetGo: z.array(hintLetGo).max(12),
  questionsBack: z.object({ asked: count, answered: count }),
  /** Mean of the interviews' shares. */
  talkShare: z.number().nullable(),
  interviewerTurns: count,
  interviewerFlags: z.array(interviewerFlags),
  scriptFlags: z.array(scriptFlag),
  meanWordsPerAnswer: z.number().nullable(),
  /** Mean of the interviews' slopes. */
  wordsSlope: z.number().nullable(),
  latency: latency.nullable(),
  /** How the interviews ended, the most frequent first. */
  endReasons: z.array(z.object({ reason: z.string(), sessions: count })),
});
export type ReportCard = z.infer<typeof reportCard>;

/** What a language model took in the sessions that the card counts. */
export const modelUse = z.object({
  turns: count,
  inputTokens: count,
  outputTokens: count,
  /** In the currency of the server's prices; null when it has none. */
  estimatedCost: z.number().nullable(),
});
export type ModelUse = z.infer<typeof modelUse>;

export const getReportCard = operation("GET /api/interviews/:id/report-card", "creator", {
  summary: "Get an interview's report card over its newest 500 finished sessions",
  params: interviewParams,
  answers: {
    200: z.object({
      interviewId: id,
      /** All finished sessions; the card counts the newest 500 of them. */
      finished: count,
      reportCard,
      /** Null where no model worded anything. */
      modelUse: modelUse.nullable(),
    }),
  },
});
