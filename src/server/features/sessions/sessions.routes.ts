import type { FastifyInstance, FastifyReply } from "fastify";
import { saveAnswerSignals as saveSignalsOperation } from "#contract/answer-signals.ts";
import { answerForm as answerFormOperation } from "#contract/forms.ts";
import { participantLoginDays, rates } from "#contract/limits.ts";
import { exportOwnSession as exportOperation } from "#contract/own-data.ts";
import * as contract from "#contract/sessions.ts";
import { chooseUse as chooseUseOperation } from "#contract/sessions.ts";
import type { Move } from "#interviewer/guide.ts";
import { progressOf } from "#interviewer/progress.ts";
import { findStimulus } from "#interviewer/stimulus.ts";
import { AppError } from "../../app-error.ts";
import { listSounds } from "../../db/answer-sounds.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { countInSteps } from "../../http/count-in-steps.ts";
import { allowSilence, streamEvents, wantsEvents } from "../../http/event-stream.ts";
import { networkOf } from "../../http/network-of.ts";
import { cookieName, tokenHashOf, tokenOf } from "../../http/session-cookie.ts";
import { turnTimesOf } from "../../turn-times.ts";
import { claimIncentive, hasClaim } from "../incentives/claims.service.ts";
import { toShown } from "../stimuli/shown-stimulus.service.ts";
import { saveAnswerSignals } from "./answer-signals.service.ts";
import { answerForm } from "./answers.service.ts";
import { completeSession, linkOfSession, withdrawSession } from "./completion.service.ts";
import { getPersonalGuide } from "./guides.service.ts";
import { findShownItem, type InterviewerReply, offersStop } from "./make-reply.ts";
import { chooseUse, readOwnWishes } from "./own-choice.service.ts";
import { exportOwnSession } from "./own-data.service.ts";
import { wayBackOf } from "./return-address.ts";
import { getOwnSession, type OwnSession } from "./sessions.service.ts";
import { listAnsweredForms } from "./sessions.store.ts";
import { startSession } from "./start-session.service.ts";
import { sendMessage } from "./turns.service.ts";
import { listTurns, toTurns } from "./turns.store.ts";

/** A reply that comes sooner says by itself that the message was stored. */
const receivedAfterMs = 3_000;

