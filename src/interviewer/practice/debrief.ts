import type { PracticeDebrief } from "#contract/practice-debrief.ts";
import type { Interviewee } from "./interviewee.ts";
import type { PracticeLine } from "./meter.ts";
import type { PracticeGuide } from "./practice-card.ts";

export interface DebriefInput {
  interviewee: Interviewee;
  /** All messages in order; those of the interviewee with their notes. */
  messages: readonly PracticeLine[];
  /** The script that was practised on, or null. */
  guide: PracticeGuide | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  voice: PracticeDebrief["voice"];
}

/** `makeDebrief(input: DebriefInput)` gives all of a debrief but its id. */
export type Debrief = Omit<PracticeDebrief, "_id">;
