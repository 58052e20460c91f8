import { readCountry } from "#contract/country-names.ts";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { Item } from "#contract/items.ts";
import { rates } from "#contract/limits.ts";
import type { UserInfo } from "#contract/sessions.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import { prepareListening } from "#interviewer/listener/listen.ts";
import { nothingDrawn } from "#interviewer/personal-guide.ts";
import { findAiUse } from "../../ai-provider.ts";
import { AppError } from "../../app-error.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import { findDatabaseErrorCode, isUniqueViolation } from "../../db/database-error.ts";
import { isTryInterview } from "../../db/try-interview.ts";
import type { Deps } from "../../deps.ts";
import { callerKey } from "../../http/network-of.ts";
import { addToLimit, takeFromLimit } from "../../http/rate-limit.ts";
import { chargeSession } from "../billing/limits.service.ts";
import { listFormsByIds } from "../forms/forms.service.ts";
import { findVoicePromise } from "../interviews/voice-notice.service.ts";
import { findWordedInterview } from "../interviews/wordings/worded-interview.service.ts";
import { getUnusedInvite, takeInvite } from "../recruitment/invites.service.ts";
import { factsOf, type MatchedQuotas, matchQuotas, quotasOf } from "../recruitment/match-quotas.ts";
import { changePlaces, findReservation, releaseSilentPlaces } from "../recruitment/quotas.service.ts";
import { type Begun, prepareBeginning } from "./begin-session.ts";
import { keepConsent, requireConsentVersion } from "./consent-record.ts";
import { chooseLanguage, type FrozenForms, type FrozenGuide, hashGuide, toGuide } from "./guides.service.ts";
import { readHiddenFields, readPanelId, refuseTaken } from "./panel-ids.ts";
import { wayBackOf } from "./return-address.ts";
import * as store from "./sessions.store.ts";

type SessionDeps = Pick<Deps, "db" | "clock" | "newId" | "config" | "secret">;
type Joined = NonNullable<Awaited<ReturnType<typeof store.findInterviewToJoin>>> &
  Pick<FrozenGuide, "formOptions">;

export interface StartInput {
  interviewId: string;
  userInfo: UserInfo;
  language: string | undefined;
  /** Of the page that was agreed to. */
  consentVersion?: string | undefined;
  /** `?ref=` of the link: where the participant was invited. */
  source?: string | undefined;
  /** Other parameters of the link; those that the interview names are kept. */
  hiddenFields?: Record<string, string> | undefined;
  /** The token of a personal link. */
  invite?: string | undefined;
  /** The caller's own token of a session, where it has one. */
  tokenFor: (sessionId: string) => string | null;
  /** Where the call comes from; counted against, never stored. */
  address: string;
}

export interface StartedSession {
  sessionId: string;
  threadId: string;
  resumeToken: string;
  language: string;
  message: { id: string; text: string };
  item: Item | null;
  stimulus: Stimulus | null;
}

const foreignKeyViolation = "23503";

/** A session is counted here, with the consent and the script that it began with, and its first turn. */
export async function startSession(deps: SessionDeps, input: StartInput): Promise<StartedSession> {
  try {
    const started = await storeSession(deps, input);
    setImmediate(() => prepareListening(started.language));
    return started;
  } catch (error) {
    // The account may be deleted between two statements, and all that the session was to stand on with it.
    const isGone =
      error instanceof Error &&
      findDatabaseErrorCode(error) === foreignKeyViolation &&
      !(await store.findInterviewToJoin(deps.db, input.interviewId));
    if (isGone) throw new AppError("interview_not_found");
    throw error;
  }
}

