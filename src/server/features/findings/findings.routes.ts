import type { FastifyInstance } from "fastify";
import * as contract from "#contract/findings.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { getCompetitors, saveCompetitors } from "./competitors.service.ts";
import * as service from "./findings.service.ts";
import { addOwnFinding, deleteOwnFinding } from "./own-findings.service.ts";
import { compareSegments } from "./segments.service.ts";
import { drawValidation, getValidation, saveOwnCodes } from "./validation.service.ts";

export function findingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  bind(app, contract.addFinding, async ({ account, params, body, reply }) => {
    const of = { accountId: account.id, interviewId: params.id };
    reply.code(201);
    return addOwnFinding(deps, of, body);
  });
  bind(app, contract.editFinding, async ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id, findingId: params.themeId };
    return { findings: await service.editFinding(deps, of, body) };
  });
  bind(app, contract.deleteFinding, async ({ account, params }) => {
    const of = { accountId: account.id, interviewId: params.id, findingId: params.themeId };
    return { findings: await deleteOwnFinding(deps, of) };
  });
  bind(app, contract.getCompetitors, ({ account, params }) => getCompetitors(db, account.id, params.id));
  bind(app, contract.saveCompetitors, ({ account, params, body }) =>
    saveCompetitors(db, { accountId: account.id, interviewId: params.id }, body),
  );
  bind(app, contract.compareSegments, ({ account, params, query }) =>
    compareSegments(db, { accountId: account.id, interviewId: params.id, by: query.by }),
  );
  bind(app, contract.getSaturation, ({ account, params }) =>
    service.getSaturation(db, account.id, params.id),
  );
  bind(app, contract.getValidation, ({ account, params }) =>
    getValidation(deps, { accountId: account.id, interviewId: params.id }),
  );
  bind(app, contract.saveValidation, ({ account, params, body }) => {
    const of = { accountId: account.id, interviewId: params.id };
    return "draw" in body ? drawValidation(deps, of, body.draw) : saveOwnCodes(deps, of, body.own);
  });
}
