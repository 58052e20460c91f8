import type { FastifyInstance, FastifyRequest } from "fastify";
import type { KeyScope } from "#contract/choices.ts";
import { keyScopesOf } from "#contract/key-scopes.ts";
import type { Access } from "#contract/operation.ts";
import { AppError } from "../app-error.ts";
import type { Deps } from "../deps.ts";
import { type Account, findAccount, findAccountByKey } from "./account.ts";
import { isApiKey } from "./api-keys.ts";
import { loginCookieName } from "./login-cookie.ts";
import { hashToken, readBearer } from "./tokens.ts";

declare module "fastify" {
  interface FastifyRequest {
    account: Account | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    files?: boolean;
  }
}

/** Lets only a logged-in creator, or a key with the scopes for it, reach the calls that the contract keeps for creators. */
export function guardCreators(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "config" | "secret" | "clock">,
): void {
  app.decorateRequest("account", null);
  app.addHook("onRequest", async (request) => {
    const { config, url } = request.routeOptions;
    if (config.access !== "creator") return;
    request.account = (await accountOf(request, deps)) ?? null;
    if (!request.account) throw new AppError("authentication_required");
    const { scopes } = request.account;
    if (scopes !== null) requireScopes(scopes, keyScopesOf(`${request.method} ${url}`));
  });
}

function requireScopes(has: readonly KeyScope[], needs: readonly KeyScope[] | undefined): void {
  if (!needs) throw new AppError("key_not_allowed");
  const missing = needs.filter((scope) => !has.includes(scope));
  if (missing.length > 0) refuseKey(missing);
}

function refuseKey(missing: readonly KeyScope[]): never {
  const names = missing.map((scope) => `"${scope}"`).join(" and ");
  throw new AppError("key_scope_missing", { error: `This API key lacks the scope ${names}.` });
}

/** For calls whose query decides what they hand out. */
export function requireScope(account: Account, scope: KeyScope): void {
  if (account.scopes !== null && !account.scopes.includes(scope)) refuseKey([scope]);
}

/** The login that a call came with; refuses API keys. */
export function requireLogin(account: Account): string {
  if (account.loginId === null) throw new AppError("key_not_allowed");
  return account.loginId;
}

/** The creator of a request by API key, bearer token or cookie; undefined when there is none. */
export async function accountOf(
  request: FastifyRequest,
  deps: Pick<Deps, "db" | "config" | "secret" | "clock">,
): Promise<Account | undefined> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (bearer !== undefined && isApiKey(bearer)) return findAccountByKey(deps.db, hashToken(bearer));
  if (bearer !== undefined) {
    const loginId = readBearer(deps.secret, bearer, deps.clock());
    return loginId === null ? undefined : findAccount(deps.db, { loginId });
  }
  const cookie = request.cookies[loginCookieName(deps.config.publicUrl)];
  return cookie === undefined ? undefined : findAccount(deps.db, { tokenHash: hashToken(cookie) });
}
