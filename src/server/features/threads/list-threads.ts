import type { RedditThread } from "#contract/threads.ts";
import type { Database } from "../../db/database.ts";
import { toThread } from "./thread-view.ts";
import * as store from "./threads.store.ts";

/** The threads of an interview, the newest first. The caller has made sure of the interview. */
export async function listThreads(db: Database, interviewId: string): Promise<RedditThread[]> {
  return (await store.listThreads(db, interviewId)).map(toThread);
}
