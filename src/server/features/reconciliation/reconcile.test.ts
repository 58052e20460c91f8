import { describe, expect, test } from "vitest";
import type { PanelEnding } from "#contract/reconciliation.ts";
import { endings } from "#contract/return-links.ts";
import type { ReconcileInput } from "../../creator-work/creator-work.ts";
import { readEndingCodes } from "./ending-codes.ts";
import { reconcile, writeReconciliation } from "./reconcile.ts";

const codes = readEndingCodes(
  Object.fromEntries(endings.map((ending) => [ending, `https://panel.example/?study=7&cc=C-${ending}`])),
);

function compare(
  list: string,
  sessions: [id: string, ending: PanelEnding][],
  more: Partial<ReconcileInput> = {},
) {
  const uncompared = { emptied: 0, deleted: 0, turnedAway: 0, withoutId: 0 };
  const found = reconcile({
    ...{ list, columns: {}, field: "pid", codes, uncompared },
    sessions: sessions.map(([panelId, ending]) => ({ panelId, ending })),
    ...more,
  });
  if ("problem" in found) throw new Error(found.problem);
  return found;
}

/** What is said of one person. */
function judge(status: string | null, ending: PanelEnding, code = "") {
  const list =
    status === null ? "pid,status,code\nsomebody else,Returned," : `pid,status,code\np1,${status},${code}`;
  const { people } = compare(list, ending === "none" ? [] : [["p1", ending]]);
  const person = people.find(({ id }) => id === "p1");
  return person && [person.agrees, person.action, person.advice];
}

