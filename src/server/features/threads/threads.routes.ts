import type { FastifyInstance } from "fastify";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import { addThread, deleteThread, readThread, restoreThread } from "#contract/threads.ts";
import type { Deps } from "../../deps.ts";
import { withUploadedFile } from "../../files/with-upload.ts";
import { bind } from "../../http/bind.ts";
import { sanitizeText } from "../../http/sanitize.ts";
import { deleteSource, restoreSource } from "../transcripts/source-deletion.service.ts";
import * as service from "./threads.service.ts";

/** "reddit" lives in these addresses alone. */
export function threadRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, addThread, async ({ account, params, request, reply }) => {
    const of = { accountId: account.id, interviewId: params.id };
    const rules = { field: "file", fileBytes: toBytes(maxMegabytes.thread), noun: "thread" };
    const upload = { accountId: account.id, request, reply, rules };
    const thread = request.isMultipart()
      ? await service.importThread(deps, of, (work) => withUploadedFile(deps, upload, work))
      : await service.fetchThread(deps, of, readUrl(request.body));
    return { data: thread };
  });
  bind(app, readThread, ({ account, params }) => service.getThread(deps.db, account.id, params.threadId));
  bind(app, deleteThread, async ({ account, params }) => {
    await deleteSource(deps, { accountId: account.id, id: params.threadId, kind: "thread" });
    return { success: true as const };
  });
  bind(app, restoreThread, async ({ account, params }) => {
    await restoreSource(deps, { accountId: account.id, id: params.threadId, kind: "thread" });
    return { success: true as const };
  });
}

/** The call takes files too, so its JSON is read here; whatever is no text counts as none. */
function readUrl(body: unknown): string {
  const url = typeof body === "object" && body !== null && "url" in body ? body.url : "";
  return typeof url === "string" ? sanitizeText(url).trim() : "";
}
