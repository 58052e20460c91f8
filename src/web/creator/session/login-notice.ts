export const loginExpiredText = "Your session has expired. Please log in again.";

export function noticeOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("notice" in state)) return undefined;
  return typeof state.notice === "string" ? state.notice : undefined;
}
