import type { FastifyInstance } from "fastify";
import * as contract from "#contract/logins.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { networkOf } from "../../http/network-of.ts";
import { getUser } from "../accounts/accounts.service.ts";
import * as service from "./logins.service.ts";
import { updateProfile } from "./profile.service.ts";
import { providerLoginRoutes } from "./provider-login.routes.ts";
import { requestReset, resetPassword } from "./reset.service.ts";
import { confirmLink, resendVerification } from "./verification.service.ts";

const done = { success: true as const };

export function loginRoutes(app: FastifyInstance, deps: Deps): void {
  providerLoginRoutes(app, deps);
  linksByMail(app, deps);
  bind(app, contract.updateUser, async ({ body, account }) => {
    await updateProfile(deps, account, body);
    return getUser(deps, account.id, account.loginId);
  });
  bind(app, contract.listLogins, ({ account }) => service.listOpenLogins(deps, account));
  bind(app, contract.endLogins, async ({ account }) => {
    await service.endOtherLogins(deps, account.id, account.loginId);
    return done;
  });
  bind(app, contract.listApiKeys, ({ account }) => service.listKeys(deps, account.id));
  bind(app, contract.createApiKey, ({ body, account }) => service.createKey(deps, account.id, body.name));
  bind(app, contract.deleteApiKey, async ({ params, account }) => {
    await service.deleteKey(deps, account.id, params.id);
    return done;
  });
}

function linksByMail(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.forgotPassword, async ({ body, request }) => {
    await requestReset(deps, body.email, networkOf(request.ip));
    const message = "If there is an account with this address, a link to set a new password is on its way.";
    return { ...done, message };
  });
  bind(app, contract.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body, networkOf(request.ip));
    return { ...done, message: "Your new password is set. Please log in with it." };
  });
  bind(app, contract.verifyEmail, async ({ body, request }) => ({
    ...done,
    message: await confirmLink(deps, body.token, networkOf(request.ip)),
  }));
  bind(app, contract.sendVerification, async ({ account }) => {
    await resendVerification(deps, account.id);
    return done;
  });
}
