import type { FastifyInstance } from "fastify";
import * as contract from "#contract/answer-checks.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { getAnswerChecks } from "./answer-checks.service.ts";

export function answerCheckRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getAnswerChecks, ({ account, params, query }) =>
    getAnswerChecks(deps.db, {
      accountId: account.id,
      interviewId: params.id,
      sessionId: query.sessionId,
    }),
  );
}
