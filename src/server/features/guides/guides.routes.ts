import type { FastifyInstance } from "fastify";
import * as contract from "#contract/guides.ts";
import { rates } from "#contract/limits.ts";
import { generateInterview } from "#contract/scripts.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { abortWhenLeft, allowSilence, streamEvents, wantsEvents } from "../../http/event-stream.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { draftScript } from "./draft-script.service.ts";
import { getGuides } from "./guide-files.ts";

/** Longer than a model may take for a draft. */
const maxSilenceMs = 300_000;

/** Proposals for a script; none of them saves anything. */
export function guideRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listGuides, async ({ query }) => ({
    guides: getGuides()[query.language].map(({ examples: _, ...guide }) => guide),
  }));
  bind(app, contract.nearestGuides, async ({ account, body, reply }) => {
    await takeFromLimit(deps, `nearest-guides:${account.id}`, rates.nearestGuides);
    const of = { accountId: account.id, signal: abortWhenLeft(reply) };
    return askCreatorWork(of, "findNearestGuides", body);
  });
  bind(app, generateInterview, async ({ account, body, request, reply }) => {
    await takeFromLimit(deps, `generate:${account.id}`, rates.generateScript);
    const signal = abortWhenLeft(reply);
    if (!wantsEvents(request)) {
      if (deps.analyst) allowSilence(request, maxSilenceMs);
      return draftScript(deps, account.id, body, { signal, onDraft: () => undefined });
    }
    return streamEvents(request, reply, async (send) => {
      send(
        "reply",
        await draftScript(deps, account.id, body, { signal, onDraft: (draft) => send("draft", draft) }),
      );
    });
  });
}
