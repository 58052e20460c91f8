import type { Fault } from "./voice.ts";

/** A question to the language model that codes and summarises; the answer is JSON of the given schema. */
export interface AnalystRequest {
  /** Tokens are counted against this interview's budget; null where there is none. */
  interviewId: string | null;
  /** The same for many requests, so that providers may keep it ready. */
  instructions: string;
  prompt: string;
  /** JSON schema of the answer. */
  schema: Record<string, unknown>;
  maxTokens: number;
  signal: AbortSignal;
  /** Called with the answer so far whenever more of it has come; a second call begins again. */
  onText?: (written: string) => void;
}

/** `usage` is what the call that answered took; all calls are counted where tokens are limited. */
export type AnalystAnswer =
  | { json: unknown; usage?: { inputTokens: number; outputTokens: number } }
  | { fault: Fault | "over_budget" };

/** The language model of the analysis. Without one the built-in coder does the whole job. */
export interface Analyst {
  /** The model's name, part of what coded sources are kept under. */
  name: string;
  /** Whose it is, as people know the name; null for one on this machine. */
  provider: string | null;
  /** How long one analysis may go on asking, in milliseconds. */
  runMs: number;
  /** Never throws for a model's faults; retries what is worth retrying within its own limits. */
  ask: (request: AnalystRequest) => Promise<AnalystAnswer>;
}
