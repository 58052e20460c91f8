import type { FastifyInstance } from "fastify";
import * as contract from "#contract/transcripts.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./transcripts.service.ts";

export function transcriptRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  bind(app, contract.listSessions, async ({ account, params, query }) => {
    const { view, ...filter } = query;
    const request = { ...filter, accountId: account.id, interviewId: params.id };
    return view === "summary"
      ? service.listSessionPage(deps, request)
      : service.listWholeSessions(deps, request);
  });
  bind(app, contract.listProcessedSessions, ({ account, params }) => {
    const completed = { status: "completed", sort: "newest" } as const;
    return service.listWholeSessions(deps, { ...completed, accountId: account.id, interviewId: params.id });
  });
  bind(app, contract.getDemographics, ({ account, params }) =>
    service.getDemographics(db, account.id, params.id),
  );
  bind(app, contract.getTranscript, ({ account, params }) =>
    service.getTranscript(deps, account.id, params.sessionId),
  );
  bind(app, contract.deleteSession, async ({ account, params }) => {
    await service.deleteSession(deps, account.id, { interviewId: params.id, sessionId: params.sessionId });
    return { success: true as const };
  });
  bind(app, contract.getAnnotations, async ({ account, params }) => {
    return { annotations: await service.listAnnotations(db, account.id, params.sessionId) };
  });
  bind(app, contract.saveAnnotations, async ({ account, params, body }) => {
    const of = { accountId: account.id, sessionId: params.sessionId };
    await service.saveAnnotations(db, of, body.annotations);
    return { success: true as const };
  });
}
