import { createHmac } from "node:crypto";
import { sameText } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./installation.store.ts";

type SetupDeps = Pick<Deps, "db" | "config" | "secret">;

/** The same on every server of an installation. It serves until there is an owner, whose round is the next. */
function setupToken({ secret, config }: Pick<SetupDeps, "secret" | "config">, round: number): string {
  const content = `setup:${round}:${config.ownerEmail?.toLowerCase() ?? ""}`;
  return createHmac("sha256", secret).update(content).digest("base64url");
}

export function isSetupToken(
  deps: Pick<SetupDeps, "secret" | "config">,
  round: number,
  given: string,
): boolean {
  return sameText(given, setupToken(deps, round));
}

/** For whoever sees the server's output: the address that makes the owner's account; null where there is one. */
export async function findSetupLink(deps: SetupDeps): Promise<string | null> {
  const { setupLink, ownerEmail, publicUrl } = deps.config;
  if (!setupLink) return null;
  const { setupRound } = await store.readInstallation(deps.db.orm);
  const isDone =
    ownerEmail === null
      ? await store.hasAccounts(deps.db.orm)
      : (await store.findUserId(deps.db.orm, ownerEmail, { confirmed: false })) !== undefined;
  return isDone ? null : `${publicUrl}/register?setup=${setupToken(deps, setupRound)}`;
}
