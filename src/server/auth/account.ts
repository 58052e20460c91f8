import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { logins, users } from "../db/study-schema.ts";

/** The creator behind a request, and the login that it came with. */
export interface Account {
  id: string;
  loginId: string;
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
  return row;
}
