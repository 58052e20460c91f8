import { AppError } from "../app-error.ts";
import type { Right } from "../db/access.ts";

export type { Right } from "../db/access.ts";

const ranks: Record<Right, number> = { view: 0, edit: 1, own: 2 };

/** What the rights are called where people read them. */
export const roles = { own: "owner", edit: "editor", view: "viewer" } as const;

export function permits(has: Right, needs: Right): boolean {
  return ranks[has] >= ranks[needs];
}

/** The one place that refuses a member. Whoever is none is to be told that there is nothing, before this is asked. */
export function requireRight(has: Right, needs: Right): void {
  if (permits(has, needs)) return;
  throw needs === "own"
    ? new AppError("not_allowed", { error: "Only the owner of this project can do this." })
    : new AppError("not_allowed");
}
