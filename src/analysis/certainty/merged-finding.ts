import type { Evidence, Finding } from "#contract/insights.ts";
import type { Strength } from "#contract/strength.ts";
import type { Members } from "../members.ts";
import { joinEvidence } from "./edited-quotes.ts";
import { keyOfPlace } from "./finding-traces.ts";
import type { Voices } from "./finding-voices.ts";
import { measureWilson } from "./intervals.ts";

/** A finding with others made a part of it: their evidence after its own, each passage once. */
export function joinFindings(target: Finding, parts: Finding[]): Finding {
  if (parts.length === 0) return target;
  const all = [target, ...parts];
  const evidence = joinEvidence(all.map((finding) => finding.evidence));
  const own = new Set(evidence.map(keyOfPlace));
  const challenging = joinEvidence(all.map((finding) => finding.challenging));
  return {
    ...target,
    evidence,
    // What was brought against one part may be what another part says.
    challenging: challenging.filter((one) => !own.has(keyOfPlace(one))),
  };
}

/**
 * Of those who reached the finding's question, all who said it, wherever they said it; the others volunteered it.
 * Older results do not know who is behind a finding: then the people of the evidence that is shown count, so that
 * the number may be too low and never too high.
 */
export function countAgain(
  { strength, evidence }: Finding,
  { voices, members }: { voices: Voices | undefined; members: Members | null },
): Strength {
  const counted = voices && members ? countVoices(voices, strength, members) : countShown(strength, evidence);
  const { people, volunteered } = counted;
  // Whoever is quoted by hand was there, though the analysis did not read them.
  const asked = Math.max(strength.asked, people);
  const interval = measureWilson(people, asked);
  const answered = Math.max(strength.answered ?? 0, people);
  return { ...strength, people, asked, volunteered, answered, interval };
}

function countVoices(
  { people: said, others, questionId }: Voices,
  { asked, spansQuestions }: Strength,
  { reached }: Members,
) {
  // Of sources that nobody analysed it is not known who was asked.
  if (asked === 0) return { people: 0, volunteered: said.size + others.size };
  if (spansQuestions) return { people: said.size + others.size, volunteered: 0 };
  if (questionId === null || !Object.hasOwn(reached, questionId)) {
    return { people: said.size, volunteered: others.size };
  }
  const ofQuestion = new Set(reached[questionId]);
  const people = [...said].filter((person) => ofQuestion.has(person)).length;
  return { people, volunteered: said.size - people + others.size };
}

function countShown(strength: Strength, evidence: Evidence[]) {
  const shown = new Set(evidence.map((one) => `${one.sourceId} ${one.sourceLabel}`)).size;
  const known = strength.people + strength.volunteered;
  const people = Math.max(strength.people, Math.min(strength.asked, shown - strength.volunteered));
  return { people, volunteered: Math.max(strength.volunteered, Math.max(shown, known) - people) };
}
