import type * as contract from "#contract/logins.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { findDatabaseErrorCode } from "../../db/database-error.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { endSubscriptions } from "../billing/subscriptions.service.ts";
import { findSuccessor, passOwnership } from "../instance/owner.service.ts";
import { requireFresh } from "../logins/fresh-login.service.ts";
import { deleteAccountRows } from "./delete-account.store.ts";

type DeleteDeps = Parameters<typeof endSubscriptions>[0];

/**
 * Deletes the account and all below it, for good. The subscription is ended first: where that fails nothing is
 * deleted, as nobody could end it afterwards.
 */
export async function deleteAccount(
  deps: DeleteDeps,
  account: Account,
  { email, successor, password }: BodyOf<typeof contract.deleteAccount>,
): Promise<void> {
  if (email.trim().toLowerCase() !== account.email.toLowerCase()) throw new AppError("wrong_confirmation");
  await requireFresh(deps, account, password);
  await findSuccessor(deps.db.orm, account.id, successor);
  await endSubscriptions(deps, account.id);
  if (!(await deletePatiently(deps, account.id, successor))) throw new AppError("authentication_required");
  const target = { ownerId: account.id, actorId: account.id, targetId: account.id };
  await noteAudit(deps.db.orm, { ...target, action: "deleted", targetKind: "account" });
}

const maxTries = 5;
const deadlock = "40P01";

/** Participants who start at that moment may hold what is to be deleted; the database then ends one of the two. */
async function deletePatiently(
  { db }: DeleteDeps,
  userId: string,
  successor: string | undefined,
): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    try {
      return await deleteAccountRows(db, userId, (tx) => passOwnership(tx, userId, successor));
    } catch (error) {
      const isDeadlock = error instanceof Error && findDatabaseErrorCode(error) === deadlock;
      if (!isDeadlock || tried === maxTries) throw error;
    }
  }
}
