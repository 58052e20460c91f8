import { ApiError, errorText } from "#web/api/api-error.ts";
import type { TextKey } from "./page-texts.ts";
import type { Wording } from "./texts-context.ts";

/** What the server says in English has its own words in the other languages, where it matters. */
const translated = new Map<string, TextKey>([
  ["interview_closed", "closed"],
  ["interview_gone", "gone"],
  ["not_complete", "notComplete"],
  ["already_claimed", "alreadyClaimed"],
  ["invalid_incentive_code", "codeMissing"],
  ["form_required", "formFirst"],
  ["quota_full", "quotaFullText"],
  ["invite_used", "inviteUsed"],
  ["rate_limited", "tooManyRequests"],
  ["unavailable", "serverBusy"],
]);

/** The sentence for an error: in English the server's own, else its translation, else the screen's text. */
export function errorSentence(
  error: unknown,
  wording: Pick<Wording, "texts" | "language">,
  fallback: TextKey,
): string {
  if (error instanceof InvalidResponse) return wording.texts.invalidResponse;
  if (wording.language === "en") return errorText(error, wording.texts[fallback]);
  const code = error instanceof ApiError ? error.code : "";
  const key = translated.get(code) ?? fallback;
  const help = code === "offline" ? ` ${wording.texts.loadOfflineHelp}` : "";
  return wording.texts[key] + help;
}

/** The server answered, but not with what the call promises. */
export class InvalidResponse extends Error {}
