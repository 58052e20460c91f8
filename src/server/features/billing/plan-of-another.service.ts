import type { ErrorCode } from "#contract/errors.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import { findAccountName } from "./limits.store.ts";

const limits: readonly ErrorCode[] = ["project_limit", "interview_limit", "no_available_interviews"];

export function isPlanLimit(error: unknown): boolean {
  return error instanceof AppError && limits.includes(error.code);
}

/** In somebody else's project a refusal says whose plan is full: to upgrade one's own would change nothing. */
export async function inPlanOf<T>(
  tx: Queryable,
  { ownerId, actorId }: { ownerId: string; actorId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (ownerId === actorId || !isPlanLimit(error)) throw error;
    const name = await findAccountName(tx, ownerId);
    throw new AppError("owner_plan_full", {
      error: `${name} owns this project, and their plan has no room for another interview. Ask them to make room or to change their plan.`,
    });
  }
}
