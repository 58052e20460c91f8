import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { pingDatabase } from "./instance.store.ts";

/** Throws `unavailable` whatever keeps the database from answering: a load balancer asks this, not a person. */
export async function checkDatabase(deps: Pick<Deps, "db" | "log">): Promise<void> {
  try {
    await pingDatabase(deps.db);
  } catch (error) {
    deps.log.warn(
      { error: error instanceof Error ? error.message : typeof error },
      "the database did not answer",
    );
    throw new AppError("unavailable");
  }
}
