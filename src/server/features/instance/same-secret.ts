import { createHmac } from "node:crypto";
import type { Deps } from "../../deps.ts";
import * as store from "./installation.store.ts";

/**
 * Every server of an installation has the same secret.key: with another one, logins of one server are none on the
 * other, and addresses that one sealed cannot be opened by the other.
 */
export async function requireSameSecret({
  db,
  config,
  secret,
}: Pick<Deps, "db" | "config" | "secret">): Promise<void> {
  const check = createHmac("sha256", secret).update("installation").digest("base64url");
  if (config.secretReplaced) return store.replaceSecretCheck(db, check);
  if ((await store.settleSecretCheck(db, check)) === check) return;
  throw new Error(
    `The secret in ${config.dataDir}/secret.key is not the one that this database was set up with. Copy secret.key from the first server or from your backup. If it is lost, start once with SECRET_REPLACED=on: everybody has to log in again then, and the e-mail addresses of claims can no longer be read.`,
  );
}
