import type { Evidence, Finding } from "#contract/insights.ts";
import { listLanguages } from "#contract/language-names.ts";
import type { Strength } from "#contract/strength.ts";
import { minForInterval } from "../../certainty/intervals.ts";
import { keyOfSpeaker } from "../../report/evidence-list.ts";

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** How many stand behind a finding, and whose lives they tell of where these are others'. */
export function describeVoices(finding: Finding): string {
  const { strength, evidence, ofOthers = [], isOfOthers } = finding;
  const own = new Set(evidence.map(keyOfSpeaker));
  const more = new Set(ofOthers.map(keyOfSpeaker).filter((one) => !own.has(one))).size;
  return [
    describeStrength(strength, evidence[0]?.sourceKind),
    ...(isOfOthers ? ["telling of others"] : []),
    ...(more > 0 ? [`${more} more ${more === 1 ? "tells" : "tell"} it of others`] : []),
  ].join("; ");
}

/** Counts as they were made, without a percentage: these are few people, and not a sample. */
export function describeStrength(strength: Strength, kind?: Evidence["sourceKind"]): string {
  const { languages = [] } = strength;
  const told = describeCounts(strength, kind);
  return languages.length > 1 ? `${told}: ${listLanguages(languages)}` : told;
}

function describeCounts(
  { people, asked, volunteered, notReached = 0, spansQuestions }: Strength,
  kind?: Evidence["sourceKind"],
): string {
  if (asked === 0) return `${count(people + volunteered, "person", "people")}, unasked`;
  if (asked === 1 && people === 1 && volunteered === 0) return "1 person";
  // In a thread nobody asks, nor for what was said under many questions.
  if (kind === "thread" || spansQuestions) return `${people + volunteered} of ${asked} people`;
  // Mostly nobody asked for what one person alone says.
  if (people === 1 && volunteered === 0 && notReached === 0) return `1 of ${asked} people`;
  const more = volunteered > 0 ? `; ${volunteered} more on their own` : "";
  return `${people} of ${asked} who were asked${more}`;
}

/** Under this many, no share is told. */
const fewest = 5;

/** What is so of every finding of a small study, told once; empty where there were enough people. */
export function describeSmallStudy(findings: Finding[]): string {
  const isSmall = findings.length > 0 && findings.every(({ strength }) => strength.asked < fewest);
  const were = findings.some(({ strength }) => strength.spansQuestions) ? "heard" : "asked";
  return isSmall
    ? `Fewer than five people were ${were}: the counts say nothing about how common something is.`
    : "";
}

/** How sure this is, as sentences; empty where there is nothing to warn of. */
export function describeCertainty({ strength, challenging }: Finding): string {
  const sentences: string[] = [];
  const { asked, interval, spansQuestions } = strength;
  if (asked > 0 && asked < fewest)
    sentences.push(
      `Only ${count(asked, "person was", "people were")} ${spansQuestions ? "heard" : "asked"}: too few to say how common this is.`,
    );
  if (asked >= minForInterval && interval && strength.people > 1) {
    const [low, high] = [interval.low, interval.high].map((share) => Math.round(share * 100));
    sentences.push(`Likely ${low}–${high} % of people like these.`);
  }
  if (challenging.length > 0) sentences.push(describeChallenges(challenging));
  return sentences.join(" ");
}

export function describeChallenges(challenging: readonly Evidence[]): string {
  const people = new Set(challenging.map(keyOfSpeaker)).size;
  return people > 0 ? `${count(people, "person", "people")} disagreed.` : "";
}
