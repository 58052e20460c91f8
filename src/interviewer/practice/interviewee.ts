import type { PracticeDifficulty } from "#contract/practice-debrief.ts";
import type { PracticeCase } from "./practice-case.ts";

/** The simulated person of a practice session: who they are and what they know is all in the case. */
export interface Interviewee {
  practiceCase: PracticeCase;
  difficulty: PracticeDifficulty;
}

/** How a message of the person who practises was taken. */
export type Manner =
  | "open"
  | "closed"
  | "leading"
  | "double"
  | "hypothetical"
  | "fact"
  | "neutral_probe"
  | "silence"
  | "rude"
  | "rushed"
  | "about_the_interview"
  | "unclear";

/** Kept with each answer: all that the interviewee remembers of the talk. */
export interface IntervieweeNotes {
  manner: Manner;
  /** The area of the case that the answer is about. */
  area: string | null;
  /** Insights told in it, by id. */
  told: string[];
  /** Insights that it hints at, by id. */
  cues: string[];
  /** The lines of the case that it was made of, as "rota.open.0". */
  lines: string[];
}
