import type { Finding } from "#contract/insights.ts";
import { listListedNames, type NameLists } from "./coder/name-patterns.ts";

/** A name that was found and is in none of the creator's lists, with how many people named it. */
export interface SuggestedName {
  name: string;
  people: number;
}

/** True when the whole name is in one of the lists, whatever its case, plural or possessive. */
function isListed(name: string, lists: ReturnType<typeof listListedNames>): boolean {
  return lists.some(({ pattern }) => [...name.matchAll(pattern)].some(([hit]) => hit.length === name.length));
}

/**
 * Names among the findings that the creator has not yet sorted into competitors and others, most people first. People
 * of several kinds of source are not added together: the largest count is told.
 */
export function suggestCompetitors(findings: readonly Finding[], lists: NameLists): SuggestedName[] {
  const listed = listListedNames(lists);
  const people = new Map<string, number>();
  for (const { kind, text, edited, strength } of findings) {
    const name = edited?.foundAs ?? text;
    if (kind !== "competitorMentions" || isListed(name, listed)) continue;
    people.set(name, Math.max(people.get(name) ?? 0, strength.people + strength.volunteered));
  }
  return [...people]
    .map(([name, count]) => ({ name, people: count }))
    .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name, "en"));
}
