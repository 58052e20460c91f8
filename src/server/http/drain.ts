import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
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
  const closeSilent = watchSilentConnections(app);
  app.addHook("preClose", async () => {
    isStopping = true;
    if (options.seconds > 0) await sleep(options.seconds * 1000);
    closeSilent();
  });
  app.addHook("onRequest", async (request) => {
    if (isStopping && request.routeOptions.url === "/readyz") throw new AppError("unavailable");
  });
  // Also for what was asked before the stop: kept for another call, the connection would hold it up.
  app.addHook("onSend", async (_, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
}

/** Browsers open connections ahead; one on which nothing was ever asked would hold up the stop for a minute. */
function watchSilentConnections(app: FastifyInstance): () => void {
  const silent = new Set<Socket>();
  let isOver = false;
  app.server.on("connection", (socket: Socket) => {
    if (isOver) return void socket.destroy();
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }: IncomingMessage) => silent.delete(socket));
  return () => {
    isOver = true;
    for (const socket of silent) socket.destroy();
  };
}
