import type { FastifyInstance } from "fastify";
import * as contract from "#contract/personas.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { writePersonaFile } from "./export-persona.ts";
import { generateFramework } from "./generate-framework.ts";
import * as service from "./personas.service.ts";
import { saveFramework } from "./save-framework.ts";

export function personaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.generateFramework, ({ account, body }) => generateFramework(deps, account.id, body));
  bind(app, contract.saveFramework, ({ account, body }) => saveFramework(deps, account.id, body));
  bind(app, contract.listPersonas, ({ account, params }) =>
    service.listInterviewPersonas(deps.db, account.id, params.id),
  );
  bind(app, contract.listOwnPersonas, ({ account }) => service.listOwnPersonas(deps.db, account.id));
  bind(app, contract.findPersona, ({ account, params }) =>
    service.getPersona(deps.db, { accountId: account.id, id: params.personaId }),
  );
  bind(app, contract.renamePersona, ({ account, params, body }) =>
    service.renamePersona(deps.db, { accountId: account.id, id: params.personaId }, body.name),
  );
  bind(app, contract.deletePersona, async ({ account, params }) => {
    await service.deletePersona(deps, { accountId: account.id, id: params.personaId });
    return { success: true as const, message: "Persona deleted successfully" };
  });
  bind(app, contract.restorePersona, ({ account, params }) =>
    service.restorePersona(deps, { accountId: account.id, id: params.personaId }),
  );
  bind(app, contract.exportPersona, async ({ account, params, query, reply }) => {
    const { _id, interviewId, transcriptIds, createdAt, ...framework } = await service.getPersona(deps.db, {
      accountId: account.id,
      id: params.personaId,
    });
    const file = await writePersonaFile(framework, query.format);
    return reply
      .header("content-disposition", attachmentHeader(file.name))
      .header("cache-control", "no-store")
      .type(file.contentType)
      .send(file.content);
  });
}
