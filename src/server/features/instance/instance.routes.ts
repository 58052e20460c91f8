import type { FastifyInstance } from "fastify";
import * as contract from "#contract/instance.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { checkDatabase } from "./instance.service.ts";
import { listProcessors } from "./processors.ts";

export function instanceRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listProcessors, async () => listProcessors(deps.config));
  bind(app, contract.getHealth, async () => ({ status: "ok" as const }));
  bind(app, contract.getReadiness, async () => ({ status: await checkDatabase(deps) }));
}
