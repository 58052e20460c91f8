import type { FastifyInstance } from "fastify";
import * as contract from "#contract/members.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./notices.service.ts";

export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getNotices, ({ account, params }) =>
    service.getNotices(deps.db, account.id, params.projectId),
  );
  bind(app, contract.setNotices, ({ account, params, body }) =>
    service.setNotices(deps.db, { accountId: account.id, projectId: params.projectId }, body),
  );
}
