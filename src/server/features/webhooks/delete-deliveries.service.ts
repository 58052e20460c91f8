import type { Queryable } from "../../db/database.ts";
import * as store from "./webhooks.store.ts";

/** Within the transaction that empties a session: nothing sent, or still to be sent, names it any more. */
export function deleteDeliveriesOf(tx: Queryable, interviewId: string, sessionId: string): Promise<void> {
  return store.deleteDeliveriesOf(tx, interviewId, sessionId);
}

/** Within the transaction that takes somebody out of a project. */
export function deleteDeliveriesTo(tx: Queryable, of: { projectId: string; userId: string }): Promise<void> {
  return store.deleteDeliveriesTo(tx, of);
}
