import type { answerForm as answerFormOperation, Form, FormAnswers } from "#contract/forms.ts";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { AnswerInputOf } from "#contract/operation.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { giveSessionPlaceBack } from "../billing/limits.service.ts";
import { getForm } from "../forms/forms.service.ts";
import {
  listWordedOptions,
  toFormOptions,
  type WordedOptions,
} from "../interviews/wordings/word-interview.service.ts";
import { dependsOnForm, factsOf, matchQuotas, quotasOf } from "../recruitment/match-quotas.ts";
import {
  changePlaces,
  findReservation,
  giveQuotaPlacesBack,
  holdPlaces,
  lockPlaces,
  releaseSilentPlaces,
} from "../recruitment/quotas.service.ts";
import { toShown } from "../stimuli/shown-stimulus.service.ts";
import { checkAnswers, choices } from "./check-answers.ts";
import { asksOfForm, getGuide, getPersonalGuide } from "./guides.service.ts";
import { makeOpening } from "./make-reply.ts";
import { wayBackOf } from "./return-address.ts";
import { getOwnSession, type OwnSession } from "./sessions.service.ts";
import * as store from "./sessions.store.ts";

type AnsweredForm = Omit<AnswerInputOf<typeof answerFormOperation>, "success">;

/** Takes the answers to the form before or after the interview. Those before may end it politely. */
export async function answerForm(
  deps: Pick<Deps, "db" | "config" | "secret">,
  input: OwnSession & { formId: string; answers: FormAnswers },
): Promise<AnsweredForm> {
  const { session, form, settings, formOptions } = await findForm(deps, input);
  const given = await readInFormOptions(deps.db, { session, form, own: formOptions }, input.answers);
  const answers = checkAnswers(form.fields, given);
  if (quotasOf(settings).length > 0) await releaseSilentPlaces(deps.db, session.interviewId);
  return deps.db.orm.transaction(async (tx) => {
    const held = await store.lockSession(tx, session.id);
    if (!held) throw new AppError("session_not_found");
    if (held.endReason === "screened_out" || held.endReason === "quota_full")
      return toOutcome(settings, held, held.endReason);
    await refuseLateAnswers(tx, held, form);
    const row = { sessionId: held.id, formId: form._id, projectId: held.projectId, answers };
    await store.saveFormAnswers(tx, row);
    const end = form.formType === "pre" ? await judgeAnswers(tx, held, { form, answers, settings }) : null;
    if (end) {
      await endSession(tx, held, end);
      return toOutcome(settings, held, end.reason);
    }
    const opening = form.formType === "pre" ? await openAgain(deps, tx, held, answers) : undefined;
    return { ...toOutcome(settings, held, null), ...(opening && { opening }) };
  });
}

/** The first question was chosen before the form was answered; where it depends on the form, it's chosen again. */
async function openAgain(
  deps: Pick<Deps, "db" | "config" | "secret">,
  tx: Queryable,
  session: store.SessionRow,
  answers: FormAnswers,
): Promise<AnsweredForm["opening"]> {
  const guide = await getPersonalGuide(deps.db, session);
  if (session.turnCount !== 1 || !asksOfForm(guide)) return undefined;
  const person = { ...factsOf(session, answers), concept: session.concept };
  const isSimple = deps.config.model === null;
  const { text, move, reason, type, item, stimulus } = makeOpening(
    { ...guide, person },
    session.id,
    0,
    isSimple,
  );
  const messageId = await store.replaceOpening(tx, session.id, { text, move, reason });
  return {
    message: text,
    messageId,
    type,
    ...(item && { item }),
    ...(stimulus && { stimulus: toShown(deps, session.id, stimulus) }),
  };
}

async function findForm(deps: Pick<Deps, "db">, input: OwnSession & { formId: string }) {
  const found = await getOwnSession(deps, input);
  const { forms, formOptions = {} } = await getGuide(deps.db, found.session.guideId);
  // Whoever began with a form may still answer it where another one is asked by now.
  const attached = [found.preFormId, found.postFormId, forms?.pre, forms?.post];
  if (!attached.includes(input.formId)) throw new AppError("form_not_found");
  return { ...found, form: await getForm(deps, input.formId), formOptions: formOptions[input.formId] ?? {} };
}

