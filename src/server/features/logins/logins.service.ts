import type { ApiKey, createApiKey, listLogins } from "#contract/logins.ts";
import type { AnswerInputOf } from "#contract/operation.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { newApiKey, prefixOf } from "../../auth/api-keys.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { noteAudit } from "../oversight/note-audit.ts";
import { deleteExpiredLoginStates } from "./identities.store.ts";
import * as store from "./logins.store.ts";
import { deleteExpiredMailTokens } from "./mail-tokens.store.ts";

const mostKeys = 50;

/** Where the account is logged in, the newest first. */
export async function listOpenLogins(
  deps: Pick<Deps, "db">,
  account: Account,
): Promise<AnswerInputOf<typeof listLogins>> {
  const rows = await store.listOpenLogins(deps.db, account.id);
  return rows.map(({ id, createdAt, expiresAt }) => ({
    ...{ id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    current: id === account.loginId,
  }));
}

export async function endOtherLogins(
  deps: Pick<Deps, "db">,
  userId: string,
  loginId: string | null,
): Promise<void> {
  await store.deleteLogins(deps.db.orm, userId, loginId);
}

export async function listKeys(deps: Pick<Deps, "db">, userId: string): Promise<ApiKey[]> {
  return (await store.listApiKeys(deps.db, userId)).map(toApiKey);
}

/** The key itself is in this one answer and nowhere else. */
export async function createKey(
  deps: Pick<Deps, "db" | "newId">,
  userId: string,
  name: string,
): Promise<AnswerInputOf<typeof createApiKey>> {
  const key = newApiKey();
  const row = await deps.db.orm.transaction(async (tx) => {
    await store.lockUser(tx, userId);
    if ((await store.countApiKeys(tx, userId)) >= mostKeys)
      throw invalidFields({ name: `You have ${mostKeys} API keys already. Please delete one first.` });
    const id = deps.newId();
    return store.insertApiKey(tx, { id, userId, name, hash: hashToken(key), prefix: prefixOf(key) });
  });
  await noteKey(deps, userId, "created", row.id);
  return { ...toApiKey(row), key };
}

export async function deleteKey(deps: Pick<Deps, "db">, userId: string, id: string): Promise<void> {
  if (!(await store.deleteApiKey(deps.db.orm, userId, id))) throw new AppError("key_not_found");
  await noteKey(deps, userId, "deleted", id);
}

async function noteKey(
  deps: Pick<Deps, "db">,
  userId: string,
  action: "created" | "deleted",
  targetId: string,
): Promise<void> {
  const [ownerId, actorId] = [userId, userId];
  await noteAudit(deps.db.orm, { ownerId, actorId, action, targetKind: "api_key", targetId });
}

function toApiKey(row: store.ApiKeyRow): ApiKey {
  return {
    ...{ _id: row.id, name: row.name, prefix: row.prefix, createdAt: row.createdAt.toISOString() },
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Begun logins and sent links that nobody used; called now and then by the housekeeping. */
export async function forgetOldLinks(deps: Pick<Deps, "db">): Promise<void> {
  await deleteExpiredLoginStates(deps.db);
  await deleteExpiredMailTokens(deps.db);
}
