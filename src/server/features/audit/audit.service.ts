import type { Deps } from "../../deps.ts";
import { readNumberCursor } from "../../http/page-cursor.ts";
import { labelParticipant } from "../../participant-label.ts";
import { type AuditTargetName, listAuditEntries, listTargetNames } from "./audit.store.ts";

const defaultPage = 50;

/** Only of what is the account's own; members of its projects do not see the log. */
export async function listAudit(
  deps: Pick<Deps, "db">,
  accountId: string,
  page: { limit?: number | undefined; cursor?: string | undefined },
) {
  const limit = page.limit ?? defaultPage;
  const beforeId = page.cursor ? readNumberCursor(page.cursor) : null;
  const rows = await listAuditEntries(deps.db, { ownerId: accountId, beforeId, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const ids = [...new Set(shown.flatMap(({ targetId }) => targetId ?? []))];
  const names = await listTargetNames(deps.db, accountId, ids);
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: nameActor(row),
      action: row.action,
      targetKind: row.targetKind,
      targetId: row.targetId,
      targetName: nameTarget(names.get(row.targetId ?? "")),
    })),
    nextCursor: last ? String(last.id) : null,
  };
}

function nameTarget(target: AuditTargetName | undefined): string | null {
  if (!target) return null;
  return target.number === null ? target.name : `${labelParticipant(target.number)}, ${target.name}`;
}

function nameActor(row: { actorId: string | null; actorName: string | null; action: string }): string {
  if (row.actorName !== null) return row.actorName;
  if (row.actorId !== null) return "A deleted account";
  return row.action === "withdrawn" ? "A participant" : "A visitor";
}
