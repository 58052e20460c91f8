import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { maxMegabytes, rates, toBytes } from "#contract/limits.ts";
import * as contract from "#contract/stimuli.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { ignoreBody, type UploadedFile } from "../../files/uploaded-file.ts";
import { withUploadedForm } from "../../files/with-upload.ts";
import { bind } from "../../http/bind.ts";
import { countInSteps } from "../../http/count-in-steps.ts";
import { sendStored } from "../../http/send-stored.ts";
import * as service from "./stimuli.service.ts";
import { stimulusBytes } from "./stimuli.store.ts";

interface Upload {
  accountId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

const sending = { parts: stimulusBytes, cacheControl: "private, max-age=3600" };
/** What a form has around its file. */
const formBytes = 64 * 1024;

export function stimulusRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.uploadStimulus, ({ account, params, request, reply }) =>
    withPiece(deps, { accountId: account.id, request, reply }, async (file, fields) => {
      const { bytes } = readFields(contract.uploadStimulus.besideFiles, fields);
      const by = { accountId: account.id, projectId: params.projectId };
      return service.storeFile(deps, by, file, bytes);
    }),
  );
  bind(app, contract.continueStimulus, async ({ account, params, request, reply }) => {
    await service.requireEditable(deps, { accountId: account.id, fileId: params.fileId });
    return withPiece(deps, { accountId: account.id, request, reply }, async (file, fields) => {
      const { from } = readFields(contract.continueStimulus.besideFiles, fields);
      return service.storePiece(deps, { accountId: account.id, fileId: params.fileId, from }, file);
    });
  });
  bind(app, contract.getStimulus, async ({ account, params, request, reply }) => {
    const file = await service.findOwnFile(deps, { accountId: account.id, fileId: params.fileId });
    return sendStored(deps.db, { request, reply }, { ...file, ...sending });
  });
  const countRead = countInSteps(deps, rates.stimulusReads);
  bind(app, contract.getShownStimulus, async ({ params, query, request, reply }) => {
    const file = await service.findShownFile(deps, params, query.key);
    await countRead(`stimuli:${params.sessionId}`);
    return sendStored(deps.db, { request, reply }, { ...file, ...sending });
  });
}

/** What says at once that it is larger than any file may be is not read. */
async function withPiece<T>(
  deps: Deps,
  upload: Upload,
  work: (file: UploadedFile, fields: Map<string, string>) => Promise<T>,
): Promise<T> {
  const { request } = upload;
  const fileBytes = toBytes(maxMegabytes.video);
  if (Number(request.headers["content-length"] ?? 0) > fileBytes + formBytes) {
    ignoreBody(request);
    throw service.refuseHuge();
  }
  const rules = { field: "file", files: 1, fileBytes, totalBytes: fileBytes, noun: "video" };
  const rate = { name: "stimulus-pieces", ...rates.stimulusPieces };
  return withUploadedForm(deps, { ...upload, rules, rate }, ({ files, tooLarge, fields }) => {
    if (tooLarge.length > 0) throw service.refuseHuge();
    if (!files[0]) throw new AppError("file_missing");
    return work(files[0], fields);
  });
}

function readFields<Shape extends z.ZodObject>(shape: Shape, fields: Map<string, string>): z.infer<Shape> {
  const read = shape.safeParse(Object.fromEntries(fields));
  if (read.success) return read.data;
  const names = read.error.issues.map(({ path }) => [
    String(path[0]),
    "This must be a whole number of bytes.",
  ]);
  throw invalidFields(Object.fromEntries(names));
}
