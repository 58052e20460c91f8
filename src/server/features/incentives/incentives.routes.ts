import type { FastifyInstance } from "fastify";
import * as contract from "#contract/incentives.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import * as service from "./incentives.service.ts";

export function incentiveRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getIncentives, ({ account, params }) => service.getStock(deps, account.id, params.id));
  bind(app, contract.addCodes, ({ account, params, body }) =>
    service.addCodes(deps, account.id, { interviewId: params.id, codes: body.codes }),
  );
  bind(app, contract.releaseCodes, ({ account, params }) =>
    service.releaseCodes(deps, account.id, params.id),
  );
  bind(app, contract.listClaims, async ({ account, params, query, reply }) => {
    const list = await service.listClaims(deps, account.id, params.id);
    if (query.csv === "0") return list;
    return reply
      .header("content-disposition", attachmentHeader("incentive-claims.csv"))
      .header("cache-control", "no-store")
      .type("text/csv; charset=utf-8")
      .send(service.writeClaims(list));
  });
}
