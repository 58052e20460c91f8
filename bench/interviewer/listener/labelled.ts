import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hashText } from "#interviewer/words.ts";
import { publishedFolder } from "../../../tests/study-data.ts";

const answersFolder = fileURLToPath(new URL("./answers", import.meta.url));
const transcripts = `${publishedFolder}/transcripts`;

export interface LabelledThread {
  quote: string;
  weight: number;
  /** Fair to take up, and no loss when it is not. */
  isOptional: boolean;
}

export interface LabelledAnswer {
  question: string;
  text: string;
  threads: LabelledThread[];
  /** The rules were tuned on one half and are reported on the other. */
  half: "tuned" | "held out";
}

const mark = /\[([123]) ([^\]]*)\]|<([^>]*)>/g;

/** "It was ok. [2 Not like last Tuesday.]" */
function readMarked(question: string, line: string): LabelledAnswer {
  const threads: LabelledThread[] = [];
  const text = line.replace(mark, (_, weight: string | undefined, quote = "", optional = "") => {
    threads.push({ quote: quote || optional, weight: Number(weight ?? 1), isOptional: weight === undefined });
    return quote || optional;
  });
  return { question, text, threads, half: chooseHalf(text) };
}

function chooseHalf(text: string): LabelledAnswer["half"] {
  return hashText(text) % 2 === 0 ? "tuned" : "held out";
}

function readWritten(name: string): LabelledAnswer[] {
  const answers: LabelledAnswer[] = [];
  let question = "";
  for (const line of readFileSync(`${answersFolder}/${name}`, "utf8").split("\n")) {
    if (line.startsWith("? ")) question = line.slice(2);
    else if (line.startsWith("- ")) answers.push(readMarked(question, line.slice(2)));
  }
  return answers;
}

/** Rows of a CSV file with quoted cells. */
function readRows(path: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of readFileSync(path, "utf8").matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [cell = "", separator = ""] = [match[1], match[2]];
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (separator === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The texts of a file of the public transcripts, each under its number. */
function readTexts(file: string): string[] {
  const path = `${transcripts}/${file}`;
  if (file.endsWith(".md")) {
    return readFileSync(path, "utf8")
      .split("\n\n")
      .map((part) => part.replace(/^\*\*[^*]+\*\* /, ""));
  }
  const rows = readRows(path);
  const column = rows[0]?.findIndex((name) => name === "MessageContent" || name === "Text") ?? -1;
  return rows.map((row) => row[column] ?? "");
}

/** "file number | weight first-last word, ..." */
function readPlaces(): LabelledAnswer[] {
  if (!existsSync(transcripts)) {
    console.log(`The published transcripts are not in ${publishedFolder}: their answers are left out.`);
    return [];
  }
  const texts = new Map<string, string[]>();
  return readFileSync(`${answersFolder}/places.txt`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [place = "", marks = ""] = line.split(" | ");
      const [file = "", number = ""] = place.split(" ");
      const inFile = texts.get(file) ?? readTexts(file);
      texts.set(file, inFile);
      const text = inFile[Number(number)] ?? "";
      const words = text.split(/\s+/);
      const threads = [...marks.matchAll(/([123?]) (\d+)-(\d+)/g)].map(([, weight, first, last]) => ({
        quote: words.slice(Number(first) - 1, Number(last)).join(" "),
        weight: Number(weight) || 1,
        isOptional: weight === "?",
      }));
      return { question: "", text, threads, half: chooseHalf(text) };
    });
}

/** Answers whose threads were marked before the listener was written. */
export function listLabelled(): LabelledAnswer[] {
  const written = readdirSync(answersFolder).filter((name) => name !== "places.txt" && name.endsWith(".txt"));
  return [...written.sort().flatMap(readWritten), ...readPlaces()];
}
