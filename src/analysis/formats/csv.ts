export type CsvCell = string | number | boolean | null;

/** What a spreadsheet takes for a formula, also behind apostrophes, so that taking one away is always right. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
const neutralizedStart = /^''*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text that no spreadsheet runs: one apostrophe before `= + - @`, tab, CR and LF (CWE-1236).
 * `restoreCell` gives the text back, also one that began with an apostrophe of its own.
 */
export function neutralizeCell(value: string): string {
  return formulaStart.test(value) ? `'${value}` : value;
}

/** The text that `neutralizeCell` was given. */
export function restoreCell(value: string): string {
  return neutralizedStart.test(value) ? value.slice(1) : value;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" ? neutralizeCell(cell) : String(cell);
  // Tabs and semicolons part cells in the spreadsheets of some countries, so they are quoted like commas.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of CSV without a head, as more of a table that is written in parts. */
export function writeCsvRows(rows: CsvCell[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, every text neutralised, headers too. */
export function writeCsv(headers: string[], rows: CsvCell[][]): string {
  return `\ufeff${writeCsvRows([headers, ...rows])}`;
}

interface Cursor {
  text: string;
  at: number;
  delimiter: string;
}

/** The quoted cell at the cursor, its doubled quotes single; an unclosed one runs to the end of the text. */
function readQuoted(cursor: Cursor): string {
  let cell = "";
  let from = cursor.at + 1;
  for (;;) {
    const quote = cursor.text.indexOf('"', from);
    if (quote === -1) {
      cursor.at = cursor.text.length;
      return cell + cursor.text.slice(from);
    }
    cell += cursor.text.slice(from, quote);
    if (cursor.text[quote + 1] !== '"') {
      cursor.at = quote + 1;
      return cell;
    }
    cell += '"';
    from = quote + 2;
  }
}

function readPlain(cursor: Cursor): string {
  const from = cursor.at;
  while (cursor.at < cursor.text.length) {
    const char = cursor.text[cursor.at];
    if (char === cursor.delimiter || char === "\n" || char === "\r") break;
    cursor.at++;
  }
  return cursor.text.slice(from, cursor.at);
}

/**
 * Whether a quoted cell begins at the cursor. Tables with tabs are written without quoting too, and then a quotation
 * mark is a word's own: quoting ends before a sign that parts cells, and holds none but line breaks.
 */
function isQuoted({ text, at, delimiter }: Cursor): boolean {
  if (text[at] !== '"') return false;
  if (delimiter !== "\t") return true;
  const quoted = /"[^"\t]*(?:""[^"\t]*)*"(?=[\t\r\n]|$)/y;
  quoted.lastIndex = at;
  return quoted.test(text);
}

/** Rows of cells as they stand, in any of the three line endings; rows without any text are left out. */
export function readCsv(text: string, delimiter = findDelimiter(text)): string[][] {
  const cursor: Cursor = { text, at: text.startsWith("\ufeff") ? 1 : 0, delimiter };
  const rows: string[][] = [];
  let row: string[] = [];
  while (cursor.at < text.length) {
    let cell = isQuoted(cursor) ? readQuoted(cursor) : "";
    cell += readPlain(cursor);
    row.push(cell);
    const next = text[cursor.at];
    if (next === delimiter) {
      cursor.at++;
      if (cursor.at >= text.length) row.push("");
      continue;
    }
    cursor.at += next === "\r" && text[cursor.at + 1] === "\n" ? 2 : 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
}

/** The sign that parts the cells of the first line: comma, semicolon, tab or bar. */
export function findDelimiter(text: string): string {
  const head = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, "");
  const line = /[^\r\n]+/.exec(head)?.[0] ?? "";
  const counts = [",", ";", "\t", "|"].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}
