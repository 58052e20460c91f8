import type { FastifyInstance } from "fastify";
import * as contract from "#contract/insights.ts";
import * as own from "#contract/own-insights.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { generateInsights } from "../insights/insights.service.ts";
import { addInsights, deleteOwnInsight, editOwnInsight } from "./own-insights.service.ts";
import { getShownInsights } from "./results.service.ts";

export function insightRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.generateInsights, async ({ account, params, body, reply }) => {
    const { interviewId } = params;
    const { selectedDataSources: sources, waitMs } = body;
    const request = { accountId: account.id, interviewId, sources, waitMs };
    const answer = await generateInsights(deps, request);
    if ("interviewId" in answer) return { insights: await getShownInsights(deps.db, answer.interviewId) };
    reply.code(202);
    return answer;
  });
  bind(app, own.addInsight, async ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id };
    return { success: true as const, insights: await addInsights(deps, of, body) };
  });
  bind(app, own.editInsight, async ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id, insightId: params.insightId };
    return { insight: await editOwnInsight(deps, of, body) };
  });
  bind(app, own.deleteInsight, async ({ account, params }) => {
    const of = { accountId: account.id, interviewId: params.id, insightId: params.insightId };
    await deleteOwnInsight(deps.db, of);
    return { success: true as const };
  });
}
