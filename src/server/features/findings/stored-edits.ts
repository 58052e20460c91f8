import type { EditedContent } from "#analysis/certainty/edited-lists.ts";
import { applyEdits, type FindingEdit } from "#analysis/certainty/finding-edits.ts";
import type { FindingTrace } from "#analysis/certainty/finding-traces.ts";
import type { Members } from "#analysis/members.ts";
import type { Agreement, Finding } from "#contract/insights.ts";
import type { Database, Queryable } from "../../db/database.ts";
import * as store from "./findings.store.ts";
import { renewEdits } from "./plan-edit.ts";
import { measureAgreement } from "./validation-agreement.ts";
import { findValidation } from "./validations.store.ts";

/**
 * A result with what the creator made of its findings by hand. `members` are the result's own; without them they are
 * read where merges need them.
 */
export async function applyStoredEdits<T extends EditedContent>(
  db: Database,
  interviewId: string,
  insights: T,
  members?: Members | null,
): Promise<T> {
  const edits = await readEdits(db.orm, interviewId);
  if (edits.length === 0) return insights;
  const needed = members === undefined && edits.some((edit) => edit.mergedInto !== null);
  return applyEdits(insights, edits, needed ? await store.findMembers(db, interviewId) : (members ?? null));
}

export async function readEdits(db: Queryable, interviewId: string): Promise<FindingEdit[]> {
  const rows = await store.listEdits(db, interviewId);
  return rows.map(({ findingId, name, hidden, pinned, mergedInto, trace }) => ({
    ...{ findingId, name, hidden, pinned, mergedInto },
    trace: trace as FindingTrace,
  }));
}

/**
 * Keeps the edits up with a new result, within the transaction that saves it: from result to result little changes,
 * so that findings are found again that have become quite different over many. `findings` are the coder's own.
 */
export async function renewStoredEdits(
  tx: Queryable,
  interviewId: string,
  findings: readonly Finding[],
): Promise<void> {
  const edits = await readEdits(tx, interviewId);
  if (edits.length > 0) await storeEdits(tx, interviewId, renewEdits(edits, findings));
}

/** In place of all that were stored. */
export async function storeEdits(
  tx: Queryable,
  interviewId: string,
  edits: readonly FindingEdit[],
): Promise<void> {
  await store.replaceEdits(
    tx,
    interviewId,
    edits.map((edit) => ({ ...edit, interviewId })),
  );
}

/** How far the coder agrees with the creator's own coding; null until a whole sample is coded. */
export async function readAgreement(db: Database, interviewId: string): Promise<Agreement[] | null> {
  const row = await findValidation(db.orm, interviewId);
  return row ? measureAgreement(row.sample, row.own) : null;
}
