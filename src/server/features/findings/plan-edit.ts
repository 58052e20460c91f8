import { type AddedQuote, type FindingEdit, noEdit } from "#analysis/certainty/finding-edit.ts";
import { matchEdits } from "#analysis/certainty/finding-edits.ts";
import { keyOfPlace, overlaps, type Place, traceOf } from "#analysis/certainty/finding-traces.ts";
import { findMergeTarget } from "#analysis/certainty/merge-targets.ts";
import type { Finding, FindingKind } from "#contract/insights.ts";

/** What a creator asks for; undefined leaves it as it is, null undoes it. */
export interface EditChange {
  name?: string | null | undefined;
  hidden?: boolean | undefined;
  pinned?: boolean | undefined;
  mergedInto?: string | null | undefined;
  kind?: FindingKind | null | undefined;
  addQuotes?: AddedQuote[] | undefined;
  removeQuotes?: Place[] | undefined;
}

export interface PlannedChange {
  findingId: string;
  change: EditChange;
  /** How this state of the finding is called, and who made it. */
  version: string | null;
  changedBy: string | null;
}

/**
 * The edits of an interview after one more. Those whose findings are in this result are kept under their present ids
 * and evidence, so that they are found again from here on; the others stay as they are, for a result that has theirs.
 * What has no effect any more is dropped. `findings` are the coder's and the creator's own.
 */
export function planEdit(
  edits: readonly FindingEdit[],
  findings: readonly Finding[],
  { findingId, change, version, changedBy }: PlannedChange,
): FindingEdit[] {
  const planned = new Map(renewEdits(edits, findings).map((edit) => [edit.findingId, edit]));
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const open = (id: string) => {
    const finding = byId.get(id);
    return planned.get(id) ?? (finding && { ...noEdit, findingId: finding.id, trace: traceOf(finding) });
  };
  const edit = open(findingId);
  if (edit) planned.set(findingId, { ...changeEdit(edit, change, byId.get(findingId)), version, changedBy });
  for (const part of listParts(findingId, planned)) {
    planned.set(part.findingId, removeQuotes(part, change.removeQuotes, byId.get(part.findingId)));
  }
  // The target is found again in a later result by a trace of its own.
  const target = change.mergedInto ? open(change.mergedInto) : undefined;
  if (target) planned.set(target.findingId, target);
  return dropIdle([...planned.values()]);
}

/** What was merged into a finding, over any number of steps. */
function listParts(findingId: string, edits: ReadonlyMap<string, FindingEdit>): FindingEdit[] {
  return [...edits.values()].filter(
    (edit) => findMergeTarget(edit.findingId, edits, (id) => id === findingId) === findingId,
  );
}

/** Without the edits that change nothing. */
export function dropIdle(edits: FindingEdit[]): FindingEdit[] {
  const targets = new Set(edits.map((one) => one.mergedInto));
  return edits.filter((one) => hasEffect(one) || targets.has(one.findingId));
}

/**
 * The edits after a finding was put at a place among those of its kind, or let go of (`null`). `ordered` are the ids of
 * its kind as they are shown; others that were placed by hand keep their neighbours.
 */
export function planPosition(
  edits: readonly FindingEdit[],
  findings: readonly Finding[],
  move: { findingId: string; position: number | null; ordered: string[] },
): FindingEdit[] {
  const { findingId, position } = move;
  const others = move.ordered.filter((id) => id !== findingId);
  if (position !== null) others.splice(position, 0, findingId);
  const placed = edits.map((edit) => {
    if (edit.findingId === findingId)
      return { ...edit, position: position === null ? null : others.indexOf(findingId) };
    const at = others.indexOf(edit.findingId);
    return edit.position === null || at === -1 ? edit : { ...edit, position: at };
  });
  const finding = findings.find(({ id }) => id === findingId);
  if (finding && !edits.some((edit) => edit.findingId === findingId)) {
    const at = position === null ? null : others.indexOf(findingId);
    placed.push({ ...noEdit, findingId, position: at, trace: traceOf(finding) });
  }
  return dropIdle(placed);
}

