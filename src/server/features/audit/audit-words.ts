/** The words of the audit log. */
export type AuditAction =
  | "viewed"
  | "opened"
  | "exported"
  | "created"
  | "changed"
  | "deleted"
  | "restored"
  | "copied"
  | "moved"
  | "handed_over"
  | "archived"
  | "unarchived"
  | "imported"
  | "revoked"
  | "invited"
  | "removed"
  | "withdrawn"
  | "logged_in"
  | "logged_out";

export type AuditTarget =
  | "account"
  | "project"
  | "interview"
  | "session"
  | "transcript"
  | "persona"
  | "thread"
  | "report_link"
  | "personal_link"
  | "member"
  | "api_key"
  | "webhook"
  | "consent"
  | "retention"
  | "privacy"
  | "claims"
  | "login";

/** What a path parameter names, for finding out whose data a call is about. */
export type Place = "project" | "interview" | "session" | "source" | "persona" | "report";
