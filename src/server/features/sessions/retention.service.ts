import type { Deps } from "../../deps.ts";
import { callEach } from "../../listeners.ts";
import { emptyClaim } from "../incentives/claims.service.ts";
import { clearInviteOf } from "../recruitment/invites.service.ts";
import { giveQuotaPlacesBack } from "../recruitment/quotas.service.ts";
import { deleteDeliveriesOf } from "../webhooks/emit-event.service.ts";
import { listExpiredSessions } from "./retention.store.ts";
import { emptySession } from "./sessions.store.ts";

const atATime = 200;

/** Keeps the promise of the consent text: what is past its days is deleted. Safe to stop and to run twice. */
export async function deleteExpiredSessions(
  deps: Pick<Deps, "db" | "secret" | "listeners">,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const expired = await listExpiredSessions(deps.db, atATime);
    for (const session of expired) {
      await emptySession(
        deps.db,
        session.id,
        async (tx, interviewId) => {
          await emptyClaim(tx, deps.secret, session.id);
          await deleteDeliveriesOf(tx, interviewId, session.id);
          await clearInviteOf(tx, session.id);
          await callEach(deps.listeners.onSourceRemoved, tx, { id: session.id, interviewIds: [interviewId] });
        },
        // Who took part keeps their place in the quotas, also when their answers are no longer kept.
        async (tx, { interviewId, completedAt }) => {
          if (!completedAt) await giveQuotaPlacesBack(tx, interviewId, [session.id]);
        },
      );
    }
    deleted += expired.length;
    if (expired.length < atATime) return deleted;
  }
}
