import { type CsvCell, writeCsv } from "#analysis/formats/csv.ts";
import { flagNames } from "#contract/describe-flags.ts";
import type { Database } from "../../db/database.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { choosePanelField, findInterviewFlags } from "./answer-checks.service.ts";
import * as store from "./answer-checks.store.ts";

/**
 * Whom a person left out, by the panel's id, with what was flagged: for the panel's own page. As all that is for payments,
 * it leads to no session (decision 23).
 */
export async function exportExclusions(
  db: Database,
  of: { accountId: string; interviewId: string },
): Promise<string> {
  const { id, settings } = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const field = choosePanelField(settings);
  const leftOut = await store.listLeftOut(db, id, field);
  const { bySession } = await findInterviewFlags(db, { ...of, interviewId: id }, field);
  const rows = leftOut.map((session): CsvCell[] => {
    const kinds = new Set(bySession.get(session.id)?.map(({ kind }) => kind));
    const why = kinds.size === 0 ? ["Left out by hand"] : [...kinds].map((kind) => flagNames[kind]);
    return [session.panelId, why.join("; ")];
  });
  return writeCsv(["Panel ID", "Reasons"], rows);
}
