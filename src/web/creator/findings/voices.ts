import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { countPeople, formatStrength } from "./finding-words.ts";

/** The people around a finding: who said it, who disagreed, and the rest of those who were asked. */
export interface Voices {
  said: number;
  disagreed: number;
  rest: number;
}

/** One person's own key: a transcript or a thread can hold several people, told apart by their labels. */
export function personOf({ sourceKind, sourceId, sourceLabel }: Evidence): string {
  return `${sourceKind} ${sourceId} ${sourceLabel}`;
}

/**
 * The quotes, person by person, from the one whose turn it is: with the first few on view, each question begins with
 * somebody else.
 */
export function rotatePeople(evidence: readonly Evidence[], turn: number): Evidence[] {
  const people = [...new Set(evidence.map(personOf))];
  const first = people.length === 0 ? 0 : turn % people.length;
  const ordered = [...people.slice(first), ...people.slice(0, first)];
  return ordered.flatMap((person) => evidence.filter((one) => personOf(one) === person));
}

/** How many quotes are of the first few people, whose answers to follow-ups come with the rest. */
export function countFirst(evidence: readonly Evidence[], people: number): number {
  const shown = new Set([...new Set(evidence.map(personOf))].slice(0, people));
  return evidence.filter((one) => shown.has(personOf(one))).length;
}

/** "Show all 12 answers", or how many of them the report quotes. */
export function nameMore(evidence: readonly Evidence[], answered: number): string {
  const quoted = new Set(evidence.map(personOf)).size;
  return quoted < answered ? `Show ${quoted} of ${answered} answers` : `Show all ${answered} answers`;
}

/** What counts are taken from. */
export type Counted = Pick<Finding, "strength" | "evidence" | "challenging">;

/** Nobody is counted twice: someone who says both is among those who said it. */
export function countVoices({ strength, evidence, challenging }: Counted): Voices {
  const said = countPeople(strength);
  const saying = new Set(evidence.map(personOf));
  const disagreed = new Set(challenging.map(personOf).filter((person) => !saying.has(person))).size;
  return { said, disagreed, rest: Math.max(0, strength.asked - said - disagreed) };
}

/** "5 of 11 people · 2 disagreed · 1 more tells it of others". */
export function formatVoices(finding: Counted & Partial<OfOthers>): string {
  const { disagreed } = countVoices(finding);
  const said = formatStrength(finding.strength, disagreed);
  const ofOthers = formatOfOthers(finding);
  return [
    said,
    ...(disagreed > 0 ? [`${disagreed} disagreed`] : []),
    ...(ofOthers === undefined ? [] : [ofOthers]),
  ].join(" · ");
}

type OfOthers = Pick<Finding, "ofOthers" | "isOfOthers">;

/** Whose lives a finding tells of, where these are not those of the people counted. */
export function formatOfOthers({
  evidence,
  ofOthers = [],
  isOfOthers,
}: Pick<Finding, "evidence"> & Partial<OfOthers>): string | undefined {
  if (isOfOthers) return "telling of others";
  const own = new Set(evidence.map(personOf));
  const more = new Set(ofOthers.map(personOf).filter((one) => !own.has(one))).size;
  if (more === 0) return undefined;
  return `${more} more ${more === 1 ? "tells" : "tell"} it of others`;
}

/**
 * "4 of 8, 3 disagree", beside a sentence on one theme: a claim without its numbers sounds as if everybody said it.
 * What the sentence says itself is left out.
 */
export function formatNumbers(text: string, findings: readonly Finding[]): string | undefined {
  const [only, ...others] = findings;
  if (only === undefined || others.length > 0 || only.kind !== "themes") return undefined;
  const { said, disagreed, rest } = countVoices(only);
  const share = `${said} of ${said + disagreed + rest}`;
  const parts = [
    ...(text.startsWith(`${share} `) ? [] : [share]),
    ...(disagreed > 0 ? [`${disagreed} ${disagreed === 1 ? "disagrees" : "disagree"}`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
}

const vagueCount = /^(?:half(?: of)?(?: the)?|(?:most|many|some|several|a few)(?: of the)?) people\b/i;

/** A claim with its count beside it: "Half of the people" would say the count a second time. */
export function withoutCount(text: string): string {
  return text.replace(vagueCount, "People");
}

/** "3 people", beside a position; nothing where nobody counted them, or where the sentence says it itself. */
export function formatSide({ text, people }: Brief["tensions"][number]["a"]): string | undefined {
  const isSaid = people === 1 && /^one person\b/i.test(text);
  return people === undefined || isSaid ? undefined : countNoun(people, "person", "people");
}
