import type { FindingEdit } from "#analysis/certainty/finding-edit.ts";
import { applyEdits, canMerge, type EditGround, listEditable } from "#analysis/certainty/finding-edits.ts";
import { keyOfPlace, kindOfSource } from "#analysis/certainty/finding-traces.ts";
import { measureSaturation } from "#analysis/certainty/saturation.ts";
import type { editFinding as editOperation, Saturation } from "#contract/findings.ts";
import type { Finding, Insights, SourceKind } from "#contract/insights.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { findLatestResult, type LatestResult } from "../insights/latest-result.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { nameChanger } from "./changed-by.ts";
import * as store from "./findings.store.ts";
import { markWorded, maxAddedQuotes, requireOneKind } from "./own-findings.service.ts";
import { type EditChange, planEdit, planPosition, wouldCircle } from "./plan-edit.ts";
import { type CheckedQuote, checkQuotes } from "./quote-words.ts";
import { applyStoredEdits, readEdits, readWordsOf, storeEdits } from "./stored-edits.ts";

type EditDeps = Pick<Deps, "db" | "newId">;
type EditBody = BodyOf<typeof editOperation>;

export interface OfFinding {
  accountId: string;
  interviewId: string;
  findingId: string;
}

/** Edits a finding of the latest result, or one of the creator's own. Answers with all findings as they are shown. */
export async function editFinding(
  { db, newId }: EditDeps,
  of: OfFinding,
  body: EditBody,
): Promise<Finding[]> {
  const interview = await ownInterview(db, of.accountId, of.interviewId, "edit");
  const latest = await findLatestResult(db, interview.id);
  if (!latest) throw new AppError("insights_missing");
  const checked = await checkQuotes(db, interview, { field: "addQuotes", quotes: body.addQuotes ?? [] });
  const words = await readAllWords(db, interview.id, checked);
  await db.orm.transaction(async (tx) => {
    await store.lockInterview(tx, interview.id);
    const known = await readEdits(tx, interview.id);
    const ground = { members: latest.members, words };
    const state = { latest, known, ground, findings: listEditable(latest.content.findings, known, ground) };
    const finding = state.findings.find(({ id }) => id === of.findingId);
    if (!finding) throw new AppError("finding_not_found");
    await requireVersion(db, { finding, state, body });
    requireTarget(finding, state, body.mergedInto ?? null);
    requireOneKind(checked, { kind: kindOfSource(finding), field: "addQuotes" });
    const { position, version: _, ...rest } = body;
    const change: EditChange = {
      ...rest,
      addQuotes: checked.map(({ place }) => ({ ...place, isInText: false })),
    };
    const touch = { findingId: finding.id, change, version: newId(), changedBy: of.accountId };
    const planned = markWorded(planEdit(known, state.findings, touch), finding.id, words);
    requireQuotes(finding, { ...state, known: planned }, body);
    const ordered = planMove({ ...state, known: planned }, finding, position);
    await storeEdits(tx, interview.id, ordered);
  });
  return (await applyStoredEdits(db, interview.id, latest)).content.findings;
}

/** The words of quotes that were added before, and of those that are being added. */
async function readAllWords(db: Database, interviewId: string, checked: CheckedQuote[]) {
  const before = await readWordsOf(db, interviewId, await readEdits(db.orm, interviewId));
  return new Map([...before, ...checked.map((one) => [keyOfPlace(one.place), one.evidence] as const)]);
}

interface State {
  latest: LatestResult;
  known: FindingEdit[];
  ground: EditGround;
  findings: Finding[];
}

/** Throws `changed_meanwhile`, with both versions, when the change was made from an older state of the finding. */
async function requireVersion(
  db: Database,
  { finding, state, body }: { finding: Finding; state: State; body: EditBody },
): Promise<void> {
  if (body.version === undefined) return;
  const shown = applyEdits(state.latest.content, state.known, state.ground).content.findings;
  const now = shown.find(({ id }) => id === finding.id) ?? finding;
  if (body.version === (now.edited?.version ?? null)) return;
  const edit = state.known.find((one) => one.findingId === finding.id);
  const name = await nameChanger(db, edit?.changedBy ?? null);
  throw new AppError("changed_meanwhile", {
    error: `${name} has changed this finding. Look at their version, then save again.`,
    changedBy: name,
    theirs: { text: now.text, kind: now.kind, version: now.edited?.version ?? null },
    yours: { text: body.name ?? null, kind: body.kind ?? null },
  });
}

const wrongTarget = "A finding can only be merged into another one from the same kind of source.";
const circle = "That finding is already merged into this one.";

function requireTarget(finding: Finding, { known, findings }: State, targetId: string | null): void {
  if (targetId === null) return;
  const target = findings.find(({ id }) => id === targetId);
  const isRight = target !== undefined && canMerge(finding, target);
  if (!isRight) throw invalidFields({ mergedInto: wrongTarget });
  if (wouldCircle(known, findings, { findingId: finding.id, targetId })) {
    throw invalidFields({ mergedInto: circle });
  }
}

const lastQuote = "A finding needs at least one quote. To get rid of it, hide or delete it.";

/** Throws when the change would leave a finding without a quote, or with more of the creator's than one can hold. */
function requireQuotes(
  finding: Finding,
  { latest, known, ground }: State,
  { removeQuotes = [] }: EditBody,
): void {
  const edit = known.find((one) => one.findingId === finding.id);
  if ((edit?.added.length ?? 0) > maxAddedQuotes) {
    throw invalidFields({ addQuotes: `You can add at most ${maxAddedQuotes} quotes to a finding.` });
  }
  if (removeQuotes.length === 0) return;
  const gone = new Set(removeQuotes.map(keyOfPlace));
  const { findings } = applyEdits(latest.content, known, ground).content;
  const shown = findings.find(({ id }) => id === finding.id);
  if (!shown && edit?.mergedInto != null) return;
  // Where all are taken away they are still there.
  if (!shown || shown.evidence.some((one) => gone.has(keyOfPlace(one)))) {
    throw invalidFields({ removeQuotes: lastQuote });
  }
}

function planMove(
  { latest, known, ground, findings }: State,
  finding: Finding,
  position: number | null | undefined,
): FindingEdit[] {
  if (position === undefined) return known;
  const { content } = applyEdits(latest.content, known, ground);
  const shown = content.findings.find(({ id }) => id === finding.id);
  const ordered = content.findings
    .filter(({ kind, edited }) => kind === shown?.kind && edited?.hidden !== true)
    .map(({ id }) => id);
  return planPosition(known, findings, { findingId: finding.id, position, ordered });
}

/** The kind of source that the numbers of a result are of: the first that is in it, as kinds are never added up. */
export function findCountedKind({ sources }: Pick<Insights, "sources">): SourceKind {
  if (sources.interviews > 0) return "interview";
  return sources.transcripts > 0 ? "transcript" : "thread";
}

/**
 * Null before there is a result that tells which source brought what, and where nobody was found to share a theme:
 * then each person brings codes of their own for ever, and that says nothing.
 */
export async function getSaturation(
  db: Database,
  accountId: string,
  interviewId: string,
): Promise<Saturation | null> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const latest = await findLatestResult(db, interview.id);
  if (!latest?.members) return null;
  const saturation = measureSaturation(latest.members, findCountedKind(latest.content));
  const isShared = latest.content.findings.some(({ kind }) => kind === "themes");
  return saturation.verdict === "collect_more" && !isShared ? null : saturation;
}
