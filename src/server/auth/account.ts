import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { KeyScope } from "#contract/choices.ts";
import { apiKeys } from "../db/account-schema.ts";
import type { Database } from "../db/database.ts";
import { logins, users } from "../db/study-schema.ts";

/** The creator behind a request, and the login that it came with. */
export interface Account {
  id: string;
  /** Null where the request came with an API key. */
  loginId: string | null;
  /** What the request's API key may do; null where it came with a login. */
  scopes: readonly KeyScope[] | null;
  name: string;
  email: string;
}

/** By the cookie's hash or by a verified token's login. Undefined when logged out, expired or deleted. */
export async function findAccount(
  db: Database,
  by: { tokenHash: string } | { loginId: string },
): Promise<Account | undefined> {
  const match = "tokenHash" in by ? eq(logins.tokenHash, by.tokenHash) : eq(logins.id, by.loginId);
  const [row] = await db.orm
    .select({ id: users.id, loginId: logins.id, name: users.name, email: users.email })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .where(and(match, gt(logins.expiresAt, sql`now()`)));
  return row && { ...row, scopes: null };
}

/** By an API key's hash. Its use is noted at most once a minute, so that busy programs do not write each time. */
export async function findAccountByKey(db: Database, hash: string): Promise<Account | undefined> {
  const [row] = await db.orm
    .select({
      ...{ id: users.id, name: users.name, email: users.email, keyId: apiKeys.id, scopes: apiKeys.scopes },
      isNoted: sql<boolean>`coalesce(${apiKeys.lastUsedAt} > now() - interval '1 minute', false)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hash));
  if (!row) return undefined;
  const { keyId, isNoted, ...account } = row;
  if (!isNoted) await noteUse(db, keyId);
  return { ...account, loginId: null };
}

async function noteUse(db: Database, keyId: string): Promise<void> {
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`));
  await db.orm
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, keyId), isOld));
}
