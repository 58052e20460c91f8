import { setTimeout as wait } from "node:timers/promises";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import { hashPassword } from "../../auth/passwords.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import { nameError } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { noteJoined } from "../members/join-invited.ts";
import { deleteIdentities } from "./identities.store.ts";
import * as store from "./logins.store.ts";
import { deleteMailTokens, findMailToken, takeMailToken } from "./mail-tokens.store.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { sendResetLink } from "./send-links.ts";
import { proveAddress } from "./verification.service.ts";

/** Longer than the work takes, so that the time of an answer does not tell whether there is an account. */
const answerAfterMs = 250;

/** The same answer, after the same time, whether the address has an account, has none, or was mailed too often. */
export async function requestReset(
  deps: Pick<Deps, "db" | "newId" | "config" | "log">,
  email: string,
  address: string,
): Promise<void> {
  await takeFromLimit(deps, `forgot:${address}`, rates.forgot);
  const work = mailReset(deps, email).catch((error: unknown) => {
    deps.log.warn({ error: nameError(error) }, "no reset mail was made");
  });
  await Promise.all([work, wait(answerAfterMs)]);
}

async function mailReset(deps: Pick<Deps, "db" | "newId" | "config">, email: string): Promise<void> {
  const key = `forgot-account:${hashToken(email.toLowerCase())}`;
  const isTooOften = await takeFromLimit(deps, key, rates.resetMail).then(
    () => false,
    () => true,
  );
  const user = await store.findUserByEmail(deps.db.orm, email);
  if (!user || isTooOften) return;
  await deps.db.orm.transaction((tx) => sendResetLink(tx, deps, user));
}

/**
 * Ends all logins and takes out connected providers. API keys stay, as programs depend on them, except where the
 * address is shown to be theirs for the first time; the answer says how many there are.
 */
export async function resetPassword(
  deps: Pick<Deps, "db" | "config" | "newId">,
  input: { token: string; password: string },
  address: string,
): Promise<string> {
  await takeFromLimit(deps, `reset:${address}`, rates.reset);
  const hash = hashToken(input.token);
  // Hashing a password is work; nobody gets it for a made-up link.
  if (!(await findMailToken(deps.db, hash, "reset"))) throw new AppError("link_invalid");
  const passwordHash = await hashPassword(input.password, deps.config.passwordCost);
  const { userId, joined } = await deps.db.orm.transaction(async (tx) => {
    const token = await takeMailToken(tx, hash, "reset");
    if (!token?.userId) throw new AppError("link_invalid");
    const proven = await proveAddress(tx, deps, token.userId, { dropPassword: false });
    await setPassword(tx, deps, token.userId, passwordHash);
    return { userId: token.userId, joined: proven };
  });
  await noteJoined(deps.db, joined);
  const [ownerId, actorId, targetId] = [userId, userId, userId];
  await noteAudit(deps.db.orm, { ownerId, actorId, action: "changed", targetKind: "account", targetId });
  const keys = await store.countApiKeys(deps.db.orm, userId);
  const done = "You've been logged out everywhere. Please log in with your new password.";
  if (keys === 0) return done;
  return `${done} ${keys === 1 ? "1 API key still works" : `${keys} API keys still work`}: delete any you don't recognise in your profile.`;
}

/** In place of the former password and every other way in but keys. */
export async function setPassword(
  tx: Queryable,
  deps: Pick<Deps, "config" | "newId">,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await store.updateUser(tx, userId, { passwordHash });
  await store.deleteLogins(tx, userId, null);
  await deleteIdentities(tx, userId);
  await deleteMailTokens(tx, userId, "reset");
  await deleteMailTokens(tx, userId, "link_identity");
  await notifyOfChange(tx, deps, userId, { what: "password" });
}
