import { ApiError, errorText } from "#web/api/api-error.ts";
import { loginExpiredText } from "../../session/login-notice.ts";

/** What a failed wizard call means: the login is over, the plan is full, or a sentence to show. */
export type WizardFailure = { kind: "login"; text: string } | { kind: "limit" | "text"; text: string };

const sessionExpired = "Session expired. Please log in again.";
const loginToSave = "Please log in to save your interview";

/** A failed generation; any 403 counts as an ended login. */
export function readGenerateFailure(error: unknown): WizardFailure {
  if (error instanceof ApiError && error.status === 401) return { kind: "login", text: loginExpiredText };
  if (error instanceof ApiError && error.status === 403) return { kind: "login", text: sessionExpired };
  return { kind: "text", text: errorText(error, "Failed to generate interview") };
}

/**
 * A failed save: who is not logged in reads what for; a 403 is a full plan when its body says so, a project that may
 * only be viewed when its code does, and an ended login otherwise.
 */
export function readSaveFailure(error: unknown): WizardFailure {
  if (error instanceof ApiError && error.status === 401) return { kind: "login", text: loginToSave };
  if (error instanceof ApiError && error.status === 403 && error.code !== "not_allowed") {
    return isLimit(error)
      ? { kind: "limit", text: limitText(error) }
      : { kind: "login", text: sessionExpired };
  }
  if (error instanceof ApiError && error.code === "offline") {
    return {
      kind: "text",
      text: "Failed to save interview: the server didn't answer. Please check your connection.",
    };
  }
  return { kind: "text", text: `Failed to save interview: ${errorText(error, "Please try again.")}` };
}

function isLimit(error: ApiError): boolean {
  return error.message === "No available interviews" || error.body.canUpgrade === true;
}

function limitText(error: ApiError): string {
  if (error.message !== "No available interviews") return error.message;
  return `You have reached your interview limit. Available: ${availableOf(error, "subscription")} with your subscription, ${availableOf(error, "oneOff")} one-off. Please upgrade your plan or buy more interviews.`;
}

function availableOf(error: ApiError, kind: "subscription" | "oneOff"): number {
  const limits = error.body.limits;
  if (typeof limits !== "object" || limits === null) return 0;
  const count = (limits as Record<string, unknown>)[kind];
  return typeof count === "number" ? count : 0;
}
