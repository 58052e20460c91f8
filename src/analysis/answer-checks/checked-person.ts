import type { AnswerSignals } from "#contract/answer-signals.ts";

/** What the checks of answers read of one person's interview; nothing of it is judged yet. */

export interface CheckedAnswer {
  messageId: string;
  /** The question of the script that was open, in words; empty where none was. */
  question: string;
  text: string;
  /** An option that was chosen: it's meant to be the same for many. */
  isClosed: boolean;
  /** The interviewer took it for something else than an answer, and asked again. */
  isRedirected: boolean;
  /** How it came into its box; null where that was not counted. */
  signals: AnswerSignals | null;
}

/** What somebody chose from a list of options. */
export interface ClosedStatement {
  question: string;
  options: readonly string[];
  values: readonly string[];
  /** Null where it was chosen before the interview. */
  messageId: string | null;
}

export interface CheckedPerson {
  sessionId: string;
  label: string;
  language: string;
  answers: readonly CheckedAnswer[];
  /** About you and the form before the interview. */
  before: readonly ClosedStatement[];
  /** Closed questions of the interview itself. */
  during: readonly ClosedStatement[];
  /** As the link had it; null where it had none. */
  panelId: string | null;
}
