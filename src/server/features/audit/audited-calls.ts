import type { AuditAction, AuditTarget, Place } from "./audit-words.ts";

export interface AuditedCall {
  action: AuditAction;
  targetKind: AuditTarget;
  place: Place;
  /** The path parameter that holds the place's id. */
  param: string;
  /** The list in the answer that was looked at; a look at an empty one showed nothing and isn't noted. */
  shows?: string;
}

const call = (action: AuditAction, targetKind: AuditTarget, place: Place, param: string): AuditedCall => ({
  ...{ action, targetKind, place, param },
});

/** The calls that are noted where they succeed. Logins, keys, members, webhooks, claims and the account note themselves. */
export const auditedCalls: ReadonlyMap<string, AuditedCall> = new Map([
  ["GET /api/sessions/:sessionId/transcript", call("viewed", "session", "session", "sessionId")],
  ["GET /api/interviews/:id/sessions", call("viewed", "interview", "interview", "id")],
  ["GET /api/interviews/:id/sessions/processed", call("viewed", "interview", "interview", "id")],
  ["GET /api/interviews/:id/answer-checks", call("viewed", "interview", "interview", "id")],
  ["GET /api/interviews/:id/search", call("viewed", "interview", "interview", "id")],
  ["GET /api/interviews/:id/live", call("viewed", "interview", "interview", "id")],
  ["GET /api/interviews/:id/sessions/export", call("exported", "interview", "interview", "id")],
  ["GET /api/sounds/:sourceId/:messageId", call("viewed", "session", "session", "sourceId")],
  ["GET /api/sounds/:sourceId/:messageId/clip", call("exported", "session", "session", "sourceId")],
  ["GET /api/transcripts/:id", call("viewed", "transcript", "source", "id")],
  ["GET /api/interviews/:id/export", call("exported", "interview", "interview", "id")],
  ["GET /api/interviews/:id/study", call("exported", "interview", "interview", "id")],
  ["GET /api/projects/:projectId/export", call("exported", "project", "project", "projectId")],
  ["GET /api/personas/:personaId/export", call("exported", "persona", "persona", "personaId")],
  ["DELETE /api/projects/:projectId", call("deleted", "project", "project", "projectId")],
  ["POST /api/projects/:projectId/restore", call("restored", "project", "project", "projectId")],
  ["DELETE /api/interviews/:id", call("deleted", "interview", "interview", "id")],
  ["POST /api/interviews/:id/restore", call("restored", "interview", "interview", "id")],
  ["POST /api/interviews/:id/duplicate", call("copied", "interview", "interview", "id")],
  ["POST /api/interviews/:id/archive", call("archived", "interview", "interview", "id")],
  ["POST /api/interviews/:id/unarchive", call("unarchived", "interview", "interview", "id")],
  ["DELETE /api/interviews/:id/sessions/:sessionId", call("deleted", "session", "session", "sessionId")],
  ["POST /api/interviews/:id/sessions/delete", call("deleted", "session", "interview", "id")],
  ["POST /api/interviews/:id/sessions/restore", call("restored", "session", "interview", "id")],
  ["POST /api/interviews/:id/left-out", call("changed", "session", "interview", "id")],
  ["PUT /api/sessions/:sessionId/distress", call("changed", "session", "session", "sessionId")],
  ["POST /api/sessions/:sessionId/withdraw", call("withdrawn", "session", "session", "sessionId")],
  ["DELETE /api/transcripts/:id", call("deleted", "transcript", "source", "id")],
  ["POST /api/transcripts/:id/restore", call("restored", "transcript", "source", "id")],
  ["DELETE /api/reddit/:threadId", call("deleted", "thread", "source", "threadId")],
  ["POST /api/reddit/:threadId/restore", call("restored", "thread", "source", "threadId")],
  ["DELETE /api/interviews/personas/:personaId", call("deleted", "persona", "persona", "personaId")],
  ["POST /api/personas/:personaId/restore", call("restored", "persona", "persona", "personaId")],
  ["POST /api/interviews/:id/report-links", call("created", "report_link", "interview", "id")],
  ["DELETE /api/interviews/:id/report-links/:token", call("revoked", "report_link", "interview", "id")],
  [
    "GET /api/interviews/:id/links",
    { ...call("viewed", "personal_link", "interview", "id"), shows: "links" },
  ],
  ["POST /api/interviews/:id/panel/reconcile", call("viewed", "interview", "interview", "id")],
  ["GET /api/interviews/:id/panel/exclusions", call("exported", "interview", "interview", "id")],
  ["DELETE /api/interviews/:id/links/:linkId", call("deleted", "personal_link", "interview", "id")],
  ["GET /api/reports/:token", call("opened", "report_link", "report", "token")],
]);

const settingsTargets = [
  ["consentText", "consent"],
  ["retentionDays", "retention"],
  ["linkEmailToSession", "privacy"],
  ["keepTown", "privacy"],
  ["reward", "consent"],
  ["dictation", "privacy"],
  ["answerSignals", "privacy"],
  ["hiddenFields", "privacy"],
  ["inviteOnly", "privacy"],
] as const;

/** What a change of an interview's settings is noted as; nothing where it changes no promise to participants. */
export function listSettingTargets(body: unknown): AuditTarget[] {
  const settings = (body as { settings?: unknown } | null | undefined)?.settings;
  if (typeof settings !== "object" || settings === null) return [];
  const targets = settingsTargets.flatMap(([field, target]) =>
    Object.hasOwn(settings, field) ? [target] : [],
  );
  return [...new Set(targets)];
}
