import type { FastifyInstance } from "fastify";
import * as contract from "#contract/forms.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./own-forms.service.ts";

export function formRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listForms, ({ account }) => service.listOwnForms(deps.db, account.id));
  bind(app, contract.createForm, ({ account, body }) => service.createForm(deps, account.id, body));
  bind(app, contract.updateForm, ({ account, params, body }) =>
    service.updateForm(deps, { accountId: account.id, formId: params.formId }, body),
  );
  bind(app, contract.deleteForm, async ({ account, params }) => {
    await service.deleteForm(deps, { accountId: account.id, formId: params.formId });
    return { success: true as const };
  });
  bind(app, contract.restoreForm, async ({ account, params }) => {
    await service.restoreForm(deps, { accountId: account.id, formId: params.formId });
    return { success: true as const };
  });
}
