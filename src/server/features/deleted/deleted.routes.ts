import type { FastifyInstance } from "fastify";
import * as contract from "#contract/projects.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { listDeleted } from "./deleted.service.ts";

export function deletedRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listDeleted, ({ account }) => listDeleted(deps, account.id));
}
