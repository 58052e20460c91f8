/** How an interviewer would take an answer: the kind of lead it names, why it says too little, or "none": go on. */
export type WantedVerdict =
  | "problem"
  | "workaround"
  | "event"
  | "feeling"
  | "contrast"
  | "wish"
  | "product"
  | "condition"
  | "evaluation"
  | "absolute"
  | "placeholder"
  | "vague"
  | "short"
  | "none";

export interface LabelledAnswers {
  language: string;
  /** An open question that every answer could be a reply to. */
  question: string;
  answers: Record<WantedVerdict, readonly string[]>;
}
