import type { FastifyInstance } from "fastify";
import * as contract from "#contract/forms.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { toForm } from "./forms.service.ts";
import { listForms } from "./forms.store.ts";

export function formRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listForms, async ({ account }) => (await listForms(deps.db, account.id)).map(toForm));
}
