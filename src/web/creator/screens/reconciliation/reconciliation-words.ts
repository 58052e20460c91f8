import type { PanelAction, PanelEnding, ReconciledPerson, Reconciliation } from "#contract/reconciliation.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { endingNames } from "../interview/recruitment/panel-words.ts";

export function nameEnding(ending: PanelEnding): string {
  if (ending === "unfinished") return "Unfinished";
  return ending === "none" ? "No session" : endingNames[ending].name;
}

export function nameStatus({ status, listedAs }: ReconciledPerson): string {
  if (listedAs === "notListed") return "Not listed";
  return status ?? "No status";
}

/** Which people are shown. */
export type PeopleFilter = "all" | "disputed" | PanelAction;

const filters: [PeopleFilter, string][] = [
  ["all", "Everyone"],
  ["disputed", "Doesn't agree"],
  ["approve", "To approve"],
  ["bonus", "To pay by bonus"],
  ["return", "To return"],
  ["ask", "To ask for proof"],
  ["check", "To check"],
  ["wait", "To wait for"],
  ["none", "Nothing to do"],
];

export function isShown(person: ReconciledPerson, filter: PeopleFilter, search = ""): boolean {
  const isKind = filter === "all" || (filter === "disputed" ? !person.agrees : person.action === filter);
  return isKind && person.id.toLowerCase().includes(search.trim().toLowerCase());
}

/** With how many there are of each; kinds of which there is nobody are left out. */
export function listFilters(people: ReconciledPerson[]): { value: PeopleFilter; label: string }[] {
  return filters.flatMap(([value, label]) => {
    const count = people.filter((person) => isShown(person, value)).length;
    return count > 0 || value === "all" ? [{ value, label: `${label} (${count.toLocaleString()})` }] : [];
  });
}

/** Ids to paste into the panel, one a line, by what is to be done with them there. */
export function listIds(people: ReconciledPerson[]): { action: PanelAction; name: string; ids: string[] }[] {
  const kinds = [
    ["approve", "IDs to approve"],
    ["return", "IDs to return"],
    ["bonus", "IDs to pay by bonus"],
  ] as const;
  return kinds.flatMap(([action, name]) => {
    const ids = people.filter((person) => person.action === action).map(({ id }) => id);
    return ids.length > 0 ? [{ action, name, ids }] : [];
  });
}

/** What the comparison cannot know, in plain words. */
export function describeGaps({ totals, uncompared, people, columns }: Reconciliation): string[] {
  const { emptied, deleted, turnedAway, withoutId } = uncompared;
  const gaps: string[] = [];
  if (people.length > 0 && totals.matched === 0)
    gaps.push(
      "None of these IDs has a session here. Check that it's the list of this study, and that the right column and parameter are chosen.",
    );
  if (columns.id !== null && columns.status === null)
    gaps.push("We found no status column, so we treat everyone in the list as waiting to be paid.");
  if (totals.blank > 0)
    gaps.push(`${countNoun(totals.blank, "row")} in the list had no ID and couldn't be compared.`);
  if (emptied > 0)
    gaps.push(
      `${countNoun(emptied, "session was", "sessions were")} withdrawn, or deleted at the end of the retention time. The panel IDs went with the answers, so someone with “No session” may be one of them.`,
    );
  if (turnedAway > 0)
    gaps.push(
      `${countNoun(turnedAway, "person", "people")} met a full quota before starting. We don't keep their IDs, so they show as “No session” too, unless their completion code says otherwise.`,
    );
  if (withoutId > 0)
    gaps.push(`${countNoun(withoutId, "session")} used a link without a panel ID and couldn't be compared.`);
  if (deleted > 0)
    gaps.push(`You deleted ${countNoun(deleted, "session")}. They aren't compared unless you restore them.`);
  return gaps;
}
