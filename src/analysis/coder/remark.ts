import type { Evidence } from "#contract/insights.ts";
import type { Judgement } from "./read-judgement.ts";

/** Why what one person said may matter although nobody else said it. */
const strongFrames = [
  "harm",
  "turningPoint",
  "loss",
  "workaround",
  "wish",
  "trouble",
  "reason",
  "stress",
] as const;
export type StrongFrame = (typeof strongFrames)[number];

/** How a remark is meant; what does not hold is left out, as there are thousands of them. */
export interface RemarkMarks {
  /** Says that something is not so, or is not done. */
  denied?: true;
  hedged?: true;
  imagined?: true;
  /** Says what should be done. */
  proposed?: true;
  /** A clause with subject and verb that reads alone. */
  whole?: true;
  /** What comes next takes it back, limits it, or is its point. */
  leaning?: true;
  frame?: StrongFrame;
}

/** A sentence or clause of an answer, kept so that what people say to the same question can be compared. */
export interface CodedRemark extends RemarkMarks {
  /** Concepts of its content words, less those of the question. */
  concepts: string[];
  /** Those among them that the interviewer's turn had used beside the question. */
  prompted?: string[];
  /** The slice of the message, in code points. */
  quote: string;
  start: number;
  end: number;
}

/** A clause that calls something good or bad by its name. */
export interface CodedJudgement extends CodedRemark, Judgement {}

/** A remark with all that a report shows of its place. */
export interface Remark extends Omit<CodedRemark, "quote" | "start" | "end"> {
  evidence: Evidence;
}

/** A slice of the message, in code points. */
interface Place {
  quote: string;
  start: number;
  end: number;
}

/** What one person said in one message, and to which question. */
export interface Answer {
  /** The place in the source's `people`; left out for the first of them. */
  person?: number;
  questionId: string | null;
  /** Concepts of each question that was asked, where none of a script is known. */
  asked: string[][];
  messageId: string;
  ageRange: string | null;
  remarks: CodedRemark[];
  /** The answer; `thin` where it says nothing on the matter, `cut` where it goes on. */
  excerpt?: { quote: string; start: number; end: number; thin?: true; cut?: true };
  /** Answers whether there is anything else, at the end of the talk. */
  isClosing?: true;
  /** The question of the script nearest before what left the script, where this answers that. */
  besideId?: string;
  /** What was asked to follow up, where this answers that. */
  followUp?: string;
  judgements?: CodedJudgement[];
  /** How many, how long, how much or how often, where that was asked. */
  figures?: Place[];
  /** Which of two answers it gives, where the question leaves two open. */
  side?: { name: string; quote: string; start: number; end: number };
}
