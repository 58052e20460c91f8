import { purgeDeletedSessions } from "../features/session-reading/session-deletion.service.ts";
import { purgeDeletedSources } from "../features/transcripts/source-deletion.service.ts";
import type { TestApp } from "./test-app.ts";

const weekAgo = "now() - interval '8 days'";

/** As if a deleted session had not been restored for 7 days. */
export async function purgeSession(app: TestApp, id: string): Promise<void> {
  await app.db.pool.query(`update sessions set deleted_at = ${weekAgo} where id = $1`, [id]);
  await purgeDeletedSessions(app.deps);
}

/** The same of a transcript or thread. */
export async function purgeSource(app: TestApp, id: string): Promise<void> {
  await app.db.pool.query(`update sources set deleted_at = ${weekAgo} where id = $1`, [id]);
  await purgeDeletedSources(app.deps);
}
