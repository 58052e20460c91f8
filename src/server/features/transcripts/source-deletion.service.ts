import { restoreDays } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { callEach } from "../../listeners.ts";
import { undoLimit } from "../projects/projects.service.ts";
import * as store from "./source-deletion.store.ts";
import { listInterviewsWith, type SourceRow } from "./transcripts.store.ts";

interface Of {
  accountId: string;
  id: string;
  kind: SourceRow["kind"];
}

/** Out of every list and finding from now on; can be undone for `restoreDays`. */
export async function deleteSource(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const row = await store.lockSource(tx, of);
    if (!row || row.deletedAt) throw notFound(of);
    requireRight(row.right, "edit");
    await store.setDeleted(tx, row.id, deps.clock());
  });
}

/** Also finds one that is not deleted: to undo twice is to undo. */
export async function restoreSource(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const row = await store.lockSource(tx, of);
    if (!row || (row.deletedAt && row.deletedAt <= undoLimit(deps))) throw notFound(of);
    requireRight(row.right, "edit");
    await store.setDeleted(tx, row.id, null);
  });
}

function notFound({ kind }: Of) {
  return new AppError(kind === "thread" ? "thread_not_found" : "transcript_not_found");
}

/** Transcripts and threads that the account may restore. */
export async function listRestorableSources(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
): Promise<SourceRow[]> {
  const rows = await store.listDeleted(deps.db, accountId, undoLimit(deps));
  return rows.filter(({ right }) => right !== "view");
}

/**
 * Transcripts and threads whose deletion can no longer be undone go for good, with their words in everything that was
 * found in them. Called by the housekeeping.
 */
export async function purgeDeletedSources(deps: Pick<Deps, "db" | "listeners">): Promise<void> {
  for (const id of await store.listPastUndo(deps.db, restoreDays)) {
    await deps.db.orm.transaction(async (tx) => {
      const row = await store.deleteForGood(tx, id, restoreDays);
      if (row) await removeWords(tx, deps, row);
    });
  }
}

async function removeWords(tx: Queryable, deps: Pick<Deps, "listeners">, row: SourceRow): Promise<void> {
  const interviewIds = row.interviewId === null ? await listInterviewsWith(tx, row) : [row.interviewId];
  await callEach(deps.listeners.onSourceRemoved, tx, { id: row.id, interviewIds });
}
