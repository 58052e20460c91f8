import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as contract from "#contract/logins.ts";
import { loginCookieName } from "../../auth/login-cookie.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { exportAccount } from "./account-export.service.ts";
import { deleteAccount } from "./delete-account.service.ts";

export function accountDataRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.exportAccount, async ({ account, reply }) => {
    const { name, content } = await exportAccount(deps, account);
    return reply
      .header("content-disposition", attachmentHeader(name))
      .header("cache-control", "no-store")
      .type("application/zip")
      .send(Readable.from(content, { highWaterMark: 4 }));
  });
  bind(app, contract.deleteAccount, async ({ account, body, reply }) => {
    await deleteAccount(deps, account, body);
    reply.clearCookie(loginCookieName(deps.config.publicUrl), { path: "/" });
    return { success: true as const, message: "Your account and everything in it have been deleted." };
  });
}
