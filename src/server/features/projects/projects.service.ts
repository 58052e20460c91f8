import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takePlacesBack, takeProjectPlace } from "../billing/limits.service.ts";
import * as store from "./projects.store.ts";

export type { ProjectRow } from "./projects.store.ts";

const undoDays = 7;
const undoMs = undoDays * 24 * 60 * 60 * 1000;

/** What was deleted after this moment can still be restored. */
export function undoLimit(deps: Pick<Deps, "clock">): Date {
  return new Date(deps.clock().getTime() - undoMs);
}

/** The account's own project; not there, deleted and somebody else's are one answer. */
export async function ownProject(
  db: Database,
  accountId: string,
  projectId: string,
): Promise<store.ProjectRow> {
  return orNotFound(await store.findProject(db, accountId, projectId));
}

export async function createProject(
  deps: Pick<Deps, "db" | "newId" | "config">,
  accountId: string,
  input: { name: string; organization: string },
): Promise<store.ProjectRow> {
  const project = { id: deps.newId(), ownerId: accountId, ...input };
  const row = await store.insertProject(deps.db, project, (tx) => takeProjectPlace(tx, deps, accountId));
  return orNotFound(row);
}

export async function renameProject(
  deps: Pick<Deps, "db">,
  of: { ownerId: string; id: string },
  change: { name?: string | undefined; organization?: string | undefined },
): Promise<store.ProjectRow> {
  const isEmpty = change.name === undefined && change.organization === undefined;
  if (isEmpty) return ownProject(deps.db, of.ownerId, of.id);
  return orNotFound(await store.updateProject(deps.db, of, change));
}

/** Everything below a deleted project is out of reach with it, and back with it. */
export async function deleteProject(
  deps: Pick<Deps, "db" | "clock">,
  of: { ownerId: string; id: string },
): Promise<void> {
  orNotFound(await store.updateProject(deps.db, of, { deletedAt: deps.clock() }));
}

export async function restoreProject(
  deps: Pick<Deps, "db" | "clock" | "config">,
  of: { ownerId: string; id: string },
): Promise<store.ProjectRow> {
  const row = await store.undeleteProject(deps.db, of, undoLimit(deps), (tx, restore) =>
    takePlacesBack(tx, deps, of.ownerId, restore),
  );
  return orNotFound(row);
}

function orNotFound(row: store.ProjectRow | undefined): store.ProjectRow {
  if (!row) throw new AppError("project_not_found");
  return row;
}

/** Projects and interviews whose deletion can no longer be undone; called by the housekeeping. */
export async function purgeDeletedProjects(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteForGood(deps.db, undoDays);
}
