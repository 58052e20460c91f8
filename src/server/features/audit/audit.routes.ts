import type { FastifyInstance } from "fastify";
import * as contract from "#contract/audit.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { listAudit } from "./audit.service.ts";
import { watchAudit } from "./watch-audit.ts";

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  watchAudit(app, deps);
  bind(app, contract.listAudit, ({ account, query }) => listAudit(deps, account.id, query));
}