async function readInFormOptions(
  db: Deps["db"],
  { session, form, own }: { session: { interviewId: string }; form: Form; own: WordedOptions },
  answers: FormAnswers,
): Promise<FormAnswers> {
  const wordings = await store.findWordings(db, session.interviewId);
  const others = Object.values(wordings).map(({ texts }) => listWordedOptions(form, texts));
  return toFormOptions(form, answers, { own, others });
}

/** A session that was turned away gets the same answer when it asks again. */
function toOutcome(
  settings: InterviewSettings,
  session: store.SessionRow,
  turnedAway: End["reason"] | null,
): AnsweredForm {
  return {
    screenedOut: turnedAway === "screened_out",
    quotaFull: turnedAway === "quota_full",
    ...(turnedAway !== null && wayBackOf(settings, { ...session, endReason: turnedAway })),
  };
}

/** Answers before the interview stand once it has begun, those after it once it has ended. */
async function refuseLateAnswers(tx: Queryable, session: store.SessionRow, form: Form): Promise<void> {
  const hasEnded = session.endReason !== null;
  const isLate = hasEnded || (form.formType === "pre" && session.firstAnswerAt !== null);
  if (isLate && (await store.hasAnswered(tx, session.id, form._id))) throw new AppError("form_answered");
}

type End = { reason: "screened_out" | "quota_full"; detail: string };

/** Whether these answers end the session: a screener first, then a quota that is full. Else the places are held. */
async function judgeAnswers(
  tx: Queryable,
  session: store.SessionRow,
  of: { form: Form; answers: FormAnswers; settings: InterviewSettings },
): Promise<End | null> {
  const { form, answers, settings } = of;
  const screening = form.fields.find((field) =>
    choices(answers[field.id]).some((option) => field.screensOut.includes(option)),
  );
  if (screening) return { reason: "screened_out", detail: screening.label };
  return (await countPerson(tx, session, { answers, settings })) ?? null;
}

/** Takes the places of the quotas that the answers decide on; answers with why there is none. */
async function countPerson(
  tx: Queryable,
  session: store.SessionRow,
  { answers, settings }: { answers: FormAnswers; settings: InterviewSettings },
): Promise<End | undefined> {
  const quotas = quotasOf(settings);
  const { interviewId } = session;
  const { counts } = matchQuotas(quotas, factsOf(session, answers));
  const held = session.quotaIds ?? [];
  const lapsed = session.lapsedQuotaIds ?? [];
  const decided = new Set(quotas.filter(dependsOnForm).map(({ id }) => id));
  const give = held.filter((id) => decided.has(id) && !counts.some((quota) => quota.id === id));
  const take = counts.filter(({ id }) => !held.includes(id) && (decided.has(id) || lapsed.includes(id)));
  // Without a minimum that depends on the form, the start has decided who is needed.
  const isReserved = quotas.some((quota) => decided.has(quota.id) && (quota.minimum ?? 0) > 0);
  const changes = give.length > 0 || take.length > 0;
  if (!changes && !isReserved) return undefined;
  // Whoever is turned away gives all their places back.
  await lockPlaces(tx, interviewId, [...held, ...take.map(({ id }) => id)]);
  if (changes) {
    const full = await changePlaces(tx, { interviewId, take, give });
    if (full) return { reason: "quota_full", detail: full.name };
    const kept = held.filter((id) => !give.includes(id));
    await holdPlaces(tx, session.id, [...kept, ...take.map(({ id }) => id)]);
  }
  if (!isReserved) return undefined;
  const reserving = { interviewId, settings, held: counts, open: [], isCounted: true };
  const missing = await findReservation(tx, reserving);
  return missing && { reason: "quota_full", detail: `${missing.name} (minimum)` };
}

/** It takes nobody's place, neither in the quotas nor in the plan. */
async function endSession(tx: Queryable, session: store.SessionRow, end: End): Promise<void> {
  await giveQuotaPlacesBack(tx, session.interviewId, [session.id]);
  await store.turnAway(tx, session.id, end);
  await giveSessionPlaceBack(tx, session.id);
}
