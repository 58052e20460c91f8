import type { FastifyInstance } from "fastify";
import * as contract from "#contract/members.ts";
import { accountOf } from "../../auth/guard.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { networkOf } from "../../http/network-of.ts";
import { toProject } from "../projects/project-view.ts";
import { handOverProject } from "./hand-over.service.ts";
import * as service from "./members.service.ts";

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listMembers, ({ account, params }) =>
    service.listMembers(deps.db, account.id, params.projectId),
  );
  bind(app, contract.inviteMember, ({ account, params, body }) =>
    service.inviteMember(deps, account, { ...body, projectId: params.projectId }),
  );
  bind(app, contract.removeMember, async ({ account, params }) => {
    await service.removeMember(deps, account.id, params);
    return { success: true as const };
  });
  bind(app, contract.handOverProject, async ({ account, params, body }) => {
    return toProject(await handOverProject(deps, account, { ...body, projectId: params.projectId }));
  });
  bind(app, contract.readInvitation, async ({ body, request }) => {
    const account = (await accountOf(request, deps)) ?? null;
    return service.readInvitation(deps, { account, address: networkOf(request.ip) }, body.token);
  });
  bind(app, contract.acceptInvitation, ({ account, body }) =>
    service.acceptInvitation(deps, account, body.token),
  );
}
