import type { FastifyInstance } from "fastify";
import { searchTranscripts } from "#contract/transcripts.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./search.service.ts";

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, searchTranscripts, ({ account, params, query }) =>
    service.searchTranscripts(deps, { ...query, accountId: account.id, interviewId: params.id }),
  );
}