async function storeSession(deps: SessionDeps, input: StartInput): Promise<StartedSession> {
  const stored = await store.findInterviewToJoin(deps.db, input.interviewId);
  if (!stored) throw new AppError("interview_not_found");
  await limitStarts(deps, input);
  const language = chooseLanguage(input.language, stored.interview.settings.language);
  const found = { ...stored, ...(await findWordedInterview(deps.db, stored.interview, language)) };
  const { id: interviewId, settings } = found.interview;
  const { organization } = found;
  requireConsentVersion(deps, found.interview, { organization, version: input.consentVersion });
  const kept = readHiddenFields(settings, input.hiddenFields ?? {});
  const person = readPanelId(settings, kept);
  if (person) await refuseTaken(deps.db, { interviewId, ...person }, input.tokenFor);
  const linkId = await getUnusedInvite(deps.db, {
    interviewId,
    invite: input.invite,
    inviteOnly: settings.inviteOnly === true,
  });
  const { guide, row, resumeToken } = await prepareSession(deps, found, { ...input, linkId, kept });
  if (quotasOf(settings).length > 0) await releaseSilentPlaces(deps.db, interviewId);
  const quotas = matchQuotas(quotasOf(settings), factsOf({ ...row, town: input.userInfo.townCity }, null));
  const codeHeld = linkId === null && (await isPastCodes(deps, input, settings));
  const counted = {
    ...row,
    panelId: person?.panelId ?? null,
    codeHeld,
    quotaIds: quotas.counts.length > 0 ? quotas.counts.map(({ id }) => id) : null,
  };
  const begin = prepareBeginning(deps, guide, row);
  const { first, firstTurn } = await insertOrRefuse(deps, input, {
    found,
    row: counted,
    begin,
    quotas,
    person,
  });
  const { id: sessionId, threadId } = row;
  const message = { id: firstTurn.id, text: first.text };
  const { item, stimulus } = first;
  return { sessionId, threadId, resumeToken, language, message, item, stimulus };
}

/** Takes all its places and stores the session, or nothing; a quota that is full is counted, and says where to go. */
async function insertOrRefuse(
  deps: SessionDeps,
  input: StartInput,
  of: {
    found: Joined;
    row: store.NewSession;
    begin: ReturnType<typeof prepareBeginning>;
    quotas: MatchedQuotas;
    person: ReturnType<typeof readPanelId>;
  },
): Promise<Begun> {
  const { found, row, quotas, person } = of;
  const { interviewId, linkId = null } = row;
  let begun: Begun | undefined;
  const begin = async (tx: Queryable) => {
    begun = await of.begin(tx);
    return begun;
  };
  try {
    await store.insertSession(deps.db, row, begin, async (tx) => {
      const place = { sessionId: row.id, interviewId, ownerId: found.ownerId };
      if (!isTryInterview(interviewId)) await chargeSession(tx, deps, place);
      const { counts, open } = quotas;
      const full = await changePlaces(tx, { interviewId, take: counts, give: [] });
      if (full) throw new QuotaFull();
      await takeInvite(tx, linkId, row.id);
      const { settings } = found.interview;
      const reserving = { interviewId, settings, held: counts, open, isCounted: false };
      if (await findReservation(tx, reserving)) throw new QuotaFull();
    });
    if (!begun) throw new AppError("interview_closed");
    return begun;
  } catch (error) {
    // Of those who come at once with one id, the others find it when the first is stored.
    const isTaken = isUniqueViolation(error);
    if (isTaken && person) await refuseTaken(deps.db, { interviewId, ...person }, input.tokenFor);
    if (!(error instanceof QuotaFull)) throw error;
    await keepTurnedAway(deps, row, (tx) => takeInvite(tx, linkId, row.id));
    const { hiddenFields = null, linkEmail = null } = row;
    const ended = { ...nothingEarned, id: row.id, hiddenFields, linkEmail };
    throw new AppError("quota_full", { ...wayBackOf(found.interview.settings, ended) });
  }
}

const nothingEarned = { endReason: "quota_full", earnsCode: false, completedAt: null } as const;

/** Undoes the start, and with it the place that the plan gave. */
class QuotaFull extends Error {}

async function limitStarts(deps: SessionDeps, { interviewId, address }: StartInput): Promise<void> {
  await takeFromLimit(deps, `start:${interviewId}:${callerKey(deps, address)}`, rates.start);
  await takeFromLimit(deps, `start:${interviewId}`, rates.startInterview);
}

