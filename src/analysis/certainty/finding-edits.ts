import type { Finding } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import { type EditedContent, type EditedFinding, editLists } from "./edited-lists.ts";
import { type FindingTrace, kindOfSource, matchTraces } from "./finding-traces.ts";
import { findMergeTarget, type MergeEdit } from "./merge-targets.ts";
import { joinFindings } from "./merged-finding.ts";

/** What a creator made of a finding by hand. `findingId` is the id that its trace has; merges name such ids too. */
export interface FindingEdit extends MergeEdit {
  name: string | null;
  hidden: boolean;
  pinned: boolean;
  trace: FindingTrace;
}

/** For each edit, by its finding's id, the finding of this result that it means; those without one are left out. */
export function matchEdits(
  edits: readonly FindingEdit[],
  findings: readonly Finding[],
): Map<string, Finding> {
  return matchTraces(
    edits.map((edit) => ({ ...edit.trace, id: edit.findingId })),
    findings,
  );
}

/**
 * The same insights as the creator wants them: renamed findings under their new names (`edited.foundAs` keeps the
 * coder's), pinned ones first, hidden ones in `findings` only and marked there, merged ones a part of their target.
 * An edit whose finding is not in this result changes nothing. Findings of different kinds, or from different kinds
 * of source, are never merged. The very same object where there is nothing to change.
 */
export function applyEdits<T extends EditedContent>(
  insights: T,
  edits: readonly FindingEdit[],
  members: Members | null,
): T {
  const edited = editFindings(insights.findings, edits, members);
  if (edited === undefined) return insights;
  const shown = edited.flatMap((one) => one.shown ?? []);
  return {
    ...insights,
    ...editLists(insights, edited),
    findings: [...shown.filter(isPinned), ...shown.filter((finding) => !isPinned(finding))],
  };
}

function isPinned(finding: Finding): boolean {
  return finding.edited?.pinned === true;
}

function editFindings(
  findings: Finding[],
  edits: readonly FindingEdit[],
  members: Members | null,
): EditedFinding[] | undefined {
  const matched = matchEdits(edits, findings);
  if (matched.size === 0) return undefined;
  const editByFound = new Map<string, FindingEdit>();
  for (const edit of edits) {
    const found = matched.get(edit.findingId);
    if (found) editByFound.set(found.id, edit);
  }
  const targets = listTargets(edits, matched);
  const partsByTarget = Map.groupBy(targets.keys(), (part) => targets.get(part) ?? part);
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return findings.map((found) => {
    if (targets.has(found.id)) return { found, shown: undefined };
    const parts = (partsByTarget.get(found.id) ?? []).flatMap((id) => byId.get(id) ?? []);
    const names = parts.map(({ id, text }) => ({ id, text: editByFound.get(id)?.name ?? text }));
    const joined = joinFindings(found, parts, members);
    return { found, shown: markFinding(joined, editByFound.get(found.id), names) };
  });
}

/** By the id of each finding that is merged, the id of the one that it becomes a part of. */
function listTargets(
  edits: readonly FindingEdit[],
  matched: ReadonlyMap<string, Finding>,
): Map<string, string> {
  const byId = new Map(edits.map((edit) => [edit.findingId, edit]));
  const targets = new Map<string, string>();
  for (const { findingId } of edits) {
    const part = matched.get(findingId);
    const targetId = findMergeTarget(findingId, byId, (id) => matched.has(id));
    const target = targetId === undefined ? undefined : matched.get(targetId);
    if (part && target && canMerge(part, target)) targets.set(part.id, target.id);
  }
  return targets;
}

/** Whether one finding can become a part of another: of one kind, from one kind of source, and not the same one. */
export function canMerge(part: Finding, target: Finding): boolean {
  return part.id !== target.id && part.kind === target.kind && kindOfSource(part) === kindOfSource(target);
}

function markFinding(
  finding: Finding,
  edit: FindingEdit | undefined,
  merged: { id: string; text: string }[],
): Finding {
  const { name = null, hidden = false, pinned = false } = edit ?? {};
  const isRenamed = name !== null && name !== finding.text;
  if (!isRenamed && !hidden && !pinned && merged.length === 0) return finding;
  return {
    ...finding,
    text: name ?? finding.text,
    edited: { pinned, hidden, foundAs: isRenamed ? finding.text : null, merged },
  };
}
