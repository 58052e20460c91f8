import type { CheckedPerson } from "./checked-person.ts";

/** People whose link had the same panel id, for each id that came more than once. */
export function findRepeatedPanelIds(people: readonly CheckedPerson[]): CheckedPerson[][] {
  const named = people.filter(({ panelId }) => panelId !== null && panelId.trim() !== "");
  const byId = Map.groupBy(named, ({ panelId }) => panelId?.trim());
  return [...byId.values()].filter((same) => same.length > 1);
}
