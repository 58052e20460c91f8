import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as deletionContract from "#contract/session-deletion.ts";
import * as contract from "#contract/session-reading.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { streamEvents, wantsEvents } from "../../http/event-stream.ts";
import { getDropOff } from "./drop-off.service.ts";
import * as live from "./live.service.ts";
import * as deletion from "./session-deletion.service.ts";
import * as service from "./session-reading.service.ts";
import { exportSessions } from "./sessions-csv.ts";

export function sessionReadingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  // Open streams would keep a server that is told to stop from stopping.
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
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
  bind(app, contract.getSessionDetails, ({ account, params }) =>
    service.getSessionDetails(deps, account.id, params.sessionId),
  );
  bind(app, deletionContract.deleteSession, async ({ account, params }) => {
    await deletion.deleteSession(deps, account.id, { interviewId: params.id, sessionId: params.sessionId });
    return { success: true as const };
  });
  bind(app, deletionContract.deleteSessions, async ({ account, params, body }) => {
    const of = { interviewId: params.id, sessionIds: body.ids };
    return { success: true as const, deleted: await deletion.deleteSessions(deps, account.id, of) };
  });
  bind(app, deletionContract.restoreSessions, async ({ account, params, body }) => {
    const of = { interviewId: params.id, sessionIds: body.ids };
    return { success: true as const, restored: await deletion.restoreSessions(deps, account.id, of) };
  });
  bind(app, contract.exportSessions, async ({ account, params, query, reply }) => {
    const request = { ...query, accountId: account.id, interviewId: params.id };
    const file = await exportSessions(deps, request);
    return reply
      .header("content-disposition", attachmentHeader(file.name))
      .header("cache-control", "no-store")
      .type("text/csv; charset=utf-8")
      .send(Readable.from(file.content, { highWaterMark: 4 }));
  });
  bind(app, contract.getDropOff, ({ account, params }) => getDropOff(deps, account.id, params.id));
  bind(app, contract.watchInterview, async ({ account, params, query, request, reply }) => {
    const of = { accountId: account.id, interviewId: params.id, sessionId: query.sessionId };
    if (!wantsEvents(request)) return { sessions: await live.listLive(deps, of) };
    const gone = new AbortController();
    if (request.raw.destroyed || reply.raw.destroyed) gone.abort();
    request.raw.once("close", () => gone.abort());
    reply.raw.once("close", () => gone.abort());
    const events = await live.watchInterview(deps, {
      ...of,
      signal: AbortSignal.any([gone.signal, closing.signal]),
    });
    // Kept for another call, it would hold up a server that stops, for as long as connections are kept.
    reply.header("connection", "close");
    return streamEvents(request, reply, async (send) => {
      for await (const { event, data } of events) send(event, data);
    });
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
