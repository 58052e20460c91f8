import type { FastifyInstance } from "fastify";
import * as contract from "#contract/webhooks.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./webhooks.service.ts";

export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listWebhooks, ({ account }) => service.listWebhooks(deps, account.id));
  bind(app, contract.createWebhook, async ({ account, body, reply }) => {
    const webhook = await service.createWebhook(deps, account.id, body);
    reply.code(201);
    return webhook;
  });
  bind(app, contract.deleteWebhook, async ({ account, params }) => {
    await service.deleteWebhook(deps, account.id, params.id);
    return { success: true as const };
  });
  bind(app, contract.replayDelivery, ({ account, params }) =>
    service.replayDelivery(deps, account.id, params.id),
  );
}
