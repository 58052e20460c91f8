import type { FastifyInstance, FastifyRequest } from "fastify";
import * as contract from "#contract/instance.ts";
import { AppError } from "../../app-error.ts";
import { sameText } from "../../auth/tokens.ts";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { bind, headerText } from "../../http/bind.ts";
import type { Instruments } from "./instruments.ts";
import { describeMetrics } from "./metrics.service.ts";

export function metricsRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "config">,
  instruments: Instruments,
): void {
  countRequests(app, instruments);
  bind(app, contract.getMetrics, async ({ request, reply }) => {
    if (!mayRead(request, deps.config)) throw new AppError("not_found");
    const told = await describeMetrics(deps, instruments);
    return reply.header("cache-control", "no-store").type(instruments.registry.contentType).send(told);
  });
}

/** By the token; without one set, from this machine and by its own name. A call that a proxy passed on is never that. */
function mayRead(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken !== null) {
    return sameText(headerText(request, "authorization") ?? "", `Bearer ${metricsToken}`);
  }
  const isPassedOn = Object.keys(request.headers).some((name) =>
    /^(x-forwarded-|x-real-ip|forwarded|via)/.test(name),
  );
  const from = request.socket.remoteAddress ?? "";
  // A proxy that tells nothing of whom it serves mostly keeps the public name.
  const isByOwnName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(request.headers.host ?? "");
  return !isPassedOn && isByOwnName && /^(?:127\.|::1$|::ffff:127\.)/.test(from);
}

function countRequests(app: FastifyInstance, { requests, eventStreams }: Instruments): void {
  app.addHook("onSend", async (_, reply) => {
    if (!String(reply.getHeader("content-type") ?? "").startsWith("text/event-stream")) return;
    eventStreams.inc();
    reply.raw.once("close", () => eventStreams.dec());
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
}
