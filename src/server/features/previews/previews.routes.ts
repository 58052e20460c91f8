import type { FastifyInstance } from "fastify";
import * as contract from "#contract/scripts.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { allowSilence, streamEvents, wantsEvents } from "../../http/event-stream.ts";
import { turnTimesOf } from "../../turn-times.ts";
import * as service from "./previews.service.ts";

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.startPreview, ({ account, body }) => service.startPreview(deps, account.id, body));
  bind(app, contract.sendPreviewMessage, async ({ account, params, body, request, reply }) => {
    const of = { accountId: account.id, previewId: params.previewId };
    if (!wantsEvents(request)) {
      allowSilence(request, turnTimesOf(deps.config).silenceMs);
      return service.sendMessage(deps, of, body.text);
    }
    // Nothing of it is shown early; the stream only keeps the connection while a model thinks.
    return streamEvents(request, reply, async (send) => {
      send("reply", await service.sendMessage(deps, of, body.text));
    });
  });
}
