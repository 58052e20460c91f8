import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

/** A call that was answered with an error, or not at all (code "offline"). */
export class ApiError extends Error {
  readonly code: ErrorCode | "offline";
  readonly status: number;
  readonly body: Partial<ErrorBody> & Record<string, unknown>;

  constructor(
    status: number,
    code: ErrorCode | "offline",
    body: Partial<ErrorBody> & Record<string, unknown>,
  ) {
    super(typeof body.error === "string" ? body.error : "");
    this.status = status;
    this.code = code;
    this.body = body;
  }

  /** Sentence by field, for a form. */
  get fields(): Record<string, string> {
    return this.body.fields ?? {};
  }
}

/** The server's sentence when it gave one, else the screen's own. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.code === "offline") {
    return `${fallback.replace(/[.!]?$/, ".")} Please check your connection.`;
  }
  if (error instanceof ApiError && error.message !== "" && error.code !== "unexpected") return error.message;
  return fallback;
}
