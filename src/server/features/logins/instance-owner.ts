import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import { findUserIdByEmail, isFirstUser } from "./instance-owner.store.ts";

/**
 * Whether a user owns this installation: the account of OWNER_EMAIL, else the first one. Where mail is sent, the
 * address must have been confirmed, so that nobody takes the place by registering an address that is not theirs.
 */
export async function isInstanceOwner(
  db: Database,
  config: Pick<Config, "ownerEmail" | "mail">,
  userId: string,
): Promise<boolean> {
  if (config.ownerEmail === null) return isFirstUser(db, userId);
  return (await findUserIdByEmail(db, config.ownerEmail, config.mail !== null)) === userId;
}
