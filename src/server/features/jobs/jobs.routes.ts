import type { FastifyInstance } from "fastify";
import * as contract from "#contract/jobs.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { streamEvents } from "../../http/event-stream.ts";
import * as service from "./jobs.service.ts";

export function jobRoutes(app: FastifyInstance, deps: Deps): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  bind(app, contract.getJob, ({ account, params }) => service.getJob(deps, account.id, params.id));

  bind(app, contract.cancelJob, ({ account, params }) => service.cancelJob(deps, account.id, params.id));

  bind(app, contract.watchJob, async ({ account, params, request, reply }) => {
    // An unknown job is answered as such, before a stream has begun.
    await service.getJob(deps, account.id, params.id);
    const gone = new AbortController();
    request.raw.once("close", () => gone.abort());
    reply.raw.once("close", () => gone.abort());
    // A server that stops lets go of its watchers, who ask the next one.
    reply.header("connection", "close");
    const signal = AbortSignal.any([gone.signal, closing.signal]);
    const watch = { accountId: account.id, jobId: params.id, signal };
    const steps = service.watchJob(deps, watch);
    return streamEvents(request, reply, async (send) => {
      for await (const job of steps) send("job", job);
    });
  });
}
