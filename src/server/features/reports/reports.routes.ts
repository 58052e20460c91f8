import type { FastifyInstance } from "fastify";
import * as contract from "#contract/exports.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { networkOf } from "../../http/network-of.ts";
import * as service from "./reports.service.ts";

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listReportLinks, ({ account, params }) =>
    service.listReportLinks(deps, account.id, params.id),
  );
  bind(app, contract.createReportLink, ({ account, params, body }) =>
    service.createReportLink(deps, account.id, { interviewId: params.id, days: body.days }),
  );
  bind(app, contract.revokeReportLink, async ({ account, params }) => {
    await service.revokeReportLink(deps, account.id, { interviewId: params.id, token: params.token });
    return { success: true as const };
  });
  bind(app, contract.getReport, ({ params, request, reply }) => {
    reply.header("x-robots-tag", "noindex, nofollow");
    return service.getReport(deps, params.token, networkOf(request.ip));
  });
  bind(app, contract.getOwnReport, ({ account, params }) =>
    service.getOwnReport(deps, account.id, params.id),
  );
}
