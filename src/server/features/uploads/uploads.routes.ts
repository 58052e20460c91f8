import type { FastifyInstance } from "fastify";
import { maxCount, maxMegabytes, toBytes } from "#contract/limits.ts";
import * as contract from "#contract/transcripts.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import type { UploadRules } from "../../files/uploaded-file.ts";
import { withUploadedForm } from "../../files/with-upload.ts";
import { bind } from "../../http/bind.ts";
import { uploadTranscripts } from "./upload-sources.service.ts";

const rules: UploadRules = {
  field: "transcripts",
  fileBytes: toBytes(maxMegabytes.recording),
  totalBytes: toBytes(maxMegabytes.transcripts),
  files: maxCount.transcriptFiles,
  noun: "recording",
};

/** Transcripts and recordings come in one form. */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.uploadTranscript, ({ account, request, reply }) => {
    const upload = { accountId: account.id, request, reply, rules };
    return withUploadedForm(deps, upload, async (form, reading) => {
      if (form.files.length + form.tooLarge.length === 0) {
        throw new AppError("file_missing", {
          error: `Please choose at least one file, in the form's field "${rules.field}".`,
        });
      }
      return uploadTranscripts(deps, reading, { form, rules });
    });
  });
}
