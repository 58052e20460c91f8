import type { FastifyInstance } from "fastify";
import * as contract from "#contract/projects.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { toProject } from "./project-view.ts";
import * as service from "./projects.service.ts";
import { listProjects } from "./projects.store.ts";

export function projectRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listProjects, async ({ account, query }) => {
    const rows = await listProjects(deps.db, account.id, query);
    return rows.map((row) => ({
      ...toProject(row),
      interviews: row.interviews,
      lastSessionAt: row.lastSessionAt?.toISOString() ?? null,
      ownerName: row.ownerName,
    }));
  });
  bind(app, contract.createProject, async ({ account, body }) => {
    const input = { name: body.name, organization: body.organization ?? "" };
    return toProject(await service.createProject(deps, account.id, input));
  });
  bind(app, contract.getProject, async ({ account, params }) => {
    return toProject(await service.ownProject(deps.db, account.id, params.projectId, "view"));
  });
  bind(app, contract.updateProject, async ({ account, params, body }) => {
    const of = { accountId: account.id, id: params.projectId };
    return toProject(await service.renameProject(deps, of, body));
  });
  bind(app, contract.deleteProject, async ({ account, params }) => {
    await service.deleteProject(deps, { accountId: account.id, id: params.projectId });
    return { success: true as const, message: "Project deleted successfully!" };
  });
  bind(app, contract.restoreProject, async ({ account, params }) => {
    return toProject(await service.restoreProject(deps, { accountId: account.id, id: params.projectId }));
  });
}
