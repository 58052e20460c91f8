import type { Finding } from "#contract/insights.ts";

function isPinned({ edited }: Finding): boolean {
  return edited?.pinned === true;
}

/** Those of one kind as the creator placed them: pinned ones first, the others at the places they were given. */
function orderOfKind(findings: readonly Finding[]): Finding[] {
  const shown = findings.filter(({ edited }) => edited?.hidden !== true);
  const placed = shown.filter(({ edited }) => typeof edited?.position === "number");
  const positionOf = ({ edited }: Finding) => edited?.position ?? 0;
  const ordered = pinnedFirst(placeMade(shown.filter((finding) => !placed.includes(finding))));
  for (const finding of placed.toSorted((a, b) => positionOf(a) - positionOf(b))) {
    ordered.splice(positionOf(finding), 0, finding);
  }
  return [...pinnedFirst(ordered), ...findings.filter(({ edited }) => edited?.hidden === true)];
}

/** What was made or moved here by hand comes before the first that no more people stand behind. */
function placeMade(findings: readonly Finding[]): Finding[] {
  const isMade = ({ edited }: Finding) => edited?.own === true || edited?.foundKind != null;
  const peopleOf = ({ strength }: Finding) => strength.people + strength.volunteered;
  const ordered = findings.filter((finding) => !isMade(finding));
  for (const finding of findings.filter(isMade)) {
    const at = ordered.findIndex((other) => !isMade(other) && peopleOf(other) <= peopleOf(finding));
    ordered.splice(at === -1 ? ordered.length : at, 0, finding);
  }
  return ordered;
}

/** All findings, each kind in its own order; kinds stay where they are among each other, pinned findings first. */
export function orderFindings(findings: readonly Finding[]): Finding[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  const left = new Map([...byKind].map(([kind, ofKind]) => [kind, orderOfKind(ofKind).values()]));
  return pinnedFirst(findings.flatMap(({ kind }) => left.get(kind)?.next().value ?? []));
}

function pinnedFirst(findings: readonly Finding[]): Finding[] {
  return [...findings.filter(isPinned), ...findings.filter((finding) => !isPinned(finding))];
}
