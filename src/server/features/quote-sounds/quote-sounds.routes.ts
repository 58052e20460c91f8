import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { rates } from "#contract/limits.ts";
import * as contract from "#contract/quote-sounds.ts";
import type { Deps } from "../../deps.ts";
import { zipFiles } from "../../files/zip-stream.ts";
import { bind } from "../../http/bind.ts";
import { countInSteps } from "../../http/count-in-steps.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { sendStored } from "../../http/send-stored.ts";
import * as service from "./quote-sounds.service.ts";

export function quoteSoundRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  bind(app, contract.listInterviewSounds, ({ account, params }) =>
    service.listInterviewSounds(db, account.id, params.id),
  );
  bind(app, contract.listSourceSounds, ({ account, params }) =>
    service.listSourceSounds(db, { accountId: account.id, ...params }),
  );
  bind(app, contract.locateQuote, ({ account, params, query }) =>
    service.locateQuote(db, { accountId: account.id, ...params }, query),
  );
  const countRead = countInSteps(deps, rates.soundReads);
  bind(app, contract.getMessageSound, async ({ account, params, request, reply }) => {
    const sound = await service.findPlayable(db, { accountId: account.id, ...params });
    await countRead(`quote-sounds:${account.id}`);
    return sendStored(db, { request, reply }, { ...sound, cacheControl: "no-store" });
  });
  bind(app, contract.exportClip, async ({ account, params, query, reply }) => {
    await takeFromLimit(deps, `export:${account.id}`, rates.export);
    const { files, madeAt } = await service.makeClip(db, { accountId: account.id, ...params }, query);
    return reply
      .header("content-disposition", attachmentHeader("quote.zip"))
      .header("cache-control", "no-store")
      .type("application/zip")
      .send(Readable.from(zipFiles(files, madeAt)));
  });
}
