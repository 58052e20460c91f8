import type { FastifyInstance } from "fastify";
import * as contract from "#contract/answer-checks.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { exportExclusions, getAnswerChecks } from "./answer-checks.service.ts";

export function answerCheckRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getAnswerChecks, ({ account, params, query }) =>
    getAnswerChecks(deps.db, {
      accountId: account.id,
      interviewId: params.id,
      sessionId: query.sessionId,
    }),
  );
  bind(app, contract.exportExclusions, async ({ account, params, reply }) => {
    const of = { accountId: account.id, interviewId: params.id };
    const file = await exportExclusions(deps.db, of);
    return reply
      .header("content-disposition", attachmentHeader("panel-exclusions.csv"))
      .header("cache-control", "no-store")
      .type("text/csv; charset=utf-8")
      .send(file);
  });
}
