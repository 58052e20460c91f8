import type { Interviewee } from "../interviewee.ts";
import type { IntervieweeReply, PracticeLine } from "../interviewee-reply.ts";

/** What a model is asked for: an answer out of what the person knows, best with the content that was planned. */
export interface AnswerTask {
  interviewee: Interviewee;
  history: readonly PracticeLine[];
  /** The message that is answered. */
  message: string;
  plan: IntervieweeReply;
}
