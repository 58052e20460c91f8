import type { Analyst } from "../../analyst.ts";
import type { Database } from "../../db/database.ts";
import { listProviderNotices } from "../interviews/ai-notice.service.ts";
import * as store from "./untold-sessions.store.ts";

type Asking = Pick<Analyst, "provider"> | null;

/**
 * Finished sessions whose participants agreed without being told about the company behind this model: their words
 * aren't sent to it. None with a model on this machine.
 */
export function findUntoldSessions(db: Database, interviewId: string, analyst: Asking): Promise<Set<string>> {
  return findUntold(db, { interviewId }, analyst);
}

/** The same among these sessions, of whichever interviews. */
export function findUntoldAmong(db: Database, sessionIds: string[], analyst: Asking): Promise<Set<string>> {
  return findUntold(db, { sessionIds }, analyst);
}

async function findUntold(db: Database, of: store.UntoldOf, analyst: Asking): Promise<Set<string>> {
  const name = analyst?.provider ?? null;
  if (name === null) return new Set();
  const provider = { name, notices: listProviderNotices(name) };
  return new Set(await store.listUntold(db, of, provider));
}

function countInterviews(count: number): string {
  return `${count} interview${count === 1 ? "" : "s"}`;
}

/** How many interviews the built-in coder alone read, and why; nothing where the model may read all. */
export function describeUntold(
  { untold, all }: { untold: number; all: number },
  provider: string | null,
): string[] {
  if (untold === 0 || provider === null) return [];
  const why = `because the participants weren't told about ${provider}`;
  if (untold === all)
    return [`The built-in coder read ${all === 1 ? "the only interview" : `all ${all} interviews`}, ${why}.`];
  return [
    `The built-in coder alone read ${untold} of ${countInterviews(all)}, ${why}: what the language model says is from the other ${all - untold}.`,
  ];
}
