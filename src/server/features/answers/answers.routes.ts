import type { FastifyInstance } from "fastify";
import { countClosedAnswers, listAnswers } from "#contract/answers.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./answers.service.ts";
import { countOwnClosed } from "./closed-counts.service.ts";

export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, listAnswers, ({ account, params, query }) =>
    service.listAnswers(deps.db, { ...query, accountId: account.id, interviewId: params.id }),
  );
  bind(app, countClosedAnswers, async ({ account, params }) => ({
    counts: await countOwnClosed(deps.db, { accountId: account.id, interviewId: params.id }),
  }));
}
