import { readCsv, restoreCell } from "#analysis/formats/csv.ts";
import { foldCode } from "./ending-codes.ts";
import { readPanelStatus } from "./panel-status.ts";

export interface PanelEntry {
  id: string;
  status: string;
  code: string;
}

interface PanelList {
  columns: { names: string[]; id: number | null; status: number | null; code: number | null };
  entries: PanelEntry[];
  /** Rows without an id. */
  blank: number;
}

/** What the creator chose by hand; what isn't given is recognised. */
export type ColumnChoice = Partial<PanelList["columns"]>;

export interface KnownHere {
  /** The link's parameter that holds the ids. */
  field: string;
  /** The ids of our sessions, folded. */
  ids: ReadonlySet<string>;
  /** The completion codes of our return links, folded. */
  codes: ReadonlySet<string>;
}

const maxRows = 100_000;
const maxColumns = 500;
/** Rows that are looked at to tell what a column holds, taken from all over the list. */
const sampleRows = 2_000;

/** An id without what spreadsheets, mails and hands put around it: spaces, quotes, marks that nobody sees, `="…"`. */
export function cleanPanelId(cell: string): string {
  const seen = cell
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const unquoted = restoreCell(seen.replace(/^="(.*)"$/, "$1")).replace(/^(["'`“„‘«])(.*)["'`”“’»]$/u, "$2");
  return unquoted.trim();
}

/** The form in which ids are compared first: case is lost on the way through people's hands. */
export function foldPanelId(id: string): string {
  return id.toLowerCase();
}

/** Why a text is no list; a sentence for the person who uploaded it. */
function findListProblem(text: string): string | undefined {
  const start = text.replace(/^\ufeff/, "").trimStart();
  if (start === "") return "The list is empty.";
  if (start.startsWith("PK")) return "This is a spreadsheet file. Save it as CSV there, then upload that.";
  const isOther =
    /^(?:%PDF|<|\{|\[)/.test(start) || (start.slice(0, 2_000).match(/\ufffd/g)?.length ?? 0) > 20;
  return isOther ? "This isn't a CSV file. Download the list from your panel as CSV." : undefined;
}

/** A panel's export, or ids as somebody pasted them: one a line, or all in one. */
export function readPanelList(
  text: string,
  known: KnownHere,
  chosen: ColumnChoice = {},
): PanelList | { problem: string } {
  const problem = findListProblem(text);
  if (problem) return { problem };
  const rows = splitIds(readCsv(text), known);
  if (rows.length > maxRows + 1)
    return { problem: "The list has more than 100,000 rows. Split it, and compare each part." };
  const isHeaded = hasHeader(rows, known);
  const head = isHeaded ? (rows[0] ?? []) : [];
  const body = isHeaded ? rows.slice(1 + countMoreHeads(rows)) : rows;
  if (body.length === 0) return { problem: "The list has column names, but nobody in it." };
  const width = body.reduce((widest, row) => Math.max(widest, row.length), head.length);
  if (width > maxColumns) return { problem: "This isn't a list that we can read: it has too many columns." };
  const names = Array.from({ length: width }, (_, at) => cleanPanelId(head[at] ?? "") || `Column ${at + 1}`);
  const step = Math.ceil(body.length / sampleRows);
  const table = { names, body: body.filter((_, at) => at % step === 0) };
  const id = inTable(chosen.id, width) ?? findIdColumn(table, known);
  const status = choose(chosen.status, width, () => findStatusColumn(table, id));
  const code = choose(chosen.code, width, () => findCodeColumn(table, known, [id, status]));
  const columns = { names, id, status, code };
  if (id === null) return { columns, entries: [], blank: 0 };
  const cell = (row: string[], at: number | null) => (at === null ? "" : (row[at] ?? "").trim());
  const entries = body
    .map((row) => ({ id: cleanPanelId(row[id] ?? ""), status: cell(row, status), code: cell(row, code) }))
    .filter((entry) => entry.id !== "");
  return { columns, entries, blank: body.length - entries.length };
}

function inTable(at: number | null | undefined, width: number): number | undefined {
  return typeof at === "number" && at < width ? at : undefined;
}

function choose(at: number | null | undefined, width: number, find: () => number | null): number | null {
  return at === null ? null : (inTable(at, width) ?? find());
}

/** Ids that were pasted in one line are a row each. */
function splitIds(rows: string[][], known: KnownHere): string[][] {
  const [first = []] = rows;
  if (rows.length !== 1 || first.some((cell) => rankOfName(cell, known.field) < unranked)) return rows;
  const cells = first.length === 1 ? (first[0] ?? "").trim().split(/\s+/) : first;
  return cells.filter((cell) => cell.trim() !== "").map((cell) => [cell]);
}

/** A table's first row is its head unless it holds somebody's id; a bare column has one only by a name that we know. */
function hasHeader(rows: string[][], known: KnownHere): boolean {
  const [first = []] = rows;
  if (first.some((cell) => known.ids.has(foldPanelId(cleanPanelId(cell))))) return false;
  if (rows.every((row) => row.length <= 1)) return rankOfName(first[0] ?? "", known.field) < unranked;
  return true;
}

/** Qualtrics writes its questions and their ids below the head. */
function countMoreHeads(rows: string[][]): number {
  const at = rows.slice(0, 3).findIndex((row) => row.some((cell) => cell.startsWith('{"ImportId"')));
  return Math.max(0, at);
}

const idNames = [
  [
    ...["participantid", "prolificid", "prolificpid", "prolificparticipantid", "connectid", "workerid"],
    ...[
      "respondentuserid",
      "respondentid",
      "panelid",
      "panelistid",
      "pid",
      "userid",
      "memberid",
      "responseid",
    ],
  ],
  ["participant", "respondent", "panelist", "worker", "ids", "id"],
];
const unranked = idNames.length + 1;

function foldName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The lower, the more surely a column of this name holds the ids. */
function rankOfName(name: string, field: string): number {
  const folded = foldName(name);
  if (folded === foldName(field) && folded !== "") return 0;
  const rank = idNames.findIndex((names) => names.includes(folded));
  return rank === -1 ? unranked : rank + 1;
}

interface Table {
  names: string[];
  /** A sample of the rows. */
  body: string[][];
}

/** The column that leads to most of our sessions, else the one with the likeliest name, else the only one. */
function findIdColumn({ names, body }: Table, known: KnownHere): number | null {
  const matches = countCells(body, names.length, (cell) => known.ids.has(foldPanelId(cleanPanelId(cell))));
  const ranks = names.map((name) => rankOfName(name, known.field));
  const order = names
    .map((_, at) => at)
    .sort((a, b) => (matches[b] ?? 0) - (matches[a] ?? 0) || (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const [best = 0] = order;
  const isKnown = (matches[best] ?? 0) > 0 || (ranks[best] ?? unranked) < unranked;
  return isKnown || names.length === 1 ? best : null;
}

const statusNames = [
  "status",
  "submissionstatus",
  "participantstatus",
  "assignmentstatus",
  "approvalstatus",
  "state",
];
const codeNames = ["completioncode", "code", "enteredcode", "surveycode", "confirmationcode"];

/** The column whose words we know best; a named one needs one word that we know, another nine of ten. */
function findStatusColumn({ names, body }: Table, idColumn: number | null): number | null {
  const filled = countCells(body, names.length, (cell) => cell.trim() !== "");
  const read = countCells(
    body,
    names.length,
    (cell) => !["unread", "unmarked"].includes(readPanelStatus(cell)),
  );
  const share = (at: number) => (read[at] ?? 0) / Math.max(1, filled[at] ?? 0);
  const isNamed = (at: number) => statusNames.includes(foldName(names[at] ?? ""));
  const [best] = names
    .map((_, at) => at)
    .filter((at) => at !== idColumn && (isNamed(at) || share(at) >= 0.9))
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || share(b) - share(a));
  return best ?? null;
}

function findCodeColumn(
  { names, body }: Table,
  { codes }: KnownHere,
  taken: (number | null)[],
): number | null {
  const found = countCells(body, names.length, (cell) => codes.has(foldCode(cell)));
  const matches = found.map((count, at) => (taken.includes(at) ? 0 : count));
  const most = Math.max(...matches);
  if (most > 0) return matches.indexOf(most);
  const named = names.findIndex((name) => codeNames.includes(foldName(name)));
  return named === -1 ? null : named;
}

function countCells(body: string[][], width: number, isCounted: (cell: string) => boolean): number[] {
  const counts = new Array<number>(width).fill(0);
  for (const row of body)
    row.forEach((cell, at) => {
      if (isCounted(cell)) counts[at] = (counts[at] ?? 0) + 1;
    });
  return counts;
}
