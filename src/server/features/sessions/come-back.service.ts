import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { giveSessionPlaceBack } from "../billing/limits.service.ts";
import { quotasOf } from "../recruitment/match-quotas.ts";
import { changePlaces, holdPlaces, takePlacesAgain } from "../recruitment/quotas.service.ts";
import { findSettings, lockSession, turnAway } from "./sessions.store.ts";

/**
 * For somebody whose places in quotas went to others while they were silent. Whoever had begun to answer goes on, and
 * counts again; whoever had said nothing needs places that are free, as if they came now.
 */
export async function comeBack(db: Database, sessionId: string): Promise<void> {
  const isTurnedAway = await db.orm.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session?.lapsedQuotaIds) return false;
    const { interviewId, lapsedQuotaIds: lapsed } = session;
    if (session.firstAnswerAt) {
      await takePlacesAgain(tx, interviewId, lapsed);
      await holdPlaces(tx, sessionId, lapsed);
      return false;
    }
    const take = quotasOf(await findSettings(tx, interviewId)).filter(({ id }) => lapsed.includes(id));
    const full = await changePlaces(tx, { interviewId, take, give: [] });
    const held = full ? [] : take.map(({ id }) => id);
    await holdPlaces(tx, sessionId, held);
    if (!full) return false;
    await turnAway(tx, sessionId, { reason: "quota_full", detail: full.name });
    await giveSessionPlaceBack(tx, sessionId);
    return true;
  });
  // Read again, the page shows how it ended and where to go.
  if (isTurnedAway) throw new AppError("session_complete");
}
