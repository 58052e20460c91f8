import { type CsvCell, writeCsv } from "#analysis/formats/csv.ts";
import type { ListedAs, PanelEnding, ReconciledPerson, Reconciliation } from "#contract/reconciliation.ts";
import type { Ending } from "#contract/return-links.ts";
import type { ReconcileInput } from "../../creator-work/creator-work.ts";
import { foldCode } from "./ending-codes.ts";
import { readPanelStatus } from "./panel-status.ts";
import { cleanPanelId, foldPanelId, type PanelEntry, readPanelList } from "./read-panel-list.ts";
import { settle } from "./settle.ts";

/** Of a person with several rows or sessions the first of these counts. */
const listedOrder: ListedAs[] = [
  ...(["approved", "awaiting", "unmarked", "unread", "open", "screenedOut"] as const),
  ...(["rejected", "timedOut", "returned", "notListed"] as const),
];
const endingOrder: PanelEnding[] = [
  ...(["complete", "unfinished", "stoppedEarly", "screenedOut", "quotaFull", "withdrawn", "none"] as const),
];
const actionOrder = ["check", "ask", "bonus", "return", "approve", "wait", "none"];

interface Person {
  id: string;
  entries: PanelEntry[];
  endings: PanelEnding[];
}

/** Their list beside our sessions, one line per panel id; a problem is a sentence for whoever uploaded the list. */
export function reconcile(input: ReconcileInput): Reconciliation | { problem: string } {
  const sessions = input.sessions.map((one) => ({ ...one, panelId: cleanPanelId(one.panelId) }));
  const codes = new Map(input.codes);
  const list = readPanelList(
    input.list,
    {
      field: input.field,
      ids: new Set(sessions.map(({ panelId }) => foldPanelId(panelId))),
      codes: new Set(codes.keys()),
    },
    input.columns,
  );
  if ("problem" in list) return list;
  const { field, uncompared } = input;
  const persons = list.columns.id === null ? [] : pairUp(list.entries, sessions);
  const people = persons.map((person) => judge(person, codes));
  const count = (isCounted: (person: ReconciledPerson) => boolean) => people.filter(isCounted).length;
  const totals = {
    agree: count(({ agrees }) => agrees),
    disputed: count(({ agrees }) => !agrees),
    owed: count(({ ending, listedAs }) => ending === "complete" && listedAs !== "approved"),
    paid: count(({ listedAs }) => listedAs === "approved"),
    matched: count((person) => person.listed > 0 && person.sessions > 0),
    blank: list.blank,
  };
  const order = (person: ReconciledPerson) =>
    (person.agrees ? actionOrder.length : 0) + actionOrder.indexOf(person.action);
  return {
    field,
    columns: list.columns,
    people: people.sort((a, b) => order(a) - order(b)),
    totals,
    uncompared,
  };
}

/** By id, whatever its case; but where two people here differ in it alone, case tells them apart. */
function pairUp(entries: PanelEntry[], sessions: { panelId: string; ending: PanelEnding }[]): Person[] {
  const spellings = new Map<string, Set<string>>();
  for (const { panelId } of sessions) {
    const folded = foldPanelId(panelId);
    spellings.set(folded, (spellings.get(folded) ?? new Set()).add(panelId));
  }
  const keyOf = (id: string) =>
    (spellings.get(foldPanelId(id))?.size ?? 0) > 1 ? ` ${id}` : foldPanelId(id);
  const persons = new Map<string, Person>();
  const personOf = (id: string): Person => {
    const person = persons.get(keyOf(id)) ?? { id, entries: [], endings: [] };
    persons.set(keyOf(id), person);
    return person;
  };
  for (const entry of entries) personOf(entry.id).entries.push(entry);
  for (const { panelId, ending } of sessions) personOf(panelId).endings.push(ending);
  return [...persons.values()];
}

function judge({ id, entries, endings }: Person, codes: ReadonlyMap<string, Ending[]>): ReconciledPerson {
  const read = entries.map((entry) => ({ ...entry, listedAs: readPanelStatus(entry.status) }));
  const [first] = read.sort((a, b) => listedOrder.indexOf(a.listedAs) - listedOrder.indexOf(b.listedAs));
  const listedAs = first?.listedAs ?? "notListed";
  const handedIn = codes.get(foldCode(first?.code ?? "")) ?? [];
  const [own = "none"] = endings.toSorted((a, b) => endingOrder.indexOf(a) - endingOrder.indexOf(b));
  const ending = own === "none" ? endingByCode(handedIn) : own;
  const found = settle({ listedAs, status: first?.status ?? "", ending, handedIn });
  const claims = read.filter((one) => ["approved", "awaiting", "unmarked"].includes(one.listedAs));
  const person = {
    ...{ id, status: first?.status || null, listedAs, ending },
    ...{ listed: entries.length, sessions: endings.length },
  };
  if (claims.length > 1) {
    const paid = claims.filter((one) => one.listedAs === "approved").length;
    const advice = `The same person ${times(claims.length)} in their list: ${adviseTwice(paid, ending, found.advice)}`;
    return { ...person, agrees: false, action: "check", advice };
  }
  if (endings.length < 2) return { ...person, ...found };
  const twice = `The same person ${times(endings.length)} here: don't pay twice. ${found.advice}`;
  return { ...person, ...found, agrees: false, advice: twice };
}

const times = (count: number) => (count === 2 ? "twice" : `${count} times`);

function adviseTwice(paid: number, ending: PanelEnding, advice: string): string {
  if (paid > 1) return `paid ${times(paid)} there. Check that you meant to.`;
  const once = paid === 1 ? "paid once already, so return what's left." : "pay one row and return the rest.";
  return ending === "complete" ? once : `don't pay twice. ${advice}`;
}

/** Who withdrew or was turned away at the start left no id here; their completion code tells. */
function endingByCode(handedIn: readonly Ending[]): PanelEnding {
  const [only, ...others] = handedIn;
  return others.length === 0 && (only === "withdrawn" || only === "quotaFull") ? only : "none";
}

const endingWords: Record<PanelEnding, string> = {
  complete: "Complete",
  screenedOut: "Screened out",
  quotaFull: "Quota full",
  stoppedEarly: "Stopped early",
  withdrawn: "Withdrawn",
  unfinished: "Unfinished",
  none: "No session",
};

/** As a file, in the order of the page. */
export function writeReconciliation({ people }: Reconciliation): string {
  const rows = people.map((person): CsvCell[] => [
    person.id,
    person.status ?? (person.listed > 0 ? "" : "Not listed"),
    endingWords[person.ending],
    person.agrees ? "Yes" : "No",
    person.advice,
    person.listed,
    person.sessions,
  ]);
  return writeCsv(
    [
      "Panel ID",
      "Panel's status",
      "Ending here",
      "Agrees",
      "What to do",
      "Rows in the list",
      "Sessions here",
    ],
    rows,
  );
}
