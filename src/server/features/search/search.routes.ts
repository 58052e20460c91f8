import type { FastifyInstance } from "fastify";
import { searchSessions } from "#contract/session-reading.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./search.service.ts";

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, searchSessions, ({ account, params, query }) =>
    service.searchSessions(deps, { ...query, accountId: account.id, interviewId: params.id }),
  );
}
