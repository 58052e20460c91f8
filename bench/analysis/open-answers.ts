import { existsSync, readFileSync } from "node:fs";
import { publishedFolder } from "../../tests/study-data.ts";

const folder = `${publishedFolder}/opentext`;

export function hasOpenAnswers(): boolean {
  return existsSync(`${folder}/jupyter_2015_survey.csv`);
}

/** Rows of a CSV file with quoted cells. */
function readRows(name: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const text = readFileSync(`${folder}/${name}`, "utf8");
  for (const match of text.matchAll(
    new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, "g"),
  )) {
    const [cell = "", end = ""] = [match[1], match[2]];
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

function readAnswers(question: string): Map<string, string[]> {
  const [header = [], ...rows] = readRows("jupyter_2015_survey.csv", ",");
  const columns = header.flatMap((name, at) => (name.replace(/_\d$/, "") === question ? [at] : []));
  return new Map(rows.map((row) => [row[0] ?? "", columns.flatMap((at) => row[at]?.trim() || [])] as const));
}

/** All answers to a question, each by itself. */
export function listAnswers(question: string): { id: string; text: string }[] {
  return [...readAnswers(question)].flatMap(([id, texts]) => texts.map((text) => ({ id, text })));
}
