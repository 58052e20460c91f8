import type { Finding } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import { listPeople } from "./segments.ts";

/**
 * Each finding with how many of its people spoke which language, the most frequent first. Nothing is added where all
 * spoke one, or where it isn't known of everybody behind a finding.
 */
export function countLanguages(
  findings: readonly Finding[],
  members: Members,
  languageOf: ReadonlyMap<string, string>,
): Finding[] {
  return findings.map((finding) => {
    const spoken = [...listPeople(finding, members)].map((person) =>
      languageOf.get(members.people[person]?.sourceId ?? ""),
    );
    if (spoken.length === 0 || spoken.includes(undefined)) return finding;
    const counted = [...Map.groupBy(spoken, (language) => language ?? "")];
    const languages = counted
      .map(([language, people]) => ({ language, people: people.length }))
      .sort((a, b) => b.people - a.people || a.language.localeCompare(b.language));
    return { ...finding, strength: { ...finding.strength, languages } };
  });
}