/** A participant's calls. The spec's "chatbot" is an interview; its "location" a country. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.startSession, async ({ params, body, request, reply }) => {
    const { consentGiven: _, ...given } = body;
    const tokenFor = (sessionId: string) => tokenOf(request, sessionId);
    const of = { interviewId: params.chatbotId, address: networkOf(request.ip), tokenFor };
    const started = await startSession(deps, { ...given, ...of, language: given.language });
    keepCookie(deps, reply, started.sessionId, started.resumeToken);
    const { sessionId, threadId, resumeToken, message } = started;
    return {
      sessionId,
      threadId,
      resumeToken,
      message: message.text,
      messageId: message.id,
      type: "introduction" as const,
      language: started.language,
      ...(started.item && { item: started.item }),
      ...(started.stimulus && { stimulus: toShown(deps, sessionId, started.stimulus) }),
    };
  });
  bind(app, contract.sendMessage, async ({ params, body, request, reply }) => {
    const { message, clientMessageId } = body;
    const { chatbotId, sessionId } = params;
    const incoming = {
      interviewId: chatbotId,
      sessionId,
      tokenHash: tokenHashOf(request, sessionId),
      text: message,
      clientMessageId: clientMessageId ?? null,
    };
    if (!wantsEvents(request)) {
      allowSilence(request, turnTimesOf(deps.config).silenceMs);
      return toAnswer(deps, sessionId, await sendMessage(deps, incoming));
    }
    return streamEvents(request, reply, async (send) => {
      let late: NodeJS.Timeout | undefined;
      const onStored = () => {
        late = setTimeout(() => send("received", {}), receivedAfterMs);
      };
      const listen = (text: string) => {
        clearTimeout(late);
        send("sentence", { text });
      };
      const made = await sendMessage(deps, incoming, listen, onStored).finally(() => clearTimeout(late));
      send("reply", toAnswer(deps, sessionId, made));
    });
  });
  bind(app, contract.getSessionMessages, ({ params, request }) =>
    readOwnMessages(deps, { ...params, token: tokenOf(request, params.sessionId) }),
  );
  bind(app, answerFormOperation, async ({ params, body, request }) => {
    const of = { ...params, token: tokenOf(request, params.sessionId) };
    return { success: true as const, ...(await answerForm(deps, { ...of, answers: body.answers })) };
  });
  ownMessageRoutes(app, deps);
  endingRoutes(app, deps);
}

function toAnswer(deps: Deps, sessionId: string, reply: InterviewerReply) {
  return {
    botResponse: reply.text,
    isComplete: reply.isComplete,
    currentPhase: reply.phase,
    type: reply.type,
    messageId: reply.messageId,
    offersStop: reply.offersStop,
    ...(reply.item && { item: reply.item }),
    ...(reply.stimulus && { stimulus: toShown(deps, sessionId, reply.stimulus) }),
    ...(reply.leavesOut && { leavesOut: true as const }),
  };
}

/** What goes with messages that were sent: how they were written, and whether they may be used. */
function ownMessageRoutes(app: FastifyInstance, deps: Deps): void {
  const countSignals = countInSteps(deps, rates.statusPolls);
  bind(app, saveSignalsOperation, async ({ params, body, request }) => {
    const { chatbotId: interviewId, sessionId } = params;
    const { clientMessageId, ...signals } = body;
    const of = { interviewId, sessionId, token: tokenOf(request, sessionId), clientMessageId };
    const saved = await saveAnswerSignals(deps, of, signals);
    await countSignals(`signals:${sessionId}`);
    return { saved };
  });
  const countChoices = countInSteps(deps, rates.statusPolls);
  bind(app, chooseUseOperation, async ({ params, body, request }) => {
    const { chatbotId: interviewId, sessionId } = params;
    const of = { interviewId, sessionId, token: tokenOf(request, sessionId), messageId: body.messageId };
    await chooseUse(deps, of, body.leftOut);
    await countChoices(`choices:${sessionId}`);
    return { leftOut: body.leftOut };
  });
}

/** Completion, claim and withdrawal. */
function endingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.completeSession, async ({ params, request }) => {
    const { chatbotId: interviewId, sessionId } = params;
    const of = { interviewId, sessionId, token: tokenOf(request, sessionId) };
    const { completedAt, ...finalised } = await completeSession(deps, of);
    const completionTimestamp = completedAt.toISOString();
    return {
      success: true as const,
      ...finalised,
      completionState: { isComplete: true, completionMessageSent: true, completionTimestamp },
    };
  });
  const countPoll = countInSteps(deps, rates.statusPolls);
  bind(app, contract.getSessionStatus, async ({ params: { sessionId }, request }) => {
    const token = tokenOf(request, sessionId);
    const { session } = await getOwnSession(deps, { interviewId: null, sessionId, token });
    // Counted after the token is checked, so that nobody uses up another's polls.
    await countPoll(`status:${sessionId}`);
    const isComplete = session.completedAt !== null;
    return {
      isComplete,
      completionMarkers: {
        lastFourMessagesPattern: { hasCompletionPhrase: isComplete },
        allQuestionsAsked: session.allQuestionsAsked,
        finalResponseReceived: session.finalResponseReceived,
        completionMessageSent: isComplete,
      },
      currentPhase: session.phase,
    };
  });
  bind(app, contract.claimIncentive, async ({ params, body, request }) => {
    const of = { sessionId: params.sessionId, token: tokenOf(request, params.sessionId) };
    await claimIncentive(deps, { ...of, ...body, address: networkOf(request.ip) });
    return { success: true as const, message: "Your claim has been recorded." };
  });
  bind(app, exportOperation, ({ params, request, reply }) => {
    reply.header("content-disposition", 'attachment; filename="my-answers.json"');
    return exportOwnSession(deps, params.sessionId, tokenOf(request, params.sessionId));
  });
  bind(app, contract.withdrawSession, async ({ params, body, request, reply }) => {
    const token = body.resumeToken ?? tokenOf(request, params.sessionId);
    const back = await withdrawSession(deps, params.sessionId, token);
    reply.clearCookie(cookieName(params.sessionId), { path: "/api" });
    return { success: true as const, message: "Your answers have been deleted.", ...back };
  });
}

