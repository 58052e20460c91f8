import { type FindingEdit, matchEdits } from "#analysis/certainty/finding-edits.ts";
import { traceOf } from "#analysis/certainty/finding-traces.ts";
import { findMergeTarget } from "#analysis/certainty/merge-targets.ts";
import type { Finding } from "#contract/insights.ts";

/** What a creator asks for; undefined leaves it as it is, null undoes it. */
export interface EditChange {
  name?: string | null | undefined;
  hidden?: boolean | undefined;
  pinned?: boolean | undefined;
  mergedInto?: string | null | undefined;
}

/**
 * The edits of an interview after one more. Those whose findings are in this result are kept under their present ids
 * and evidence, so that they are found again from here on; the others stay as they are, for a result that has theirs.
 * What has no effect any more is dropped.
 */
export function planEdit(
  edits: readonly FindingEdit[],
  findings: readonly Finding[],
  { findingId, change }: { findingId: string; change: EditChange },
): FindingEdit[] {
  const planned = new Map(renewEdits(edits, findings).map((edit) => [edit.findingId, edit]));
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const open = (id: string) => {
    const finding = byId.get(id);
    return planned.get(id) ?? (finding && startEdit(finding));
  };
  const edit = open(findingId);
  if (edit) planned.set(findingId, changeEdit(edit, change, byId.get(findingId)?.text));
  // The target is found again in a later result by a trace of its own.
  const target = change.mergedInto ? open(change.mergedInto) : undefined;
  if (target) planned.set(target.findingId, target);
  const targets = new Set([...planned.values()].map((one) => one.mergedInto));
  return [...planned.values()].filter((one) => hasEffect(one) || targets.has(one.findingId));
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
    const finding = matched.get(edit.findingId);
    return {
      ...edit,
      findingId: idNow(edit.findingId),
      mergedInto: edit.mergedInto === null ? null : idNow(edit.mergedInto),
      trace: finding ? traceOf(finding) : edit.trace,
    };
  });
}

function startEdit(finding: Finding): FindingEdit {
  const nothing = { name: null, hidden: false, pinned: false, mergedInto: null };
  return { ...nothing, findingId: finding.id, trace: traceOf(finding) };
}

function changeEdit(edit: FindingEdit, change: EditChange, foundAs: string | undefined): FindingEdit {
  const name = change.name === undefined ? edit.name : change.name;
  return {
    ...edit,
    name: name === foundAs ? null : name,
    hidden: change.hidden ?? edit.hidden,
    pinned: change.pinned ?? edit.pinned,
    mergedInto: change.mergedInto === undefined ? edit.mergedInto : change.mergedInto,
  };
}

function hasEffect({ name, hidden, pinned, mergedInto }: FindingEdit): boolean {
  return name !== null || hidden || pinned || mergedInto !== null;
}
