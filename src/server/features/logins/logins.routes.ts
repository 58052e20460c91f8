import type { FastifyInstance } from "fastify";
import * as contract from "#contract/logins.ts";
import { accountOf } from "../../auth/guard.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { networkOf } from "../../http/network-of.ts";
import { describeOwnership } from "../instance/owner.service.ts";
import { changeEmail, confirmNewEmail } from "./change-email.service.ts";
import * as service from "./logins.service.ts";
import { getUser } from "./open-login.service.ts";
import { updateProfile } from "./profile.service.ts";
import { providerLoginRoutes } from "./provider-login.routes.ts";
import { requestReset, resetPassword } from "./reset.service.ts";
import { beginSecondFactor, confirmSecondFactor, turnOffSecondFactor } from "./second-factor.service.ts";
import { confirmAddress, connectProvider, resendVerification } from "./verification.service.ts";

const done = { success: true as const };

export function loginRoutes(app: FastifyInstance, deps: Deps): void {
  providerLoginRoutes(app, deps);
  linksByMail(app, deps);
  secondFactorRoutes(app, deps);
  bind(app, contract.updateUser, async ({ body, account }) => {
    await updateProfile(deps, account, body);
    return getUser(deps, account.id, account.loginId);
  });
  bind(app, contract.changeEmail, async ({ body, account }) => {
    const message = await changeEmail(deps, account, body);
    return { ...done, message, user: await getUser(deps, account.id, account.loginId) };
  });
  bind(app, contract.disconnectProvider, async ({ params, account }) => {
    await service.disconnectProvider(deps, account, params.provider);
    return done;
  });
  bind(app, contract.listLogins, ({ account }) => service.listOpenLogins(deps, account));
  bind(app, contract.endLogins, async ({ account }) => {
    await service.endOtherLogins(deps, account.id, account.loginId);
    return done;
  });
  bind(app, contract.listApiKeys, ({ account }) => service.listKeys(deps, account.id));
  bind(app, contract.createApiKey, ({ body, account }) => service.createKey(deps, account.id, body));
  bind(app, contract.deleteApiKey, async ({ params, account }) => {
    await service.deleteKey(deps, account.id, params.id);
    return done;
  });
}

function linksByMail(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.forgotPassword, async ({ body, request }) => {
    await requestReset(deps, body.email, networkOf(request.ip));
    return { ...done, message: forgotMessage(deps) };
  });
  bind(app, contract.resetPassword, async ({ body, request }) => ({
    ...done,
    message: await resetPassword(deps, body, networkOf(request.ip)),
  }));
  bind(app, contract.verifyEmail, async ({ body, request }) => {
    const account = await accountOf(request, deps);
    const accountId = account?.loginId ? account.id : null;
    return {
      ...done,
      message: await confirmAddress(deps, { ...body, accountId, address: networkOf(request.ip) }),
    };
  });
  bind(app, contract.connectProvider, async ({ body, request }) => ({
    ...done,
    message: await connectProvider(deps, { ...body, address: networkOf(request.ip) }),
  }));
  bind(app, contract.confirmNewEmail, async ({ body, request }) => ({
    ...done,
    message: await confirmNewEmail(deps, body.token, networkOf(request.ip)),
  }));
  bind(app, contract.sendVerification, async ({ account }) => {
    await resendVerification(deps, account.id);
    return { ...done, message: await verificationMessage(deps, account.id) };
  });
}

function forgotMessage({ config }: Deps): string {
  return config.mail === null
    ? "This server can't send e-mail. If this address has an account, whoever runs the server can give you a link to set a new password. If you run it yourself, use: npm run reset-password ADDRESS"
    : "If there is an account with this address, a link to set a new password is on its way.";
}

async function verificationMessage(deps: Deps, accountId: string): Promise<string> {
  if (deps.config.mail !== null) return "A new e-mail is on its way.";
  const { serverOwner } = await describeOwnership(deps, accountId);
  return `This server can't send e-mail. ${serverOwner?.name ?? "Whoever runs it"} can give you the link.`;
}

function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.beginSecondFactor, ({ account, body }) =>
    beginSecondFactor(deps, account, body.password),
  );
  bind(app, contract.confirmSecondFactor, ({ account, body }) =>
    confirmSecondFactor(deps, account, body.code),
  );
  bind(app, contract.turnOffSecondFactor, async ({ account, body }) => {
    await turnOffSecondFactor(deps, account, body.code);
    return done;
  });
}