function keepCookie(deps: Deps, reply: FastifyReply, sessionId: string, token: string): void {
  reply.setCookie(cookieName(sessionId), token, {
    path: "/api",
    httpOnly: true,
    sameSite: "lax",
    secure: deps.config.publicUrl.startsWith("https:"),
    maxAge: participantLoginDays * 24 * 60 * 60,
  });
}

function turnedAway(endReason: string | null): "screened_out" | "quota_full" | null {
  return endReason === "screened_out" || endReason === "quota_full" ? endReason : null;
}

async function readOwnMessages(deps: Deps, of: OwnSession) {
  const { session, settings, token } = await getOwnSession(deps, of);
  const stored = await listTurns(deps.db, session.id);
  const guide = await getPersonalGuide(deps.db, session);
  const last = stored.at(-1);
  if (!last) throw new AppError("session_not_found");
  const turns = toTurns(stored);
  const sounds = guide.promised?.voice ? await listSounds(deps.db, session.id) : [];
  const kept = new Set(sounds.flatMap(({ id, bytes }) => (bytes > 0 ? [id] : [])));
  const wishes = await readOwnWishes(deps, session.id, stored);
  const progress = progressOf(guide, turns);
  const speaks = guide.promised?.voice !== undefined && settings.voiceAnswers === true;
  const item = session.endReason === null ? findShownItem(guide, turns) : null;
  const showOf = (move: Move | null) => {
    const stimulus = move && findStimulus(guide, move);
    return stimulus ? { stimulus: toShown(deps, session.id, stimulus) } : {};
  };
  return {
    messages: stored.map((turn) => ({
      id: turn.id,
      text: turn.text,
      sender: turn.speaker === "participant" ? ("user" as const) : ("bot" as const),
      type: turn.type,
      timestamp: new Date(turn.at).toISOString(),
      ...(offersStop(turn.move?.kind) ? { offersStop: true } : {}),
      ...(turn === last && item ? { item } : {}),
      ...showOf(turn.move),
      ...(wishes.has(turn.id) && { leftOut: wishes.get(turn.id) }),
      ...(kept.has(turn.clientMessageId ?? "") && { soundId: turn.clientMessageId ?? "" }),
    })),
    isComplete: session.completedAt !== null,
    currentPhase: session.phase,
    language: session.language,
    pendingClientMessageId: last.speaker === "participant" ? last.clientMessageId : null,
    questionCount: settings.showQuestionCount
      ? { current: progress.asked.length, total: guide.questions.length - progress.notConcerned.length }
      : null,
    finalised: session.finalisedAt !== null,
    incentiveCode: session.incentiveCode,
    incentiveLink: linkOfSession(session, settings),
    claimed: session.incentiveCode !== null && (await hasClaim(deps, session.id)),
    answeredForms: await listAnsweredForms(deps.db, session.id),
    turnedAway: turnedAway(session.endReason),
    ...(turnedAway(session.endReason) !== null && wayBackOf(settings, session)),
    dictation: guide.promised?.dictation ?? settings.dictation === true,
    voiceAnswers: speaks,
    hasUnsentSound: speaks && sounds.some(({ sent }) => !sent),
    answerSignals: guide.promised?.answerSignals === true,
    resumeToken: token,
  };
}
