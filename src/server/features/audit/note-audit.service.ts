import type { Queryable } from "../../db/database.ts";
import { insertAuditEntry } from "./audit.store.ts";
import type { AuditAction, AuditTarget } from "./audit-words.ts";

export interface AuditEntry {
  /** Whose data it is about: the owner of the project, not always who acts. */
  ownerId: string;
  /** Null where nobody is logged in: a participant, a reader of a shared report. */
  actorId: string | null;
  action: AuditAction;
  targetKind: AuditTarget;
  /** An id, never a name, an address or a token. */
  targetId: string | null;
  projectId?: string | null;
}

/**
 * Notes who did what to whose data; never what it said. An entry that cannot be written fails nothing: call it
 * outside of a transaction, after the action, since PostgreSQL ends a transaction at its first error.
 */
export async function noteAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  try {
    await insertAuditEntry(db, { ...entry, projectId: entry.projectId ?? null });
  } catch {
    // The action has happened; a lost line of the log must not tell its caller otherwise.
  }
}
