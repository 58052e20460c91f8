import type { FastifyInstance } from "fastify";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import * as contract from "#contract/transcripts.ts";
import type { Deps } from "../../deps.ts";
import { withUploadedFile } from "../../files/with-upload.ts";
import { bind } from "../../http/bind.ts";
import { ownProject } from "../projects/projects.service.ts";
import { deleteSource, restoreSource } from "./source-deletion.service.ts";
import * as service from "./transcripts.service.ts";
import * as uploads from "./uploads.service.ts";

export function transcriptRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listTranscripts, ({ account, query }) =>
    service.listTranscripts(deps.db, account.id, query.projectId),
  );
  bind(app, contract.readTranscript, ({ account, params }) =>
    service.getTranscript(deps.db, { accountId: account.id, id: params.id }),
  );
  bind(app, contract.updateTranscript, ({ account, params, body }) =>
    service.updateTranscript(deps.db, { accountId: account.id, id: params.id }, body),
  );
  bind(app, contract.deleteTranscript, async ({ account, params }) => {
    await deleteSource(deps, { accountId: account.id, id: params.id, kind: "transcript" });
    return { success: true as const };
  });
  bind(app, contract.restoreTranscript, async ({ account, params }) => {
    await restoreSource(deps, { accountId: account.id, id: params.id, kind: "transcript" });
    return { success: true as const };
  });
  bind(app, contract.importProject, async ({ account, params, request, reply }) => {
    const project = await ownProject(deps.db, account.id, params.projectId, "edit");
    const { id: projectId, ownerId } = project;
    const rules = { field: "file", fileBytes: toBytes(maxMegabytes.transcripts) };
    return withUploadedFile(deps, { accountId: account.id, request, reply, rules }, (file, reading) =>
      uploads.importIntoProject(deps, { ownerId, projectId, reading }, file),
    );
  });
}
