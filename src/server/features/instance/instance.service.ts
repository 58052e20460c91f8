import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { diskFull, findDatabaseErrorCode } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import { pingDatabase, takeRoom } from "./instance.store.ts";

/**
 * Throws `unavailable` whatever keeps the database from answering: a load balancer asks this, not a person. A full disk
 * is only told of: what is stored can be read, and by another server no better than by this one.
 */
export async function checkDatabase(deps: Pick<Deps, "db" | "log">): Promise<"ok" | "storage_full"> {
  try {
    await pingDatabase(deps.db);
    return (await hasRoom(deps.db)) ? "ok" : "storage_full";
  } catch (error) {
    deps.log.warn(
      { error: error instanceof Error ? error.message : typeof error },
      "the database did not answer",
    );
    throw new AppError("unavailable");
  }
}

/** Looked after only since a write was refused, until there is room again. */
async function hasRoom(db: Database): Promise<boolean> {
  if (!db.room.isShort) return true;
  db.room.isShort = await takeRoom(db).then(
    () => false,
    (error: Error) => findDatabaseErrorCode(error) === diskFull,
  );
  return !db.room.isShort;
}

/** The two that every server can be set up for, configured or not, and a third where there is one. */
export function listLoginProviders(
  settings: Deps["config"]["loginProviders"],
): { id: string; name: string; configured: boolean }[] {
  const usual = [
    { id: "google", name: "Google" },
    { id: "microsoft", name: "Microsoft" },
  ].map((one) => ({ ...one, configured: settings.some(({ id }) => id === one.id) }));
  const others = settings.filter(({ id }) => !usual.some((one) => one.id === id));
  return [...usual, ...others.map(({ id, name }) => ({ id, name, configured: true }))];
}
