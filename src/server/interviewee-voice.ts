import type { AnswerTask } from "#interviewer/practice/model/ask-answer.ts";

/** How the simulated person of a practice session worded an answer that was planned. */
export interface IntervieweeWording {
  text: string;
  voice: "scripted" | "model";
  /** Null when no model was asked, or none answered. */
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface IntervieweeVoice {
  /** Never throws for a model's faults, and never waits long: then it is the planned wording. */
  word: (task: AnswerTask) => Promise<IntervieweeWording>;
}

export function toPlannedWording({ plan }: AnswerTask): IntervieweeWording {
  return { text: plan.text, voice: "scripted", inputTokens: null, outputTokens: null };
}

/** The voice that needs nothing. */
export const plannedIntervieweeVoice: IntervieweeVoice = { word: async (task) => toPlannedWording(task) };