/** Whether merging would lead from the target back to the finding. */
export function wouldCircle(
  edits: readonly FindingEdit[],
  findings: readonly Finding[],
  { findingId, targetId }: { findingId: string; targetId: string },
): boolean {
  if (findingId === targetId) return true;
  const renewed = new Map(renewEdits(edits, findings).map((edit) => [edit.findingId, edit]));
  return findMergeTarget(targetId, renewed, (id) => id === findingId) === findingId;
}

/** The edits whose findings are in this result under their present ids and evidence; the others as they are. */
export function renewEdits(edits: readonly FindingEdit[], findings: readonly Finding[]): FindingEdit[] {
  const matched = matchEdits(edits, findings);
  const idNow = (id: string) => matched.get(id)?.id ?? id;
  return edits.map((edit) => {
    const finding = edit.isOwn ? undefined : matched.get(edit.findingId);
    return {
      ...edit,
      findingId: idNow(edit.findingId),
      mergedInto: edit.mergedInto === null ? null : idNow(edit.mergedInto),
      trace: finding ? traceOf(finding) : edit.trace,
    };
  });
}

function changeEdit(edit: FindingEdit, change: EditChange, finding: Finding | undefined): FindingEdit {
  return {
    ...addQuotes(removeQuotes(edit, change.removeQuotes, finding), change.addQuotes),
    ...changeWording(edit, change, finding),
    // In another list it has another place.
    position: change.kind === undefined ? edit.position : null,
    hidden: change.hidden ?? edit.hidden,
    // Showing again also holds against what it would be hidden with.
    kept: change.hidden === undefined ? edit.kept : !change.hidden && !edit.hidden,
    pinned: change.pinned ?? edit.pinned,
    mergedInto: change.mergedInto === undefined ? edit.mergedInto : change.mergedInto,
  };
}

/** What is as the coder found it is no edit; of an own finding name and kind are all that there is. */
function changeWording(edit: FindingEdit, change: EditChange, finding: Finding | undefined) {
  const { name = edit.name, kind = edit.kind } = change;
  if (edit.isOwn) return { name: name ?? edit.name, kind: kind ?? edit.kind };
  return { name: name === finding?.text ? null : name, kind: kind === finding?.kind ? null : kind };
}

function removeQuotes(
  edit: FindingEdit,
  places: readonly Place[] | undefined,
  finding: Finding | undefined,
): FindingEdit {
  if (!places || places.length === 0) return edit;
  const gone = new Set(places.map(keyOfPlace));
  const known = edit.isOwn ? [] : [...(finding?.evidence ?? []), ...(finding?.challenging ?? [])];
  const ofCoder = places
    .filter((place) => known.some((one) => overlaps(place, one)))
    .map(({ sourceId, messageId, start, end }) => ({ sourceId, messageId, start, end }));
  const removed = new Map([...edit.removed, ...ofCoder].map((place) => [keyOfPlace(place), place]));
  return {
    ...edit,
    added: edit.added.filter((place) => !gone.has(keyOfPlace(place))),
    removed: [...removed.values()],
  };
}

/** What is added again is not taken away any more. */
function addQuotes(edit: FindingEdit, quotes: AddedQuote[] | undefined): FindingEdit {
  if (!quotes || quotes.length === 0) return edit;
  const again = new Set(quotes.map(keyOfPlace));
  const back = new Set(edit.removed.map(keyOfPlace).filter((key) => again.has(key)));
  const added = new Map(
    [...edit.added, ...quotes.filter((quote) => !back.has(keyOfPlace(quote)))].map((quote) => [
      keyOfPlace(quote),
      quote,
    ]),
  );
  return {
    ...edit,
    added: [...added.values()],
    removed: edit.removed.filter((place) => !back.has(keyOfPlace(place))),
  };
}

function hasEffect(edit: FindingEdit): boolean {
  const { name, hidden, pinned, kept, mergedInto, kind, position, added, removed, isOwn } = edit;
  const isChanged = name !== null || kind !== null || position !== null || mergedInto !== null;
  return isOwn || isChanged || hidden || pinned || kept || added.length > 0 || removed.length > 0;
}
