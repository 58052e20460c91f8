import type { FastifyInstance } from "fastify";
import { listAnswers } from "#contract/answers.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./answers.service.ts";

export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, listAnswers, ({ account, params, query }) =>
    service.listAnswers(deps.db, { ...query, accountId: account.id, interviewId: params.id }),
  );
}
