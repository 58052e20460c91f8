import type { FastifyInstance } from "fastify";
import { getPublicInterview } from "#contract/public-interview.ts";
import * as contract from "#contract/recruitment.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { tokenOf } from "../../http/session-cookie.ts";
import * as invites from "./invites.service.ts";
import * as service from "./recruitment.service.ts";

export function recruitmentRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, getPublicInterview, ({ params, query, request }) =>
    invites.getPublicInterview(deps, params.id, {
      invite: query.invite,
      language: query.lang,
      tokenFor: (sessionId) => tokenOf(request, sessionId),
    }),
  );
  bind(app, contract.listQuotas, ({ account, params }) => service.listQuotas(deps, account.id, params.id));
  bind(app, contract.listLinks, async ({ account, params, query, reply }) => {
    const of = { accountId: account.id, interviewId: params.id };
    if (query.csv === "0") return service.listLinks(deps, of, query);
    const file = await service.writeLinks(deps, of);
    return reply
      .header("content-disposition", attachmentHeader("personal-links.csv"))
      .header("cache-control", "no-store")
      .type("text/csv; charset=utf-8")
      .send(file);
  });
  bind(app, contract.addLinks, ({ account, params, body }) =>
    service.addLinks(deps, { accountId: account.id, interviewId: params.id }, body.labels),
  );
  bind(app, contract.deleteLink, async ({ account, params }) => {
    await service.deleteLink(deps, account.id, { interviewId: params.id, linkId: params.linkId });
    return { success: true as const };
  });
}
