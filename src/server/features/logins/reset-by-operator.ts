import { randomBytes } from "node:crypto";
import { hashPassword } from "../../auth/passwords.ts";
import { toBase32 } from "../../auth/totp.ts";
import type { Deps } from "../../deps.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import * as store from "./logins.store.ts";
import { setPassword } from "./reset.service.ts";
import { deleteSecondFactor } from "./second-factor.store.ts";

/** For whoever runs the server and was asked in person; null where there is no such account. */
export async function resetByOperator(
  deps: Pick<Deps, "db" | "config" | "newId">,
  { email, turnOffTwoStep }: { email: string; turnOffTwoStep: boolean },
): Promise<string | null> {
  const password = (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join("-").toLowerCase();
  const passwordHash = await hashPassword(password, deps.config.passwordCost);
  const userId = await deps.db.orm.transaction(async (tx) => {
    const user = await store.findUserByEmail(tx, email);
    if (!user?.email.includes("@")) return null;
    await setPassword(tx, deps, user.id, passwordHash);
    if (turnOffTwoStep) await deleteSecondFactor(tx, user.id);
    return user.id;
  });
  if (userId === null) return null;
  const [ownerId, targetId] = [userId, userId];
  await noteAudit(deps.db.orm, {
    ownerId,
    actorId: null,
    action: "changed",
    targetKind: "account",
    targetId,
  });
  return password;
}
