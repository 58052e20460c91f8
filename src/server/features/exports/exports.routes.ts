import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import * as contract from "#contract/exports.ts";
import type { Account } from "../../auth/account.ts";
import { requireScope } from "../../auth/guard.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import * as service from "./exports.service.ts";

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.exportInterview, async ({ account, params, query, reply }) => {
    const request = {
      accountId: account.id,
      format: query.format,
      personalData: wantsPersonalData(account, query),
      flags: query.flags === "1",
    };
    return sendFile(reply, await service.exportInterview(deps, params.id, request));
  });
  bind(app, contract.exportProject, async ({ account, params, query, reply }) => {
    const request = {
      accountId: account.id,
      format: query.format,
      personalData: wantsPersonalData(account, query),
      flags: query.flags === "1",
    };
    return sendFile(reply, await service.exportProject(deps, params.projectId, request));
  });
}

function wantsPersonalData(account: Account, { personal }: { personal?: string | undefined }): boolean {
  if (personal !== "1") return false;
  requireScope(account, "personal");
  return true;
}

/** Sent while it is made: who reads slowly slows the making. */
function sendFile(reply: FastifyReply, file: service.ExportFile): FastifyReply {
  return reply
    .header("content-disposition", attachmentHeader(file.name))
    .header("cache-control", "no-store")
    .type(file.contentType)
    .send(Readable.from(file.content, { highWaterMark: 4 }));
}
