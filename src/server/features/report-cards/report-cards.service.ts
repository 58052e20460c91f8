import { setImmediate as nextTick } from "node:timers/promises";
import type { AnswerOf } from "#contract/operation.ts";
import type * as contract from "#contract/report-cards.ts";
import type { ReportCard, SessionReportCard } from "#contract/report-cards.ts";
import { startCardSum } from "#interviewer/aggregate-cards.ts";
import type { Drawn } from "#interviewer/personal-guide.ts";
import { makeSessionCard, toCardTurns } from "#interviewer/session-card.ts";
import type { Database } from "../../db/database.ts";
import { countFinishedSessions } from "../../db/finished-sessions.ts";
import { listTurns, type TurnRow } from "../../db/session-turns.ts";
import { labelParticipant } from "../../participant-label.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { getPersonalGuide } from "../sessions/guides.service.ts";
import * as store from "./report-cards.store.ts";

const maxSessions = 500;
const pageSize = 25;

/** The last card of an interview, kept while it counts the same sessions: a finished session never changes. */
const kept = new Map<string, { sessionIds: string; card: ReportCard }>();
const maxKept = 200;

/** How the finished sessions of an interview went, over the newest 500, and what the model voice took in them. */
export async function getReportCard(
  db: Database,
  accountId: string,
  interviewId: string,
): Promise<AnswerOf<typeof contract.getReportCard>> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const [finished, sessions] = await Promise.all([
    countFinishedSessions(db, interview.id),
    store.listFinished(db, interview.id, maxSessions),
  ]);
  const sessionIds = sessions.map(({ id }) => id);
  const use = await store.sumModelUse(db, sessionIds);
  const reportCard = await findCard(db, interview.id, sessions);
  return { interviewId: interview.id, finished, reportCard, modelUse: use.turns === 0 ? null : use };
}

async function findCard(
  db: Database,
  interviewId: string,
  sessions: store.FinishedSession[],
): Promise<ReportCard> {
  const sessionIds = sessions.map(({ id }) => id).join(" ");
  const before = kept.get(interviewId);
  if (before?.sessionIds === sessionIds) return before.card;
  const card = await addUp(db, sessions);
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? "");
  kept.set(interviewId, { sessionIds, card });
  return card;
}

/** Questions as they are written, whichever concept each person was assigned. Page by page, and after each session whoever waits gets a turn: hundreds take seconds in all. */
async function addUp(db: Database, sessions: store.FinishedSession[]): Promise<ReportCard> {
  const sum = startCardSum();
  for (let at = 0; at < sessions.length; at += pageSize) {
    const page = sessions.slice(at, at + pageSize);
    const ids = page.map(({ id }) => id);
    const bySession = Map.groupBy(await listTurns(db, ids), (turn) => turn.sessionId);
    for (const { id, number, ...drawn } of page) {
      const turns = toCardTurns(bySession.get(id) ?? []);
      // A session that was deleted or withdrawn meanwhile has no turns any more.
      if (turns.length === 0) continue;
      const written = await getPersonalGuide(db, { ...drawn, concept: null });
      const card = makeSessionCard(await getPersonalGuide(db, drawn), turns, written);
      sum.add({ sessionId: id, label: labelParticipant(number), turns, card });
      await nextTick();
    }
  }
  return sum.total();
}

/** How a finished session went, by all its turns; null while it goes on. */
export async function findSessionCard(
  db: Database,
  session: Drawn & { guideId: string; completedAt: Date | null },
  turns: readonly TurnRow[],
): Promise<SessionReportCard | null> {
  if (session.completedAt === null) return null;
  return makeSessionCard(await getPersonalGuide(db, session), toCardTurns(turns));
}
