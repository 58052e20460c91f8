import { keyScopes } from "#contract/choices.ts";
import type { ApiKey, createApiKey, listLogins } from "#contract/logins.ts";
import type { AnswerInputOf, BodyOf } from "#contract/operation.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { newApiKey, prefixOf } from "../../auth/api-keys.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { countIdentities, deleteExpiredLoginStates, deleteIdentities } from "./identities.store.ts";
import * as store from "./logins.store.ts";
import { deleteExpiredMailTokens } from "./mail-tokens.store.ts";
import { notifyOfChange } from "./notify-of-change.ts";

const maxKeys = 50;

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
  deps: Pick<Deps, "db" | "newId" | "config">,
  userId: string,
  { name, scopes: asked }: BodyOf<typeof createApiKey>,
): Promise<AnswerInputOf<typeof createApiKey>> {
  const key = newApiKey();
  const scopes = keyScopes.filter((scope) => asked.includes(scope));
  const row = await deps.db.orm.transaction(async (tx) => {
    await store.lockUser(tx, userId);
    if ((await store.countApiKeys(tx, userId)) >= maxKeys)
      throw invalidFields({ name: `You have ${maxKeys} API keys already. Please delete one first.` });
    const id = deps.newId();
    return store.insertApiKey(tx, { id, userId, name, scopes, hash: hashToken(key), prefix: prefixOf(key) });
  });
  await notifyOfChange(deps.db.orm, deps, userId, { what: "key", name });
  await noteKey(deps, userId, "created", row.id);
  return { ...toApiKey(row), key };
}

export async function deleteKey(deps: Pick<Deps, "db">, userId: string, id: string): Promise<void> {
  if (!(await store.deleteApiKey(deps.db.orm, userId, id))) throw new AppError("key_not_found");
  await noteKey(deps, userId, "deleted", id);
}

/** Takes a provider's login out. The only way in stays: nobody could open the account any more. */
export async function disconnectProvider(
  deps: Pick<Deps, "db">,
  account: Account,
  provider: string,
): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    const user = await store.lockUser(tx, account.id);
    const removed = await deleteIdentities(tx, account.id, provider);
    if (removed === 0) throw new AppError("identity_not_found");
    const isShut = user?.passwordHash === null && (await countIdentities(tx, account.id)) === 0;
    if (isShut) throw new AppError("last_login");
  });
  const { id } = account;
  await noteAudit(deps.db.orm, {
    ...{ ownerId: id, actorId: id, targetId: id },
    ...{ action: "removed", targetKind: "login" },
  });
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
    ...{
      _id: row.id,
      name: row.name,
      prefix: row.prefix,
      scopes: row.scopes,
      createdAt: row.createdAt.toISOString(),
    },
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Begun logins and sent links that nobody used; called now and then by the housekeeping. */
export async function deleteOldLinks(deps: Pick<Deps, "db">): Promise<void> {
  await deleteExpiredLoginStates(deps.db);
  await deleteExpiredMailTokens(deps.db);
}