describe("what to do", () => {
  test.each([
    ["AWAITING REVIEW", "complete", "C-complete", true, "approve", "Approve and pay."],
    ["AWAITING REVIEW", "complete", "NOCODE", true, "approve", "Approve and pay."],
    ["AWAITING REVIEW", "complete", "c-SCREENEDOUT", false, "approve", /code for Screened out/],
    ["APPROVED", "complete", "", true, "none", /^Nothing to do/],
    ["REJECTED", "complete", "", false, "bonus", /rejected there/],
    ["RETURNED", "complete", "", false, "bonus", /pay by bonus/],
    ["TIMED-OUT", "complete", "", false, "bonus", /timed out there: pay by bonus/],
    ["SCREENED OUT", "complete", "", false, "bonus", /the difference by bonus/],
    ["ACTIVE", "complete", "", false, "wait", /still open there/],
    [null, "complete", "", false, "bonus", "Finished here but not listed there: pay by bonus."],
    [
      "AWAITING REVIEW",
      "screenedOut",
      "C-screenedOut",
      true,
      "return",
      "Return: they were screened out here.",
    ],
    ["AWAITING REVIEW", "screenedOut", "", false, "return", "Return: they were screened out here."],
    [
      "AWAITING REVIEW",
      "stoppedEarly",
      "C-complete",
      false,
      "return",
      /stopped early here, though .* Complete/,
    ],
    ["AWAITING REVIEW", "quotaFull", "C-quotaFull", true, "return", "Return: their quota was full here."],
    ["SCREENED OUT", "screenedOut", "", true, "none", /^Nothing to do/],
    ["RETURNED", "stoppedEarly", "", true, "none", /^Nothing to do/],
    ["APPROVED", "screenedOut", "", false, "check", /^Paid there, but they were screened out/],
    ["APPROVED", "screenedOut", "C-screenedOut", true, "none", /^Nothing to do/],
    ["ACTIVE", "screenedOut", "", true, "wait", /ask them to return it/],
    [null, "screenedOut", "", true, "none", /^Nothing to do/],
    ["AWAITING REVIEW", "unfinished", "", false, "ask", /not finished here/],
    ["ACTIVE", "unfinished", "", true, "wait", /haven't finished yet/],
    ["APPROVED", "unfinished", "", false, "check", /^Paid there/],
    [
      "AWAITING REVIEW",
      "none",
      "",
      false,
      "ask",
      "Listed as complete there, but we have no session: ask for proof.",
    ],
    ["APPROVED", "none", "", false, "check", /^Paid there, but we have no session/],
    ["RETURNED", "none", "", true, "none", /never came/],
    ["RESERVED", "none", "", true, "wait", /haven't come yet/],
    ["AWAITING REVIEW", "none", "C-withdrawn", true, "check", /^Withdrew here/],
    ["AWAITING REVIEW", "none", "C-quotaFull", true, "return", /quota was full/],
    ["AWAITING REVIEW", "none", "C-complete", false, "ask", /no session/],
    ["Genehmigt", "complete", "", false, "check", /^Check what “Genehmigt” means there\. Finished here/],
  ] as const)("listed as %s, here %s, code %s", (...[status, ending, code, ...found]) => {
    const [agrees, action, advice] = found;
    expect(judge(status, ending, code)).toEqual([
      agrees,
      action,
      typeof advice === "string" ? advice : expect.stringMatching(advice),
    ]);
  });
});

test("ids are compared whatever their case, unless it is all that tells two people apart", () => {
  const plain = compare("pid,status\n ABC ,Pending", [["abc", "complete"]]);
  expect(plain.people).toMatchObject([{ id: "ABC", action: "approve", sessions: 1 }]);
  const { people } = compare("pid,status\nAnn,Pending\nann,Pending\nANN,Pending", [
    ["Ann", "complete"],
    ["ann", "screenedOut"],
  ]);
  expect(Object.fromEntries(people.map(({ id, action }) => [id, action]))).toEqual({
    ...{ Ann: "approve", ann: "return", ANN: "ask" },
  });
});

test("the same person twice is one line, and is not on the way to be paid twice", () => {
  const { people, totals } = compare(
    "pid,status\ntwo,Pending\nTWO,Pending\nback,Returned\nback,Pending\npair,Pending\nthree,Paid\nthree,Paid\nthree,Paid",
    [
      ["two", "complete"],
      ["back", "complete"],
      ["pair", "stoppedEarly"],
      ["pair", "complete"],
      ["three", "complete"],
    ],
  );
  const of = (id: string) => people.find((person) => person.id === id);
  expect(of("two")).toMatchObject({ agrees: false, action: "check", listed: 2, sessions: 1 });
  expect(of("two")?.advice).toBe("The same person twice in their list: pay one row and return the rest.");
  expect(of("three")?.advice).toBe(
    "The same person 3 times in their list: paid 3 times there. Check that you meant to.",
  );
  const mixed = compare("pid,status\np,Paid\np,Pending\nq,Pending\nq,Pending", [["p", "complete"]]).people;
  expect(mixed.map(({ advice }) => advice.split(": ").slice(1).join(": "))).toEqual([
    "paid once already, so return what's left.",
    "don't pay twice. Listed as complete there, but we have no session: ask for proof.",
  ]);
  expect(of("back")).toMatchObject({ agrees: true, action: "approve", listed: 2, status: "Pending" });
  expect(of("pair")).toMatchObject({ agrees: false, action: "approve", ending: "complete", sessions: 2 });
  expect(of("pair")?.advice).toBe("The same person twice here: don't pay twice. Approve and pay.");
  expect(totals).toMatchObject({ owed: 3, paid: 1, matched: 4, disputed: 3, agree: 1 });
});

test("every person of both sides is in it once, what differs first", () => {
  const list = [
    "pid,status",
    ...Array.from({ length: 40 }, (_, n) => `p${n},${n % 2 ? "Pending" : "Returned"}`),
  ];
  const sessions = Array.from({ length: 40 }, (_, n): [string, PanelEnding] => [`P${n + 20}`, "complete"]);
  const { people, totals } = compare(list.join("\n"), sessions);
  expect(new Set(people.map(({ id }) => id.toLowerCase())).size).toBe(60);
  expect([people.length, totals.agree + totals.disputed]).toEqual([60, 60]);
  expect(people.findIndex(({ agrees }) => agrees)).toBe(totals.disputed);
});

test("a code that every ending passes on says nothing", () => {
  expect(codes.map(([code]) => code)).not.toContain("7");
  expect(readEndingCodes({ complete: "https://a.example/?cc=ONE&pid={pid}" })).toEqual([
    ["one", ["complete"]],
  ]);
});

test("the file runs in no spreadsheet and holds every line", () => {
  const found = compare('pid,status\n"=HYPERLINK(1)",Pending\np2,"@x"', [["+1", "complete"]]);
  const lines = writeReconciliation(found).split("\r\n");
  expect(lines[0]).toBe(
    "\ufeffPanel ID,Panel's status,Ending here,Agrees,What to do,Rows in the list,Sessions here",
  );
  expect(lines.filter((line) => line !== "")).toHaveLength(4);
  expect(lines.some((line) => /(?:^|,)"?[=+@-]/.test(line))).toBe(false);
});
