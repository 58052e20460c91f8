import { expect, test } from "vitest";
import type { ReconciledPerson, Reconciliation } from "#contract/reconciliation.ts";
import { decode, readListFile } from "./read-list-file.ts";
import {
  describeGaps,
  isShown,
  listFilters,
  listIds,
  nameEnding,
  nameStatus,
} from "./reconciliation-words.ts";

const person = (change: Partial<ReconciledPerson>): ReconciledPerson => ({
  ...{
    id: "p1",
    status: "Pending",
    listedAs: "awaiting",
    ending: "complete",
    agrees: true,
    action: "approve",
  },
  ...{ advice: "Approve and pay.", listed: 1, sessions: 1 },
  ...change,
});

const people = [
  person({}),
  person({ id: "P2", action: "return", ending: "stoppedEarly", agrees: false }),
  person({ id: "p3", status: null, listedAs: "notListed", action: "bonus", agrees: false }),
  person({ id: "p4", status: null, listedAs: "unmarked", action: "none" }),
];

const found = (change: Partial<Reconciliation>): Reconciliation => ({
  ...{ field: "pid", people, columns: { names: ["pid", "s"], id: 0, status: 1, code: null } },
  totals: { agree: 2, disputed: 2, owed: 2, paid: 0, matched: 4, blank: 0 },
  uncompared: { emptied: 0, deleted: 0, turnedAway: 0, withoutId: 0 },
  ...change,
});

test("filters say how many they show, and leave out what there is none of", () => {
  expect(listFilters(people).map(({ label }) => label)).toEqual([
    ...["Everyone (4)", "Doesn't agree (2)", "To approve (1)", "To pay by bonus (1)", "To return (1)"],
    "Nothing to do (1)",
  ]);
  const ids = (...of: [Parameters<typeof isShown>[1], string?]) =>
    people.filter((one) => isShown(one, ...of)).map(({ id }) => id);
  expect([ids("disputed"), ids("all", " p2 "), ids("return", "p3")]).toEqual([["P2", "p3"], ["P2"], []]);
});

test("ids are listed by what is to be done in the panel", () => {
  expect(listIds(people)).toEqual([
    { action: "approve", name: "IDs to approve", ids: ["p1"] },
    { action: "return", name: "IDs to return", ids: ["P2"] },
    { action: "bonus", name: "IDs to pay by bonus", ids: ["p3"] },
  ]);
});

test("states and endings have names", () => {
  expect(people.map(nameStatus)).toEqual(["Pending", "Pending", "Not listed", "No status"]);
  expect((["complete", "unfinished", "none"] as const).map(nameEnding)).toEqual([
    ...["Complete", "Unfinished", "No session"],
  ]);
});

test("what cannot be known is said, and nothing where all is", () => {
  expect(describeGaps(found({}))).toEqual([]);
  const gaps = describeGaps(
    found({
      columns: { names: ["pid"], id: 0, status: null, code: null },
      totals: { ...found({}).totals, matched: 0, blank: 1 },
      uncompared: { emptied: 1, deleted: 2, turnedAway: 3, withoutId: 1 },
    }),
  );
  expect(gaps.map((gap) => gap.split(/[.:,]/)[0])).toEqual([
    "None of these IDs has a session here",
    "We found no status column",
    "1 row in the list had no ID and couldn't be compared",
    "1 session was withdrawn",
    "3 people met a full quota before starting",
    "1 session used a link without a panel ID and couldn't be compared",
    "You deleted 2 sessions",
  ]);
});

test("a file is read in the encodings that spreadsheets write, and a huge one is refused in a sentence", async () => {
  const text = "id;Stadt\np1;Köln";
  const utf16 = Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer),
  ]);
  expect(decode(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
  expect(decode(utf16)).toBe(text);
  expect(decode(Uint8Array.from(text, (char) => char.charCodeAt(0)))).toBe(text);
  expect(await readListFile(new File([text], "list.csv"))).toEqual({ text });
  const huge = { size: 21 * 1024 * 1024 } as File;
  expect(await readListFile(huge)).toEqual({
    problem: "This file is larger than 20 MB. Export fewer columns.",
  });
});
