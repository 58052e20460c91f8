import type { IntervieweeNotes } from "#interviewer/practice/interviewee.ts";
import type { AnswerTask } from "#interviewer/practice/model/answer-task.ts";

/** How the simulated person of a practice session worded an answer that was planned. */
export interface IntervieweeWording {
  text: string;
  voice: "scripted" | "model";
  /** What came out: a model may answer with something better than what was planned. */
  notes: IntervieweeNotes;
  /** Null when no model was asked, or none answered. */
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface IntervieweeVoice {
  /** Never throws for a model's faults, and never waits long: then it is the planned wording. */
  word: (task: AnswerTask) => Promise<IntervieweeWording>;
}

export function toPlannedWording({ plan }: AnswerTask): IntervieweeWording {
  return { ...plan, voice: "scripted", inputTokens: null, outputTokens: null };
}

/** The voice that needs nothing. */
export const plannedIntervieweeVoice: IntervieweeVoice = { word: async (task) => toPlannedWording(task) };
