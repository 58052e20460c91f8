import type { Database } from "../../db/database.ts";
import * as store from "./findings.store.ts";

/** What the person is called who changed something last; "Somebody" once their account is gone. */
export function nameChanger(db: Database, userId: string | null): Promise<string> {
  return userId === null ? Promise.resolve("Somebody") : store.findName(db, userId);
}
