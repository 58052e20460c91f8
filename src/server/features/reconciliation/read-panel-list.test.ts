import { describe, expect, test } from "vitest";
import { cleanPanelId, type KnownHere, readPanelList } from "./read-panel-list.ts";

const known = (ids: string[] = [], codes: string[] = []): KnownHere => ({
  ...{ field: "PROLIFIC_PID", ids: new Set(ids), codes: new Set(codes) },
});

function read(text: string, here = known(), chosen = {}) {
  const list = readPanelList(text, here, chosen);
  if ("problem" in list) throw new Error(list.problem);
  return list;
}

const idsOf = (text: string, here = known()) => read(text, here).entries.map(({ id }) => id);

describe("the columns of a list", () => {
  const prolific = "Submission id,Participant id,Status,Completed at,Time taken,Completion code,Age";

  test.each([
    ["Prolific", `${prolific}\ns1,p1,AWAITING REVIEW,2026-11-01,600,C-1,33`, [1, 2, 5]],
    ["Connect", "ParticipantId,AssignmentId,Status,CompletionCode\np1,a1,Pending,C-1", [0, 2, 3]],
    ["Respondent", "Name,respondent_user_id,Status\nAna,p1,Attended", [1, 2, null]],
    ["User Interviews", "participant_id;Name;Session status\np1;Ana;Completed", [0, 2, null]],
    ["a bare list", "pid\np1\np2", [0, null, null]],
    ["tabs", "PROLIFIC_PID\tState\np1\tPaid", [0, 1, null]],
  ])("are recognised by their names: %s", (_, text, columns) => {
    const { id, status, code } = read(text).columns;
    expect([id, status, code]).toEqual(columns);
  });

  test("are recognised by what stands in them where a name says nothing, and before a name that misleads", () => {
    const text = "Who,Participant id,How,What\np1,x1,Approved,C-1\np2,x2,Returned,C-2";
    const { columns } = read(text, known(["p1", "p2"], ["c-1"]));
    expect(columns).toEqual({ names: ["Who", "Participant id", "How", "What"], id: 0, status: 2, code: 3 });
  });

  test("are left open where nothing tells, and are what was chosen by hand", () => {
    const text = "Who,How\np1,Fine\np2,Well";
    expect(read(text)).toEqual({
      ...{ columns: { names: ["Who", "How"], id: null, status: null, code: null }, entries: [], blank: 0 },
    });
    const chosen = read(text, known(), { id: 0, status: 1, code: null });
    expect(chosen.entries).toEqual([
      { id: "p1", status: "Fine", code: "" },
      { id: "p2", status: "Well", code: "" },
    ]);
    expect(read("pid,status\np1,Paid", known(), { status: null }).entries[0]?.status).toBe("");
    // A place that the list does not have is recognised again.
    expect(read("pid,status\np1,Paid", known(), { id: 9 }).columns.id).toBe(0);
  });
});

describe("nobody of a list is lost", () => {
  test.each([
    ["one a line", "p1\np2\r\np3"],
    ["with a head", "\ufeffPanel ID\np1\np2\np3"],
    ["in one line", "p1, p2; p3".replaceAll(";", ",")],
    ["with spaces between", "p1 p2 p3"],
    ["with semicolons and quotes", 'id;note\n"p1";"a;b"\n"p2";""\n" p3 ";x'],
    ["with empty lines", "p1\n\n , \np2\n\np3\n"],
  ])("written %s", (_, text) => {
    expect(idsOf(text)).toEqual(["p1", "p2", "p3"]);
  });

  test("in a table without a head, which an id of ours gives away", () => {
    expect(idsOf("p1,Approved\np2,Returned", known(["p1"]))).toEqual(["p1", "p2"]);
  });

  test("below the three heads of Qualtrics", () => {
    const heads =
      'ResponseId,Status\nResponse ID,Response Type\n"{""ImportId"":""_recordId""}","{""ImportId"":""status""}"';
    const list = read(`${heads}\nR_1,IP Address`);
    expect(list.entries).toEqual([{ id: "R_1", status: "IP Address", code: "" }]);
  });

  test("and rows without an id are counted", () => {
    const list = read("pid,status\np1,Paid\n,Paid\n  ,Pending");
    expect([list.entries.length, list.blank]).toEqual([1, 2]);
  });
});

test.each([
  [" p1 ", "p1"],
  ["\u200bp1\ufeff", "p1"],
  ["p\u00a01", "p 1"],
  ["“p1”", "p1"],
  ["'p1'", "p1"],
  ['="0017"', "0017"],
  ["'=cmd", "=cmd"],
  ["'-p1", "-p1"],
  ["o'neill", "o'neill"],
])("an id stands alone: %j", (cell, id) => {
  expect(cleanPanelId(cell)).toBe(id);
});

test.each([
  ["", "The list is empty."],
  ["\ufeff \n", "The list is empty."],
  ["PK\u0003\u0004", "This is a spreadsheet file. Save it as CSV there, then upload that."],
  ["%PDF-1.7", "This isn't a CSV file. Download the list from your panel as CSV."],
  ["<!doctype html><p>Login</p>", "This isn't a CSV file. Download the list from your panel as CSV."],
  ['{"results": []}', "This isn't a CSV file. Download the list from your panel as CSV."],
  ["\ufffd".repeat(30), "This isn't a CSV file. Download the list from your panel as CSV."],
  ["Participant id,Status\n", "The list has column names, but nobody in it."],
  [`pid\n${"p\n".repeat(100_001)}`, "The list has more than 100,000 rows. Split it, and compare each part."],
  [
    `${"a,".repeat(600)}\n${"b,".repeat(600)}`,
    "This isn't a list that we can read: it has too many columns.",
  ],
])("what is no list is refused in a sentence: %#", (text, problem) => {
  expect(readPanelList(text, known())).toEqual({ problem });
});
