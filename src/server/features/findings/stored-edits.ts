import type { EditedContent } from "#analysis/certainty/edited-lists.ts";
import type { QuoteWords } from "#analysis/certainty/edited-quotes.ts";
import type { FindingEdit } from "#analysis/certainty/finding-edit.ts";
import { applyEdits } from "#analysis/certainty/finding-edits.ts";
import type { FindingTrace } from "#analysis/certainty/finding-traces.ts";
import { countLanguages } from "#analysis/certainty/languages.ts";
import type { Members } from "#analysis/members.ts";
import type { Agreement } from "#contract/agreements.ts";
import type { Finding } from "#contract/insights.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { listDeletedAmong } from "../../db/left-out.ts";
import { findStudiedInterview } from "../sources/study-sources.service.ts";
import { removeFromEdits } from "./edits-without.ts";
import * as store from "./findings.store.ts";
import { renewEdits } from "./plan-edit.ts";
import { readQuoteWords } from "./quote-words.ts";
import { measureAgreement } from "./validation-agreement.ts";
import { findValidation } from "./validations.store.ts";

/**
 * A result with what the creator made of its findings by hand, and who is behind them then. `members` are the result's
 * own; without them they are read where people have to be counted again.
 */
export async function applyStoredEdits<T extends EditedContent>(
  db: Database,
  interviewId: string,
  { content, members }: { content: T; members?: Members | null },
): Promise<{ content: T; members: Members | null }> {
  const [edits, languageOf] = await Promise.all([
    readShownEdits(db, interviewId),
    store.readLanguages(db, interviewId),
  ]);
  const isSpread = new Set(languageOf.values()).size > 1;
  const [known, words] = await Promise.all([
    members === undefined && (isSpread || edits.some(changesPeople))
      ? store.findMembers(db, interviewId)
      : (members ?? null),
    readWordsOf(db, interviewId, edits),
  ]);
  const edited =
    edits.length === 0 ? { content, members: known } : applyEdits(content, edits, { members: known, words });
  if (!isSpread || edited.members === null) return edited;
  const findings = countLanguages(edited.content.findings, edited.members, languageOf);
  return { ...edited, content: { ...edited.content, findings } };
}

/** Without the words of deleted sources, which may still come back. */
async function readShownEdits(db: Database, interviewId: string): Promise<FindingEdit[]> {
  const edits = await readEdits(db.orm, interviewId);
  const places = edits.flatMap(({ added, removed }) => [...added, ...removed]);
  const deleted = await listDeletedAmong(db.orm, [...new Set(places.map(({ sourceId }) => sourceId))]);
  return deleted.size === 0 ? edits : removeFromEdits(edits, (id) => deleted.has(id));
}

function changesPeople({ mergedInto, added, removed }: FindingEdit): boolean {
  return mergedInto !== null || added.length > 0 || removed.length > 0;
}

/** The words of the quotes that were added by hand. */
export async function readWordsOf(
  db: Database,
  interviewId: string,
  edits: readonly FindingEdit[],
): Promise<QuoteWords> {
  const added = edits.flatMap((edit) => edit.added);
  const interview = added.length > 0 ? await findStudiedInterview(db, interviewId) : undefined;
  return interview ? readQuoteWords(db, interview, added) : new Map();
}

export async function readEdits(db: Queryable, interviewId: string): Promise<FindingEdit[]> {
  const rows = await store.listEdits(db, interviewId);
  return rows.map(({ interviewId: _, updatedAt: __, ...row }) => ({
    ...row,
    trace: row.trace as FindingTrace,
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
