import type { FastifyInstance } from "fastify";
import * as contract from "#contract/oversight.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { listAudit } from "./oversight.service.ts";
import { listProcessors } from "./processors.ts";
import { watchAudit } from "./watch-audit.ts";

export function oversightRoutes(app: FastifyInstance, deps: Deps): void {
  watchAudit(app, deps);
  bind(app, contract.listAudit, ({ account, query }) => listAudit(deps, account.id, query));
  bind(app, contract.listProcessors, async () => listProcessors(deps.config));
}
