import type { Evidence, Finding, Strength } from "#contract/insights.ts";
import { bootstrapShare, randomFrom } from "../bootstrap.ts";
import type { Members } from "../members.ts";

/**
 * A finding with others made a part of it: their evidence after its own, each passage once, and as many people as
 * said any of them, each counted once. The question stays the finding's own.
 */
export function joinFindings(target: Finding, parts: Finding[], members: Members | null): Finding {
  if (parts.length === 0) return target;
  const all = [target, ...parts];
  const evidence = joinEvidence(all.map((finding) => finding.evidence));
  const own = new Set(evidence.map(placeOf));
  const challenging = joinEvidence(all.map((finding) => finding.challenging));
  return {
    ...target,
    evidence,
    // What was brought against one part may be what another part says.
    challenging: challenging.filter((one) => !own.has(placeOf(one))),
    strength: joinStrength(target, parts, { members, evidence }),
  };
}

function joinEvidence(lists: Evidence[][]): Evidence[] {
  const joined = new Map<string, Evidence>();
  for (const one of lists.flat()) if (!joined.has(placeOf(one))) joined.set(placeOf(one), one);
  return [...joined.values()];
}

function placeOf({ sourceId, messageId, start, end }: Evidence): string {
  return `${sourceId} ${messageId} ${start} ${end}`;
}

/**
 * Of those who reached the target's question, all who said any of the findings, wherever they said it; the others
 * volunteered it. Older results do not know who is behind a finding: then the people of the evidence that is shown
 * count, so that the number may be too low and never too high.
 */
function joinStrength(
  target: Finding,
  parts: Finding[],
  { members, evidence }: { members: Members | null; evidence: Evidence[] },
): Strength {
  const counted = members ? countMembers(target, parts, members) : undefined;
  const { people, volunteered } = counted ?? countShown(target.strength, evidence);
  const { asked } = target.strength;
  const interval = bootstrapShare(
    people,
    asked,
    randomFrom(`${target.id} ${parts.map(({ id }) => id).join(" ")}`),
  );
  return { ...target.strength, people, volunteered, interval };
}

function countMembers(target: Finding, parts: Finding[], { findings, reached }: Members) {
  const own = Object.hasOwn(findings, target.id) ? findings[target.id] : undefined;
  if (own === undefined) return undefined;
  const said = new Set(own.people);
  for (const { id } of parts) {
    if (Object.hasOwn(findings, id)) for (const person of findings[id]?.people ?? []) said.add(person);
  }
  if (own.questionId === null) return { people: said.size, volunteered: 0 };
  const asked = new Set(Object.hasOwn(reached, own.questionId) ? reached[own.questionId] : []);
  const people = [...said].filter((person) => asked.has(person)).length;
  return { people, volunteered: said.size - people };
}

function countShown(strength: Strength, evidence: Evidence[]) {
  const shown = new Set(evidence.map((one) => `${one.sourceId} ${one.sourceLabel}`)).size;
  const known = strength.people + strength.volunteered;
  const people = Math.max(strength.people, Math.min(strength.asked, shown - strength.volunteered));
  return { people, volunteered: Math.max(strength.volunteered, Math.max(shown, known) - people) };
}
