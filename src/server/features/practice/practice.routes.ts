import type { FastifyInstance } from "fastify";
import * as contract from "#contract/practice.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { attachmentHeader } from "../../http/download-name.ts";
import { abortWhenLeft, allowSilence, streamEvents, wantsEvents } from "../../http/event-stream.ts";
import { turnTimesOf } from "../../turn-times.ts";
import * as service from "./practice.service.ts";
import * as debriefs from "./practice-debrief.service.ts";
import { endPractice } from "./practice-endings.service.ts";
import { sendPracticeMessage } from "./practice-messages.service.ts";

const toOf = (call: { account: { id: string }; params: { sessionId: string } }) => ({
  ownerId: call.account.id,
  sessionId: call.params.sessionId,
});

/** Longer than a model may take to prepare a person. */
const maxSilenceMs = 300_000;

/** The wire's "simulated-interviews" are practice sessions. */
export function practiceRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listPracticeSessions, ({ account, query }) =>
    service.listPractice(deps, account.id, query),
  );
  bind(app, contract.suggestPractice, ({ account, query }) =>
    service.suggestPractice(deps, account.id, query),
  );
  bind(app, contract.startPractice, async ({ account, body, request, reply }) => {
    const start = () => service.startPractice(deps, account.id, body, abortWhenLeft(reply));
    if (wantsEvents(request))
      return streamEvents(request, reply, async (send) => send("reply", await start()));
    if (deps.analyst) allowSilence(request, maxSilenceMs);
    return start();
  });
  bind(app, contract.getPractice, (call) => service.getPractice(deps, toOf(call)));
  bind(app, contract.getPracticeDetails, (call) => service.getPracticeDetails(deps, toOf(call)));
  bind(app, contract.deletePractice, async (call) => {
    await service.deletePractice(deps, toOf(call));
    return { success: true as const };
  });
  bind(app, contract.restorePractice, async (call) => {
    await service.restorePractice(deps, toOf(call));
    return { success: true as const };
  });
  bind(app, contract.sendPracticeMessage, async (call) => {
    const { text, clientMessageId } = call.body;
    const incoming = { ...toOf(call), text, clientMessageId: clientMessageId ?? null };
    if (!wantsEvents(call.request)) {
      allowSilence(call.request, turnTimesOf(deps.config).silenceMs);
      return sendPracticeMessage(deps, incoming);
    }
    return streamEvents(call.request, call.reply, async (send) => {
      const made = await sendPracticeMessage(deps, incoming, (piece) => send("sentence", { text: piece }));
      send("reply", made);
    });
  });
  endedRoutes(app, deps);
}

/** The end, and what comes after it. */
function endedRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.endPractice, async (call) => {
    return { success: true as const, figures: await endPractice(deps, toOf(call)) };
  });
  bind(app, contract.getPracticeDebrief, (call) => debriefs.getPracticeDebrief(deps, toOf(call)));
  bind(app, contract.comparePractice, (call) => debriefs.comparePractice(deps, toOf(call)));
  bind(app, contract.exportPractice, async (call) => {
    const file = await debriefs.exportPractice(deps, toOf(call), call.query.format);
    return call.reply
      .header("content-disposition", attachmentHeader(file.name))
      .header("cache-control", "no-store")
      .type(file.contentType)
      .send(file.content);
  });
}
