import { type ErrorCode, sentenceOf } from "#contract/errors.ts";

/** What a service throws; the HTTP layer turns the code into status and sentence, in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Joined into the answer's body: `fields`, `canUpgrade`, `limits`. */
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}) {
    super(typeof details.error === "string" ? details.error : sentenceOf(code));
    this.code = code;
    this.details = details;
  }
}

/** Input that is not right, by field; the first sentence is the answer's error. */
export function invalidFields(fields: Record<string, string>): AppError {
  return new AppError("invalid_input", {
    error: Object.values(fields)[0] ?? sentenceOf("invalid_input"),
    fields,
  });
}
