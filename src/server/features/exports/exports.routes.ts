import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import * as contract from "#contract/exports.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "./download-name.ts";
import * as service from "./exports.service.ts";

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.exportInterview, async ({ account, params, query, reply }) => {
    const request = {
      accountId: account.id,
      format: query.format,
      personalData: query.personal === "1",
    };
    return sendFile(reply, await service.exportInterview(deps, params.id, request));
  });
  bind(app, contract.exportProject, async ({ account, params, query, reply }) => {
    const request = {
      accountId: account.id,
      format: query.format,
      personalData: query.personal === "1",
    };
    return sendFile(reply, await service.exportProject(deps, params.projectId, request));
  });
}

/** Sent while it is made: who reads slowly slows the making. */
function sendFile(reply: FastifyReply, file: service.ExportFile): FastifyReply {
  return reply
    .header("content-disposition", attachmentHeader(file.name))
    .header("cache-control", "no-store")
    .type(file.contentType)
    .send(Readable.from(file.content, { highWaterMark: 4 }));
}
