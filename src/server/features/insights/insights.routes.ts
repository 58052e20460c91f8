import type { FastifyInstance } from "fastify";
import * as contract from "#contract/insights.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./insights.service.ts";

export function insightRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.generateInsights, async ({ account, params, body, reply }) => {
    const { interviewId } = params;
    const { selectedDataSources: sources, waitMs } = body;
    const request = { accountId: account.id, interviewId, sources, waitMs };
    const answer = await service.generateInsights(deps, request);
    if ("job" in answer) reply.code(202);
    return answer;
  });
  bind(app, contract.addInsight, async ({ account, params, body }) => {
    return { success: true as const, insights: await service.addInsights(deps, account.id, params.id, body) };
  });
}
