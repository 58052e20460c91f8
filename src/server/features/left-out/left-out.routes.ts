import type { FastifyInstance } from "fastify";
import * as contract from "#contract/left-out.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import * as service from "./left-out.service.ts";

export function leftOutRoutes(app: FastifyInstance, { db }: Deps): void {
  bind(app, contract.changeLeftOut, async ({ account, params, body }) => {
    const changed = await service.changeLeftOut(db, { accountId: account.id, interviewId: params.id }, body);
    return { success: true as const, changed };
  });
  bind(app, contract.listLeftOut, ({ account, params }) =>
    service.listLeftOut(db, { accountId: account.id, interviewId: params.id }),
  );
  bind(app, contract.decideDistress, async ({ account, params, body }) => {
    const of = { accountId: account.id, sessionId: params.sessionId };
    const distress = await service.decideDistress(db, of, body.decision);
    return { success: true as const, distress };
  });
}
