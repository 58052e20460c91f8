import type { User } from "#contract/accounts.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Config } from "../../config.ts";
import type { Database, Queryable } from "../../db/database.ts";
import * as store from "./installation.store.ts";

type OwnerConfig = Pick<Config, "ownerEmail" | "mail">;

/** Whether a user owns this installation: stored once, and never inferred from who is there. */
export function isInstanceOwner(db: Database, userId: string): Promise<boolean> {
  return store.isOwner(db.orm, userId);
}

/** Of one who is logged in: whether they own this installation, and else whom to ask about it. */
export async function describeOwnership(
  deps: { db: Database; config: Pick<Config, "registration" | "setupLink"> },
  userId: string,
): Promise<Required<Pick<User, "instanceOwner" | "serverOwner">>> {
  const owner = await store.findOwner(deps.db.orm);
  if (!owner || owner.id === userId) return { instanceOwner: owner !== undefined, serverOwner: null };
  const isOpenToAll = deps.config.registration === "open" && deps.config.setupLink;
  return {
    instanceOwner: false,
    serverOwner: { name: owner.name, email: isOpenToAll ? null : owner.email },
  };
}

/** Of the transaction that makes the account, after it was admitted as the owner's. */
export function makeOwner(tx: Queryable, userId: string): Promise<void> {
  return store.storeOwner(tx, userId);
}

/**
 * At the start: whoever runs the server may name the owner by OWNER_EMAIL, also later. Where mail is sent the address
 * must have been confirmed; where none is, nobody registers that address without the set-up link.
 */
export async function settleOwner(db: Database, config: OwnerConfig): Promise<void> {
  const { ownerEmail } = config;
  if (ownerEmail === null) return;
  await db.orm.transaction(async (tx) => {
    const { ownerId } = await store.lockInstallation(tx);
    const named = await store.findUserId(tx, ownerEmail, { confirmed: config.mail !== null });
    if (named !== undefined && named !== ownerId) await store.storeOwner(tx, named);
  });
}

/** When an address is shown to be somebody's: the one of OWNER_EMAIL owns the installation. */
export async function claimByAddress(
  tx: Queryable,
  config: OwnerConfig,
  user: { id: string; email: string },
): Promise<void> {
  if (config.ownerEmail?.toLowerCase() !== user.email.toLowerCase()) return;
  const { ownerId } = await store.lockInstallation(tx);
  if (ownerId !== user.id) await store.storeOwner(tx, user.id);
}

/**
 * Who takes over from an owner whose account is to be deleted; null where that account owns nothing, or nobody else is
 * there. Refuses where nobody was named.
 */
export async function findSuccessor(
  db: Queryable,
  userId: string,
  successor: string | undefined,
): Promise<string | null> {
  if (!(await store.isOwner(db, userId)) || !(await store.hasOtherAccounts(db, userId))) return null;
  if (successor === undefined || successor.trim() === "") throw new AppError("successor_needed");
  const next = await store.findUserId(db, successor.trim(), { confirmed: false });
  if (next === undefined || next === userId)
    throw invalidFields({ successor: "Nobody else has an account with this address." });
  return next;
}

/** In the transaction that deletes the account, so that of two at once none is left without an owner. */
export async function passOwnership(
  tx: Queryable,
  userId: string,
  successor: string | undefined,
): Promise<void> {
  await store.lockInstallation(tx);
  const next = await findSuccessor(tx, userId, successor);
  if (next !== null) await store.storeOwner(tx, next);
}
