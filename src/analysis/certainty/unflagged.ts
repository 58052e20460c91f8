import type { Finding } from "#contract/insights.ts";
import { listRead, type Members } from "../members.ts";
import { kindOfSource } from "./finding-traces.ts";
import { listPeople } from "./segments.ts";

interface Backing {
  people: number;
  asked: number;
}

/** Who stands behind a finding, and how many of them no flag is on. */
export interface CountedBacking extends Backing {
  findingId: string;
  unflagged: Backing;
}

/** Of findings that at least one person in these sources stands behind. People are counted wherever they said it. */
export function countBacking(
  findings: readonly Finding[],
  members: Members,
  flagged: ReadonlySet<string>,
): CountedBacking[] {
  const isFlagged = (person: number) => flagged.has(members.people[person]?.sourceId ?? "");
  return findings.flatMap((finding) => {
    const said = listPeople(finding, members);
    if (![...said].some(isFlagged)) return [];
    const kind = kindOfSource(finding);
    const questionId = members.findings[finding.id]?.questionId ?? "";
    const reached = Object.hasOwn(members.reached, questionId) ? members.reached[questionId] : undefined;
    const read = listRead(members, kind);
    const asked = reached?.filter((person) => read.has(person)) ?? [...read];
    const count = (isCounted: (person: number) => boolean) => {
      const people = [...said].filter(isCounted).length;
      // Whoever brought it up unasked is counted too, as on the finding's card.
      return { people, asked: Math.max(people, asked.filter(isCounted).length) };
    };
    const unflagged = count((person) => !isFlagged(person));
    return [{ findingId: finding.id, ...count(() => true), unflagged }];
  });
}
