import type { CodedSource } from "#analysis/coder/coded-source.ts";
import { replaceStatements } from "#analysis/model-themes/as-statements.ts";
import type { Database } from "../../db/database.ts";
import * as store from "./coded-sources.store.ts";

/** What the coder found in the sources of an interview when they were last read; of all, or of those named. */
export async function readCodedSources(
  db: Database,
  interviewId: string,
  sourceIds?: string[],
): Promise<CodedSource[]> {
  const rows = await store.listCoded(db, interviewId, sourceIds);
  return rows.map((row) => {
    const coded: CodedSource = JSON.parse(row.coded);
    return row.model ? replaceStatements(coded, row.model) : coded;
  });
}
