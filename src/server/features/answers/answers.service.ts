import type { Source } from "#analysis/sources.ts";
import type { listAnswers as operation, QuestionAnswer } from "#contract/answers.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { Database } from "../../db/database.ts";
import { readNumberCursor } from "../../http/page-cursor.ts";
import { addAnswerTranslations } from "../findings/translations/add-translations.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { listPlans, type SourcePlan } from "../sources/source-plans.service.ts";
import { findStudiedInterview } from "../sources/study-sources.service.ts";
import { pickAnswers } from "./pick-answers.ts";

interface AnswerRequest {
  accountId: string;
  interviewId: string;
  questionId: string;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const defaultLimit = 50;
/** Threads have no questions. */
const answering = { interviews: true, transcripts: true, reddit: false };
const readAtOnce = 20;
/** Of a question that hardly anybody reached, one call would otherwise read every session there is. */
const maxReadPerCall = 200;

/** Finished sessions in the order they came, then the project's transcripts that were laid on the script. */
export async function listAnswers(
  db: Database,
  { accountId, interviewId, questionId, limit = defaultLimit, cursor }: AnswerRequest,
): Promise<AnswerOf<typeof operation>> {
  const { id } = await ownInterview(db, accountId, interviewId, "view");
  const interview = await findStudiedInterview(db, id);
  const plans = interview ? await listPlans(db, interview, answering) : [];
  const places = plans.flatMap((plan) => plan.ids.map((sourceId): Place => ({ plan, id: sourceId })));
  const answers: QuestionAnswer[] = [];
  let at = cursor === undefined ? 0 : readNumberCursor(cursor);
  const end = Math.min(places.length, at + maxReadPerCall);
  while (at < end && answers.length < limit) {
    // Never more sources than answers are still wanted: a page ends where its cursor says.
    const next = places.slice(at, Math.min(end, at + readAtOnce, at + limit - answers.length));
    for (const source of await readPlaces(next)) answers.push(...pickAnswers(source, questionId));
    at += next.length;
  }
  const translated = await addAnswerTranslations(db, id, answers);
  return { answers: translated, nextCursor: at < places.length ? String(at) : null };
}

interface Place {
  plan: SourcePlan;
  id: string;
}

async function readPlaces(places: Place[]): Promise<Source[]> {
  const byPlan = [...Map.groupBy(places, ({ plan }) => plan)];
  const read = await Promise.all(byPlan.map(([plan, own]) => plan.read(own.map(({ id }) => id))));
  return read.flat();
}
