import type { Finding } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import { isEcho, replaceName } from "./echoes.ts";
import { editBrief } from "./edited-brief.ts";
import { type EditedContent, type EditedFinding, editLists } from "./edited-lists.ts";
import type { QuoteWords } from "./edited-quotes.ts";
import type { FindingEdit } from "./finding-edit.ts";
import { orderFindings } from "./finding-order.ts";
import { kindOfSource, matchTraces } from "./finding-traces.ts";
import { findMergeTarget } from "./merge-targets.ts";
import { makeOwnFinding } from "./own-finding.ts";
import { listEditedMembers, showFindings } from "./shown-findings.ts";

/**
 * For each edit, by its finding's id, the finding of this result that it means; those without one are left out. The
 * creator's own findings are meant by nothing but their id.
 */
export function matchEdits(
  edits: readonly FindingEdit[],
  findings: readonly Finding[],
): Map<string, Finding> {
  const ownIds = new Set(edits.flatMap((edit) => (edit.isOwn ? [edit.findingId] : [])));
  const matched = matchTraces(
    edits.filter((edit) => !edit.isOwn).map((edit) => ({ ...edit.trace, id: edit.findingId })),
    findings.filter(({ id }) => !ownIds.has(id)),
  );
  for (const finding of findings) if (ownIds.has(finding.id)) matched.set(finding.id, finding);
  return matched;
}

/** What edits are applied to, and what they need for it. */
export interface EditGround {
  members: Members | null;
  words?: QuoteWords;
}

/** The findings that edits can be about: the coder's, and after them the creator's own. */
export function listEditable(
  findings: readonly Finding[],
  edits: readonly FindingEdit[],
  { members, words = new Map() }: EditGround,
): Finding[] {
  const own = edits.flatMap((edit) =>
    edit.isOwn ? (makeOwnFinding(edit, words, { findings, members }) ?? []) : [],
  );
  return [...findings, ...own];
}

/**
 * The same insights as the creator wants them, in every list: renamed findings under their new names (`edited.foundAs`
 * keeps the coder's), pinned ones first, own ones among the others, hidden ones in `findings` only and marked there,
 * merged ones a part of their target. What says no more than a hidden or merged finding goes with it. An edit whose
 * finding is not in this result changes nothing. Findings from different kinds of source are never merged. The very
 * same objects where there is nothing to change.
 */
export function applyEdits<T extends EditedContent>(
  insights: T,
  edits: readonly FindingEdit[],
  ground: EditGround,
): { content: T; members: Members | null } {
  const { members, words = new Map() } = ground;
  const findings = listEditable(insights.findings, edits, ground);
  const matched = matchEdits(edits, findings);
  if (matched.size === 0) return { content: insights, members };
  const editByFound = new Map<string, FindingEdit>();
  for (const edit of edits) {
    const found = matched.get(edit.findingId);
    if (found) editByFound.set(found.id, edit);
  }
  const targets = listTargets(edits, matched);
  const edited = followFirst(showFindings({ findings, editByFound, targets, members, words }), targets);
  const shown = orderFindings(edited.flatMap((one) => one.shown ?? []));
  const content = {
    ...insights,
    ...editLists(insights, edited, shown),
    findings: shown,
    ...(insights.brief && { brief: editBrief(insights.brief, edited, targets) }),
  };
  return { content, members: members && listEditedMembers(members, edited) };
}

/** Findings that say again in another list what is hidden, merged or renamed follow it, unless somebody edited them. */
function followFirst(edited: EditedFinding[], targets: ReadonlyMap<string, string>): EditedFinding[] {
  const firsts = edited.filter(({ edit, shown }) => {
    if (edit?.isOwn) return false;
    return shown === undefined || shown.edited?.hidden === true || typeof shown.edited?.foundAs === "string";
  });
  if (firsts.length === 0) return edited;
  const isTarget = new Set(targets.values());
  return edited.map((one) => {
    const { found, shown, edit } = one;
    if (!shown || edit?.isOwn || edit?.kept || edit?.pinned || edit?.name != null || isTarget.has(found.id))
      return one;
    const own = firsts.filter((first) => first.found.id !== found.id && isEcho(found, first.found));
    return own.reduce(followOne, one);
  });
}

function followOne(one: EditedFinding, first: EditedFinding): EditedFinding {
  if (!one.shown) return one;
  const { shown } = one;
  const edited = shown.edited ?? { pinned: false, hidden: false, foundAs: null, merged: [] };
  const isGone = first.shown === undefined || first.shown.edited?.hidden === true;
  if (isGone) return { ...one, shown: { ...shown, edited: { ...edited, hidden: true } } };
  const text = replaceName(shown.text, first.found.text, first.shown?.text ?? first.found.text);
  if (text === shown.text) return one;
  return { ...one, shown: { ...shown, text, edited: { ...edited, foundAs: one.found.text } } };
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

/** Whether one finding can become a part of another: from one kind of source, and not the same one. */
export function canMerge(part: Finding, target: Finding): boolean {
  return part.id !== target.id && kindOfSource(part) === kindOfSource(target);
}
