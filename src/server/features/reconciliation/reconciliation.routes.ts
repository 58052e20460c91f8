import type { FastifyInstance } from "fastify";
import { rates } from "#contract/limits.ts";
import * as contract from "#contract/reconciliation.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { abortWhenLeft } from "../../http/event-stream.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { reconcilePanel } from "./reconciliation.service.ts";

export function reconciliationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.reconcilePanel, async ({ account, params, query, body, reply }) => {
    await takeFromLimit(deps, `reconcile:${account.id}`, rates.reconcile);
    const as = query.csv === "1" ? "csv" : "json";
    const of = { accountId: account.id, interviewId: params.id, signal: abortWhenLeft(reply), as } as const;
    const text = await reconcilePanel(deps, of, body);
    reply.header("cache-control", "no-store");
    if (as === "json") return reply.type("application/json").send(text);
    return reply
      .header("content-disposition", attachmentHeader("panel-reconciliation.csv"))
      .type("text/csv; charset=utf-8")
      .send(text);
  });
}