/**
 * Whether more sessions came from this network within an hour than get their code at once: one visitor could collect
 * codes by the dozen. Nobody is turned away; their code waits until the creator has looked.
 */
async function isPastCodes(
  deps: SessionDeps,
  { interviewId, address }: StartInput,
  settings: InterviewSettings,
): Promise<boolean> {
  if (!deps.config.rateLimits || settings.incentiveKind === "link") return false;
  const key = `codes:${interviewId}:${callerKey(deps, address)}`;
  const { count } = await addToLimit(deps, key, { uses: 1, seconds: 60 * 60 });
  return count > (settings.codesPerAddress ?? 5);
}

/** What a session is stored with, and the script that it keeps. */
async function prepareSession(
  deps: SessionDeps,
  found: Joined,
  input: StartInput & { linkId: string | null; kept: Record<string, string> | null },
) {
  const { interview } = found;
  const { settings, projectId } = interview;
  const organization = found.organization;
  const language = chooseLanguage(input.language, settings.language);
  const forms = await findForms(deps, interview);
  const country = readCountry(input.userInfo.location);
  const aiUse = findAiUse(deps.config);
  const voice = findVoicePromise(aiUse, settings);
  const guide: FrozenGuide = {
    ...toGuide(interview, { organization, language, country }),
    forms,
    promised: {
      aiProvider: aiUse.provider,
      ...(aiUse.translator && { translator: aiUse.translator }),
      dictation: settings.dictation === true && voice === undefined,
      ...(voice && { voice }),
      holdCodes: settings.holdCodes === true,
      ...(settings.answerSignals === true && { answerSignals: true }),
    },
    ...(settings.reward && { reward: settings.reward }),
    ...(found.formOptions && { formOptions: found.formOptions }),
  };
  const guideRow = { id: deps.newId(), interviewId: interview.id, projectId, hash: hashGuide(guide), guide };
  const guideId = await store.freezeGuide(deps.db, guideRow);
  const consentTextHash = await keepConsent(deps, interview, {
    organization,
    isPersonal: input.linkId !== null,
  });
  const resumeToken = deps.newId();
  const { ageRange, occupation, townCity } = input.userInfo;
  const row: store.NewSession = {
    ...{ id: deps.newId(), interviewId: interview.id, projectId, guideId, threadId: deps.newId(), language },
    ...{ tokenHash: hashToken(resumeToken), consentTextHash, consentedAt: deps.clock() },
    ...{ linkEmail: settings.linkEmailToSession, retentionDays: settings.retentionDays },
    ...{ source: input.source || null, linkId: input.linkId },
    hiddenFields: input.kept,
    ...{ ageRange, occupation, country, town: settings.keepTown === false ? null : townCity },
    ...{ phase: "introduction", turnCount: 1 },
  };
  return { guide, row, resumeToken };
}

/** Those with a question: there is nothing to answer in others. */
async function findForms(deps: Pick<Deps, "db">, interview: store.InterviewRow): Promise<FrozenForms> {
  const forms = await listFormsByIds(deps.db, [interview.preFormId, interview.postFormId]);
  const asked = new Set(forms.filter((form) => form.fields.length > 0).map((form) => form._id));
  const ifAsked = (id: string | null) => (id !== null && asked.has(id) ? id : null);
  return { pre: ifAsked(interview.preFormId), post: ifAsked(interview.postFormId) };
}

/** Counts who was turned away, with the reason alone: without a token to withdraw by, nothing of them is kept. */
async function keepTurnedAway(
  deps: Pick<Deps, "db">,
  row: store.NewSession,
  before: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const ended = { phase: "completion", endReason: "quota_full", turnCount: 0 } as const;
  const nobody = { ageRange: null, occupation: null, country: null, town: null };
  const unnamed = { hiddenFields: null, panelId: null, quotaIds: null, source: null, codeHeld: false };
  const begin = async () => ({ drawn: nothingDrawn, firstTurn: null });
  await store.insertSession(deps.db, { ...row, ...ended, ...nobody, ...unnamed }, begin, before);
}
