import type { FastifyInstance } from "fastify";
import * as contract from "#contract/rehearsals.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./rehearsals.service.ts";

export function rehearsalRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listRehearsals, ({ account, params, query }) =>
    service.listRehearsals(deps.db, account.id, {
      interviewId: params.id,
      rehearsalId: query.rehearsalId,
    }),
  );
  bind(app, contract.startRehearsal, ({ account, params, body }) =>
    service.startRehearsal(deps, { accountId: account.id, interviewId: params.id }, body),
  );
}
