import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Access } from "#contract/operation.ts";
import { AppError } from "../app-error.ts";
import type { Deps } from "../deps.ts";
import { type Account, findAccount } from "./account.ts";
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

/** The `__Host-` prefix binds the cookie to this host; browsers take it over https only. */
export function loginCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-askwell" : "askwell";
}

/** Lets only a logged-in creator reach the calls that the contract keeps for creators. */
export function guardCreators(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "config" | "secret" | "clock">,
): void {
  app.decorateRequest("account", null);
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.config.access;
    if (access !== "creator") return;
    request.account = (await accountOf(request, deps)) ?? null;
    if (!request.account) throw new AppError("authentication_required");
  });
}

/** The creator of a request by bearer token or cookie; undefined when there is none. */
export async function accountOf(
  request: FastifyRequest,
  deps: Pick<Deps, "db" | "config" | "secret" | "clock">,
): Promise<Account | undefined> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (bearer !== undefined) {
    const loginId = readBearer(deps.secret, bearer, deps.clock());
    return loginId === null ? undefined : findAccount(deps.db, { loginId });
  }
  const cookie = request.cookies[loginCookieName(deps.config.publicUrl)];
  return cookie === undefined ? undefined : findAccount(deps.db, { tokenHash: hashToken(cookie) });
}
