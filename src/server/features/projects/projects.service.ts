import { restoreDays } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import { type Right, requireRight } from "../../auth/rights.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takePlacesBack, takeProjectPlace } from "../billing/limits.service.ts";
import * as store from "./projects.store.ts";

export type { ProjectRow, SeenProject } from "./projects.store.ts";

type Of = { accountId: string; id: string };

const restoreMs = restoreDays * 24 * 60 * 60 * 1000;

/** What was deleted after this moment can still be restored. */
export function undoLimit(deps: Pick<Deps, "clock">): Date {
  return new Date(deps.clock().getTime() - restoreMs);
}

/**
 * A project that the account has this right to: its own, or one that it is a member of. Not there, deleted and
 * somebody else's are one answer; a member without the right is told so.
 */
export async function ownProject(
  db: Database,
  accountId: string,
  projectId: string,
  right: Right,
): Promise<store.SeenProject> {
  const project = orNotFound(await store.findProject(db, { accountId, id: projectId }));
  requireRight(project.right, right);
  return project;
}

export async function createProject(
  deps: Pick<Deps, "db" | "newId" | "config">,
  accountId: string,
  input: { name: string; organization: string },
): Promise<store.SeenProject> {
  const project = { id: deps.newId(), ownerId: accountId, ...input };
  const row = await store.insertProject(deps.db, project, (tx) => takeProjectPlace(tx, deps, accountId));
  return { ...orNotFound(row), right: "own" };
}

export async function renameProject(
  deps: Pick<Deps, "db">,
  of: Of,
  change: { name?: string | undefined; organization?: string | undefined },
): Promise<store.SeenProject> {
  const project = await ownProject(deps.db, of.accountId, of.id, "edit");
  const isEmpty = change.name === undefined && change.organization === undefined;
  if (isEmpty) return project;
  const row = orNotFound(await store.updateProject(deps.db, { ...of, right: "edit" }, change));
  return { ...row, right: project.right };
}

/** Everything below a deleted project is out of reach with it, and back with it. */
export async function deleteProject(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<void> {
  await ownProject(deps.db, of.accountId, of.id, "own");
  orNotFound(await store.updateProject(deps.db, { ...of, right: "own" }, { deletedAt: deps.clock() }));
}

export async function restoreProject(
  deps: Pick<Deps, "db" | "clock" | "config">,
  of: Of,
): Promise<store.SeenProject> {
  const { right, ownerId } = orNotFound(await store.findProject(deps.db, of, undoLimit(deps)));
  requireRight(right, "own");
  const row = await store.undeleteProject(deps.db, { ownerId, id: of.id }, undoLimit(deps), (tx, restore) =>
    takePlacesBack(tx, deps, ownerId, restore),
  );
  return { ...orNotFound(row), right };
}

/** What the account deleted, as its owner, and can still restore. */
export async function listRestorableProjects(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
): Promise<store.ProjectRow[]> {
  return store.listDeletedProjects(deps.db, accountId, undoLimit(deps));
}

function orNotFound<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError("project_not_found");
  return row;
}

/** Projects and interviews whose deletion can no longer be undone; called by the housekeeping. */
export async function purgeDeletedProjects(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteForGood(deps.db, restoreDays);
}
