import type { QuoteWords } from "#analysis/certainty/edited-quotes.ts";
import { type FindingEdit, noEdit } from "#analysis/certainty/finding-edit.ts";
import { keyOfPlace } from "#analysis/certainty/finding-traces.ts";
import { repeatsWordsOf } from "#analysis/own-words.ts";
import type { addFinding } from "#contract/findings.ts";
import type { Finding, SourceKind } from "#contract/insights.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { findLatestResult } from "../insights/latest-result.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import * as store from "./findings.store.ts";
import { dropIdle } from "./plan-edit.ts";
import { type CheckedQuote, checkQuotes } from "./quote-words.ts";
import { applyStoredEdits, readEdits, storeEdits } from "./stored-edits.ts";

type OwnDeps = Pick<Deps, "db" | "newId">;

/** What a creator can add to one finding, and how many findings of their own an interview holds. */
export const maxAddedQuotes = 500;
const maxOwnFindings = 500;

/** Makes a finding of the creator's own. Answers with it and all findings as they are shown. */
export async function addOwnFinding(
  { db, newId }: OwnDeps,
  of: { accountId: string; interviewId: string },
  { text, kind, quotes }: BodyOf<typeof addFinding>,
): Promise<{ id: string; findings: Finding[] }> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const latest = await findLatestResult(db, interview.id);
  if (!latest) throw new AppError("insights_missing");
  const checked = await checkQuotes(db, interview, { field: "quotes", quotes });
  const sourceKind = checked[0]?.place.sourceKind ?? "interview";
  requireOneKind(checked, { kind: sourceKind, field: "quotes" });
  const id = `own-${newId()}`;
  const words = new Map(checked.map((one) => [keyOfPlace(one.place), one.evidence]));
  const edit: FindingEdit = {
    ...noEdit,
    findingId: id,
    name: text,
    kind,
    isOwn: true,
    added: checked.map(({ place }) => ({ ...place, isInText: false })),
    version: newId(),
    changedBy: of.accountId,
    trace: { id, kind, sourceKind, places: [] },
  };
  await db.orm.transaction(async (tx) => {
    await store.lockInterview(tx, interview.id);
    const known = await readEdits(tx, interview.id);
    if (known.filter((one) => one.isOwn).length >= maxOwnFindings) {
      throw invalidFields({ text: `An interview can hold at most ${maxOwnFindings} findings of your own.` });
    }
    await storeEdits(tx, interview.id, markWorded([...known, edit], id, words));
  });
  return { id, findings: (await applyStoredEdits(db, interview.id, latest)).content.findings };
}

/** Deletes a finding of the creator's own; what was merged into it is a finding of its own again. */
export async function deleteOwnFinding(
  { db }: OwnDeps,
  of: { accountId: string; interviewId: string; findingId: string },
): Promise<Finding[]> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const latest = await findLatestResult(db, interview.id);
  if (!latest) throw new AppError("insights_missing");
  await db.orm.transaction(async (tx) => {
    await store.lockInterview(tx, interview.id);
    const known = await readEdits(tx, interview.id);
    if (!known.some((one) => one.findingId === of.findingId && one.isOwn)) {
      if (!latest.content.findings.some(({ id }) => id === of.findingId))
        throw new AppError("finding_not_found");
      throw invalidFields({ themeId: "Only findings that you made can be deleted. Hide this one instead." });
    }
    const left = known.filter((one) => one.findingId !== of.findingId);
    const freed = left.map((one) => (one.mergedInto === of.findingId ? { ...one, mergedInto: null } : one));
    await storeEdits(tx, interview.id, dropIdle(freed));
  });
  return (await applyStoredEdits(db, interview.id, latest)).content.findings;
}

const kindNames = { interview: "interviews", transcript: "uploaded transcripts", thread: "threads" } as const;

/** People are counted within one kind of source, so a finding's quotes are all from one. */
export function requireOneKind(
  checked: CheckedQuote[],
  { kind, field }: { kind: SourceKind; field: string },
): void {
  const other = checked.findIndex(({ place }) => place.sourceKind !== kind);
  if (other === -1) return;
  throw invalidFields({
    [`${field}.${other}`]: `This finding counts people of ${kindNames[kind]}. Make another one for words from elsewhere.`,
  });
}

/** Notes which quotes an own finding's wording repeats, so that it goes with them. */
export function markWorded(edits: FindingEdit[], findingId: string, words: QuoteWords): FindingEdit[] {
  return edits.map((edit) => {
    if (edit.findingId !== findingId || !edit.isOwn) return edit;
    const added = edit.added.map((place) => {
      const quote = words.get(keyOfPlace(place))?.quote;
      const isInText = quote === undefined ? place.isInText : repeatsWordsOf(edit.name ?? "", [quote], []);
      return { ...place, isInText };
    });
    return { ...edit, added };
  });
}
