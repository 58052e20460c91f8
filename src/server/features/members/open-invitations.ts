import { hashToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import * as store from "./members.store.ts";

/** Whether a link is that of an invitation that still holds. */
export async function isInvitation(tx: Queryable, token: string): Promise<boolean> {
  return (await store.findInvitation(tx, hashToken(token))) !== undefined;
}

export async function isInvited(tx: Queryable, email: string): Promise<boolean> {
  return (await store.listOpenInvitations(tx, email)).length > 0;
}
