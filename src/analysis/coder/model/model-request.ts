/** What is sent to a model; the instructions are the same for many requests, so that providers may keep them ready. */
export interface ModelRequest {
  instructions: string;
  prompt: string;
  /** JSON schema of the answer. */
  schema: Record<string, unknown>;
  maxTokens: number;
}

/** A token is about four characters. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
