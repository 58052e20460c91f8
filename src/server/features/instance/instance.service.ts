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
