import type { FastifyInstance } from "fastify";
import * as contract from "#contract/answer-sounds.ts";
import { maxMegabytes, rates, toBytes } from "#contract/limits.ts";
import { invalidFields } from "../../app-error.ts";
import { soundBytes } from "../../db/stored-parts.ts";
import type { Deps } from "../../deps.ts";
import { ignoreBody } from "../../files/uploaded-file.ts";
import { withUploadedFile } from "../../files/with-upload.ts";
import { bind } from "../../http/bind.ts";
import { countInSteps } from "../../http/count-in-steps.ts";
import { allowSilence } from "../../http/event-stream.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { sendStored } from "../../http/send-stored.ts";
import { tokenOf } from "../../http/session-cookie.ts";
import * as service from "./answer-sounds.service.ts";

/** What is around the recogniser's own time. */
const graceMs = 15_000;
const sending = { parts: soundBytes, cacheControl: "private, no-store" };

export function answerSoundRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.uploadSoundPiece, async ({ params, request, reply }) => {
    const own = { ...params, token: tokenOf(request, params.sessionId) };
    await service.requireSpeaking(deps, own).catch((error: unknown) => {
      ignoreBody(request);
      throw error;
    });
    const rate = { name: "sound-pieces", ...rates.soundPieces };
    const rules = { field: "file", fileBytes: toBytes(maxMegabytes.soundPiece), noun: "piece" };
    const upload = { accountId: params.sessionId, request, reply, rules, rate };
    return withUploadedFile(deps, upload, (file, _, fields) => {
      const read = contract.uploadSoundPiece.besideFiles.safeParse(Object.fromEntries(fields));
      if (!read.success) throw invalidFields({ from: "This must be a whole number of bytes." });
      return service.storePiece(deps, { ...own, from: read.data.from }, file);
    });
  });
  bind(app, contract.transcribeSound, async ({ params, request }) => {
    const own = { ...params, token: tokenOf(request, params.sessionId) };
    await service.requireSpeaking(deps, own);
    await takeFromLimit(deps, `transcriptions:${params.sessionId}`, rates.transcriptions);
    allowSilence(request, (deps.config.speech?.totalMs ?? 0) + graceMs);
    return service.transcribeSound(deps, own);
  });
  bind(app, contract.listOwnSounds, ({ params, request }) =>
    service.listOwnSounds(deps, { ...params, token: tokenOf(request, params.sessionId) }),
  );
  const countRead = countInSteps(deps, rates.soundReads);
  bind(app, contract.getOwnSound, async ({ params, request, reply }) => {
    const own = { ...params, token: tokenOf(request, params.sessionId) };
    const sound = await service.findOwnSound(deps, own);
    await countRead(`sounds:${params.sessionId}`);
    return sendStored(deps.db, { request, reply }, { ...sound, ...sending });
  });
  bind(app, contract.deleteOwnSound, async ({ params, request }) => {
    await service.deleteOwnSound(deps, { ...params, token: tokenOf(request, params.sessionId) });
    return { success: true as const };
  });
}
