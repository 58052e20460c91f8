import { readCsv, restoreCell } from "../csv.ts";
import { decodeEntities } from "../html-entities.ts";
import { readStarts, scaleStarts } from "./clock.ts";
import type { SpokenTranscript, SpokenTurn } from "./imported-transcript.ts";
import { guessColumns, isHeader, listColumns } from "./table-columns.ts";
import { isTurnsTable, turnRole } from "./turn-columns.ts";

interface Columns {
  text: number;
  question: number | undefined;
  speaker: number | undefined;
  role: number | undefined;
  start: number | undefined;
  group: number | undefined;
  /** A more readable name of the group than its id. */
  label: number | undefined;
}

/** A column parts the rows into interviews if its values come back; a message's id does not. */
function findGroup(headers: string[], rows: string[][], taken: (number | undefined)[]): number | undefined {
  return listColumns(headers, "group").find((index) => {
    if (taken.includes(index)) return false;
    const values = new Set(rows.map((row) => row[index] ?? ""));
    return values.size <= Math.max(1, rows.length / 2);
  });
}

function findColumns(headers: string[], rows: string[][]): Columns | undefined {
  const [question] = listColumns(headers, "question");
  const [answer] = listColumns(headers, "answer");
  const isPaired = question !== undefined && answer !== undefined;
  const text = isPaired ? answer : listColumns(headers, "text")[0];
  if (text === undefined) return undefined;
  const [speaker] = isPaired ? [] : listColumns(headers, "speaker").filter((index) => index !== text);
  const start = listColumns(headers, "start").find((index) => index !== text);
  const group = findGroup(headers, rows, [text, speaker, start]);
  const label = listColumns(headers, "group").find(
    (index) => index !== group && /participant|respondent|case|^session$/i.test(headers[index] ?? ""),
  );
  const fallback = label ?? group;
  return {
    text,
    question: isPaired ? question : undefined,
    speaker,
    role: undefined,
    start,
    group,
    label: fallback,
  };
}

function readTurn(row: string[], columns: Columns, startSeconds: number | null): SpokenTurn {
  const cell = (index: number | undefined) => (index === undefined ? "" : (row[index] ?? ""));
  const speaker = cell(columns.speaker).trim() || (columns.question === undefined ? null : "Participant");
  return { speaker, text: cell(columns.text), startSeconds, role: turnRole(cell(columns.role)) };
}

function readNumber(text: string): string | number | null {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The turns of one interview's rows; where a row pairs a question with its answer, two turns a row. */
function readRows(rows: string[][], columns: Columns): SpokenTurn[] {
  const { start, question } = columns;
  const words = rows.reduce((sum, row) => sum + (row[columns.text] ?? "").split(/\s+/).length, 0);
  const given = rows.map((row) => (start === undefined ? null : readNumber(row[start]?.trim() ?? "")));
  const starts = readStarts(scaleStarts(given, words));
  let asked = "";
  return rows.flatMap((row, index) => {
    const turn = readTurn(row, columns, starts[index] ?? null);
    const text = question === undefined ? "" : (row[question]?.trim() ?? "");
    if (text === "" || text === asked) return [turn];
    asked = text;
    return [{ speaker: "Interviewer", text, startSeconds: turn.startSeconds }, turn];
  });
}

function groupRows(rows: string[][], group: number | undefined): Map<string, string[][]> {
  const groups = new Map<string, string[][]>();
  for (const row of rows) {
    const key = group === undefined ? "" : (row[group]?.trim() ?? "");
    const members = groups.get(key);
    if (members) members.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function splitInterviews(rows: string[][], columns: Columns): SpokenTranscript[] {
  const { label, group } = columns;
  return [...groupRows(rows, group)].map(([key, members]) => ({
    part: label === undefined ? key : (members[0]?.[label]?.trim() ?? key),
    turns: readRows(members, columns),
    notices: [],
  }));
}

/** Our own table of turns: its columns are known, its neutralised cells are given back, its entities are text. */
function readOwnTable(headers: string[], rows: string[][]): SpokenTranscript[] {
  const at = (name: string) => headers.indexOf(name);
  const restored = rows.map((row) => row.map(restoreCell));
  const columns: Columns = {
    text: at("Text"),
    question: undefined,
    speaker: at("Speaker"),
    role: at("Role"),
    start: at("Seconds"),
    group: at("Session id"),
    label: at("Session"),
  };
  return splitInterviews(restored, columns);
}

const noColumn = "has no column with what was said. Name one “Text” and one “Speaker”.";

/** As `readTable`, from rows whose cells are plain text. */
export function readTableRows(rows: string[][]): { spoken: SpokenTranscript[] } | { problem: string } {
  const [first = [], ...others] = rows;
  const headers = first.map((cell) => cell.trim());
  if (isHeader(headers)) {
    const columns = findColumns(headers, others);
    if (columns) return { spoken: splitInterviews(others, columns) };
  }
  const guessed = rows.every((row) => row.length <= 6) ? guessColumns(rows) : undefined;
  if (!guessed) return { problem: noColumn };
  const columns = {
    ...guessed,
    question: undefined,
    role: undefined,
    start: undefined,
    group: undefined,
    label: undefined,
  };
  const notice =
    "The table has no header that says its columns, so they were guessed. Please check the turns.";
  return { spoken: [{ turns: readRows(rows, columns), notices: [notice] }] };
}

/**
 * Interviews from a CSV or TSV table with a row a turn, or a row a question and answer. A problem is a sentence for
 * the person who uploaded it.
 */
export function readTable(
  text: string,
  delimiter?: string,
): { spoken: SpokenTranscript[] } | { problem: string } {
  const [first = [], ...others] = readCsv(text, delimiter);
  const headers = first.map((cell) => cell.trim());
  if (isTurnsTable(headers)) return { spoken: readOwnTable(headers, others) };
  return readTableRows([first, ...others].map((row) => row.map(decodeEntities)));
}
