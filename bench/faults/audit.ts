import type pg from "pg";
import { checkBooks } from "./audit-books.ts";
import { type Breach, checkConversations } from "./audit-conversations.ts";
import { type Entry, readJournals } from "./journal.ts";
import { listUnseen } from "./prove.ts";

/** What the clients hold of each fault's time, and what of it does not agree with what is stored. */
export interface Audit {
  acknowledged: Map<string, number>;
  breaches: Breach[];
  sessions: number;
  messages: number;
  /** Damages that were done for a try, and that the audit did not see. */
  unseen: string[];
}

const notAcknowledged = ["saying", "withdrawing", "wentOn", "stuck"];

/** Reads the database and the clients' own notes, and nothing else. */
export async function audit(pool: pg.Pool, journals: string): Promise<Audit> {
  const entries = readJournals(journals);
  const acknowledged = new Map<string, number>();
  for (const entry of entries) {
    if (notAcknowledged.includes(entry.kind)) continue;
    acknowledged.set(entry.fault, (acknowledged.get(entry.fault) ?? 0) + 1);
  }
  const breaches = [...(await checkConversations(pool, entries)), ...(await checkBooks(pool, entries))];
  const count = (kind: Entry["kind"]) => entries.filter((entry) => entry.kind === kind).length;
  const unseen = await listUnseen(pool, journals);
  return { unseen, acknowledged, breaches, sessions: count("started"), messages: count("said") };
}
