import type { FastifyInstance } from "fastify";
import { listOutbox } from "#contract/mail.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./mail.service.ts";

export function mailRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, listOutbox, ({ account, query }) => service.listOutbox(deps, account.id, query));
}
