import { ApiError } from "#web/api/api-error.ts";

export type SendFailure =
  /** Try again by itself after this long; the reason tells what to show meanwhile. */
  | { next: "retry"; afterMs: number; why: "offline" | "pending" }
  /** The participant may press Retry. */
  | { next: "offer" }
  /** It was never taken: the text goes back to where it can be changed. */
  | { next: "restore" }
  /** The server has the end of this interview already. */
  | { next: "refresh" }
  | { next: "lost"; what: "session" | "interview" };

export type FinalFailure = Exclude<SendFailure, { next: "retry" }>;

const retriesWhilePending = 12;

/** What follows when a message was not answered. `attempt` counts from 0. */
export function judgeSendFailure(error: unknown, attempt: number): SendFailure {
  if (!(error instanceof ApiError)) return { next: "offer" };
  switch (error.code) {
    case "offline":
      return { next: "retry", afterMs: Math.min(2_000 * 2 ** attempt, 15_000), why: "offline" };
    case "reply_pending":
      if (attempt >= retriesWhilePending) return { next: "offer" };
      return { next: "retry", afterMs: 2_000, why: "pending" };
    case "session_complete":
      return { next: "refresh" };
    case "session_not_found":
    case "not_found":
      return { next: "lost", what: "session" };
    case "interview_gone":
    case "interview_not_found":
      return { next: "lost", what: "interview" };
    case "invalid_input":
    case "too_large":
    case "form_required":
      return { next: "restore" };
    default:
      return { next: "offer" };
  }
}
