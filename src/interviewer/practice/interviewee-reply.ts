import type { Line } from "../participants/reply.ts";
import type { Interviewee, IntervieweeNotes } from "./interviewee.ts";

/**
 * One line of a practice talk: "interviewer" is who practises. The interviewee's lines carry the notes that
 * were kept with them, since another voice may have worded them.
 */
export type PracticeLine = Line & { notes?: IntervieweeNotes };

export interface IntervieweeReply {
  text: string;
  notes: IntervieweeNotes;
}

/** `message` is the newest message of who practises; the history ends before it. */
export type ReplyAsInterviewee = (
  interviewee: Interviewee,
  history: readonly PracticeLine[],
  message: string,
) => IntervieweeReply;
