import type { FastifyInstance } from "fastify";
import * as contract from "#contract/report-cards.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./report-cards.service.ts";

export function reportCardRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getReportCard, ({ account, params }) =>
    service.getReportCard(deps.db, account.id, params.id),
  );
}
