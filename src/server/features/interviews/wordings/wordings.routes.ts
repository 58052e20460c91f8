import type { FastifyInstance } from "fastify";
import * as contract from "#contract/wordings.ts";
import type { Deps } from "../../../deps.ts";
import { bind } from "../../../http/bind.ts";
import { abortWhenLeft } from "../../../http/event-stream.ts";
import * as service from "./wordings.service.ts";

export function wordingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listWordings, ({ account, params }) =>
    service.listWordings(deps, { accountId: account.id, interviewId: params.id }),
  );
  bind(app, contract.saveWording, ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id, language: params.language };
    return service.saveWording(deps, of, body.texts);
  });
  bind(app, contract.draftWording, ({ account, params, reply }) => {
    const of = { accountId: account.id, interviewId: params.id, language: params.language };
    return service.draftWording(deps, of, abortWhenLeft(reply));
  });
  bind(app, contract.reviewWording, ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id, language: params.language };
    return service.reviewWording(deps, of, body.stamp);
  });
  bind(app, contract.deleteWording, async ({ account, params }) => {
    const of = { accountId: account.id, interviewId: params.id, language: params.language };
    await service.deleteWording(deps, of);
    return { success: true as const };
  });
}
