import type { FastifyInstance } from "fastify";
import * as contract from "#contract/translations.ts";
import type { Deps } from "../../../deps.ts";
import { bind } from "../../../http/bind.ts";
import { abortWhenLeft } from "../../../http/event-stream.ts";
import * as service from "./translations.service.ts";

export function translationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.getTranslations, ({ account, params }) =>
    service.getTranslations(deps, { accountId: account.id, interviewId: params.id }),
  );
  bind(app, contract.translateQuotes, ({ account, params, reply }) =>
    service.translateQuotes(deps, { accountId: account.id, interviewId: params.id }, abortWhenLeft(reply)),
  );
}
