import type { FastifyInstance } from "fastify";
import * as contract from "#contract/scripts.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./previews.service.ts";

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.startPreview, ({ account, body }) => service.startPreview(deps, account.id, body));
  bind(app, contract.sendPreviewMessage, ({ account, params, body }) =>
    service.sendMessage(deps, { accountId: account.id, previewId: params.previewId }, body.text),
  );
}
