import type { FastifyInstance } from "fastify";
import * as contract from "#contract/jobs.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./jobs.service.ts";

export function jobRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getJob, ({ account, params }) => service.getJob(deps, account.id, params.id));
}
