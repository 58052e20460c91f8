import type { UserInfo } from "#contract/sessions.ts";
import { AppError } from "../../app-error.ts";
import { hashToken, sameText } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { callerKey } from "../../http/caller-key.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { chargeSession } from "../billing/limits.service.ts";
import { isTryInterview } from "../samples/try-interview.ts";
import { keepConsent } from "./consent-record.ts";
import { chooseLanguage, hashGuide, toGuide } from "./guides.ts";
import { makeOpening } from "./make-reply.ts";
import * as store from "./sessions.store.ts";

type SessionDeps = Pick<Deps, "db" | "clock" | "newId" | "config" | "secret">;

export interface StartInput {
  interviewId: string;
  userInfo: UserInfo;
  language: string | undefined;
  /** `?ref=` of the link: where the participant was invited. */
  source?: string | undefined;
  /** Where the call comes from; counted against, never stored. */
  address: string;
}

export interface StartedSession {
  sessionId: string;
  threadId: string;
  resumeToken: string;
  language: string;
  message: { id: string; text: string };
}

/** A session is counted here, with the consent and the script that it began with, and its first turn. */
export async function startSession(deps: SessionDeps, input: StartInput): Promise<StartedSession> {
  const found = await store.findInterviewToJoin(deps.db, input.interviewId);
  if (!found) throw new AppError("interview_not_found");
  await takeFromLimit(deps, `start:${input.interviewId}:${callerKey(deps, input.address)}`, {
    limit: 120,
    seconds: 60,
  });
  await takeFromLimit(deps, `start:${input.interviewId}`, { limit: 600, seconds: 60 });
  const { interview } = found;
  const organization = found.organization || found.company || "";
  const language = chooseLanguage(input.language, interview.settings.language);
  const guide = toGuide(interview, organization, language);
  const guideRow = {
    id: deps.newId(),
    interviewId: interview.id,
    projectId: interview.projectId,
    hash: hashGuide(guide),
    guide,
  };
  const guideId = await store.freezeGuide(deps.db, guideRow);
  const consentTextHash = await keepConsent(deps, interview, organization);

  const sessionId = deps.newId();
  const resumeToken = deps.newId();
  const threadId = deps.newId();
  const first = makeOpening(guide, sessionId, deps.clock().getTime());
  const message = { id: deps.newId(), text: first.text };
  const started = await store.insertSession(
    deps.db,
    {
      id: sessionId,
      interviewId: interview.id,
      projectId: interview.projectId,
      guideId,
      threadId,
      language,
      tokenHash: hashToken(resumeToken),
      consentTextHash,
      consentedAt: deps.clock(),
      source: input.source || null,
      ageRange: input.userInfo.ageRange,
      occupation: input.userInfo.occupation,
      country: input.userInfo.location,
      town: interview.settings.keepTown === false ? null : input.userInfo.townCity,
      phase: "introduction",
      turnCount: 1,
    },
    {
      sessionId,
      seq: 1,
      id: message.id,
      projectId: interview.projectId,
      speaker: "interviewer",
      type: "introduction",
      text: message.text,
      move: first.move,
      reason: first.reason,
      voice: "scripted",
      latencyMs: 0,
    },
    async (tx) => {
      const place = { sessionId, interviewId: interview.id, ownerId: found.ownerId };
      if (!isTryInterview(interview.id)) await chargeSession(tx, deps, place);
    },
  );
  if (!started) throw new AppError("interview_closed");
  return { sessionId, threadId, resumeToken, language, message };
}

/** The session, when it is there; withdrawn ones are not, and deleted interviews' are gone for those who hold them. */
export async function getSession(
  deps: Pick<Deps, "db">,
  interviewId: string | null,
  sessionId: string,
  token: string | null,
) {
  const found = await store.findSession(deps.db, sessionId);
  if (!found || found.session.withdrawnAt) throw new AppError("session_not_found");
  if (interviewId !== null && found.session.interviewId !== interviewId)
    throw new AppError("session_not_found");
  const isOwn = ownsSession(found.session, token);
  if (!found.live) throw new AppError(isOwn ? "interview_gone" : "session_not_found");
  return { ...found, isOwn };
}

function ownsSession(session: store.SessionRow, token: string | null): boolean {
  return token !== null && sameText(hashToken(token), session.tokenHash);
}

/** The same, and only for who shows the session's cookie or resume token. */
export async function getOwnSession(
  deps: Pick<Deps, "db">,
  interviewId: string | null,
  sessionId: string,
  token: string | null,
) {
  const found = await getSession(deps, interviewId, sessionId, token);
  if (!found.isOwn || token === null) throw new AppError("session_not_found");
  return { ...found, token };
}
