import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/**
 * A server that is told to stop goes on answering for a while: /readyz says 503, so that no load balancer chooses it
 * any more, and each connection is closed with its answer, so that no proxy has one left when the server listens no
 * more. Register it before the routes: streams end when their own hooks run, after this one.
 */
export function drainBeforeClosing(app: FastifyInstance, options: { seconds: number }): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
    if (options.seconds > 0) await sleep(options.seconds * 1000);
  });
  app.addHook("onRequest", async (request) => {
    if (isStopping && request.routeOptions.url === "/readyz") throw new AppError("unavailable");
  });
  // Also for what was asked before the stop: kept for another call, the connection would hold it up.
  app.addHook("onSend", async (_, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
}
