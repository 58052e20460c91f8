import type { FastifyInstance } from "fastify";
import { limits } from "#contract/choices.ts";
import * as contract from "#contract/sources.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { readUploadedFile, readUploadedForm, type UploadRules } from "../../files/uploaded-file.ts";
import { bind } from "../../http/bind.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { ownProject } from "../projects/projects.service.ts";
import * as service from "./sources.service.ts";
import * as uploads from "./uploads.service.ts";

const tenAMinute = { limit: 10, seconds: 60 };

const transcriptRules: UploadRules = {
  field: "transcripts",
  fileBytes: limits.transcriptFileBytes,
  totalBytes: limits.transcriptUploadBytes,
  files: limits.transcriptFiles,
  noun: "transcript",
};

export function sourceRoutes(app: FastifyInstance, deps: Deps): void {
  uploadRoutes(app, deps);
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
    await service.deleteTranscript(deps, { accountId: account.id, id: params.id });
    return { success: true as const };
  });
}

function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.uploadTranscript, async ({ account, request }) => {
    await takeFromLimit(deps, `upload:${account.id}`, tenAMinute);
    const form = await readUploadedForm(request, transcriptRules);
    if (form.files.length + form.tooLarge.length === 0) {
      throw new AppError("file_missing", {
        error: `Please choose at least one file, in the form's field "${transcriptRules.field}".`,
      });
    }
    return uploads.uploadTranscripts(deps, account.id, { form, rules: transcriptRules });
  });
  bind(app, contract.importProject, async ({ account, params, request }) => {
    const project = await ownProject(deps.db, account.id, params.projectId, "edit");
    await takeFromLimit(deps, `upload:${account.id}`, tenAMinute);
    const file = await readUploadedFile(request, "file", limits.transcriptUploadBytes);
    const { id: projectId, ownerId } = project;
    return uploads.importIntoProject(deps, { accountId: account.id, ownerId, projectId }, file);
  });
}
