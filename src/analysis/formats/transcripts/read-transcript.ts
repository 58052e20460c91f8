import { buildTranscript } from "./build-transcript.ts";
import { hasCues } from "./cue-text.ts";
import { decodeFile } from "./decode-file.ts";
import {
  type SpokenTranscript,
  type TranscriptFormat,
  type TranscriptReading,
  transcriptFormats,
} from "./imported-transcript.ts";
import { readCaptions } from "./read-captions.ts";
import { isHtml, readHtml } from "./read-html.ts";
import { readJson } from "./read-json.ts";
import { readTable } from "./read-table.ts";
import { readText } from "./read-text.ts";

/** `text` is what the file says; of DOCX and PDF files the text that was extracted from them. */
export interface TranscriptInput {
  name: string;
  text: string;
  format?: TranscriptFormat;
}

const ending = /\.([a-z][a-z0-9]{0,9})$/i;

const formatsByEnding = new Map<string, TranscriptFormat>([
  ...transcriptFormats.map((format): [string, TranscriptFormat] => [format, format]),
  ["markdown", "md"],
  ["text", "txt"],
  ["tab", "tsv"],
  ["htm", "html"],
  ["xhtml", "html"],
]);

/** Endings of the files that are read, as ".txt". */
export const transcriptEndings = [...formatsByEnding.keys()].map((known) => `.${known}`);

/** What is read, for people. */
const readKinds = "TXT, MD, DOCX, PDF, VTT, SRT, CSV, TSV, JSON or HTML";

/** By the file's ending and, where that says little, by its content; undefined for a kind that is not read. */
function findFormat({ name, text, format }: TranscriptInput): TranscriptFormat | undefined {
  const named = ending.exec(name)?.[1]?.toLowerCase();
  const chosen = format ?? (named === undefined ? "txt" : formatsByEnding.get(named));
  const isFree = chosen === "txt" || chosen === "md" || chosen === "docx";
  if (!isFree) return chosen;
  if (/^WEBVTT(?:\s|$)/.test(text) || hasCues(text)) return "vtt";
  if (isHtml(text)) return "html";
  if (/^\s*<\?xml\s/.test(text)) return undefined;
  return isJson(text) ? "json" : chosen;
}

/** A talk may begin with a bracket too, as in "[00:01] Ana: Hello". */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readSpoken(
  text: string,
  format: TranscriptFormat,
): { spoken: SpokenTranscript[] } | { problem: string } {
  if (format === "csv") return readTable(text);
  if (format === "tsv") return readTable(text, text.includes("\t") ? "\t" : undefined);
  const lines = text.replace(/\r\n?|[\u2028\u0085]/g, "\n");
  if (format === "json") return readJson(lines);
  if (format === "html") return readHtml(lines);
  if (format === "vtt" || format === "srt") return { spoken: [readCaptions(lines)] };
  return { spoken: [readText(lines, format)] };
}

/**
 * The interviews in a transcript: TXT, MD, VTT, SRT, CSV, TSV, JSON, HTML, or the text of a DOCX or PDF. Speakers are found in
 * the usual styles and their roles guessed (`assignRoles` corrects them). Several only from a table or JSON that
 * holds several. `problem` is a sentence for the uploader.
 */
export function readTranscript(input: TranscriptInput): TranscriptReading {
  const text = input.text.replace(/^\ufeff/, "").toWellFormed();
  if (text.replace(/[\p{Cf}\p{Cc}\s]/gu, "") === "") return { problem: `${input.name} holds no text.` };
  const format = findFormat({ ...input, text });
  if (format === undefined) {
    const problem = `${input.name} is a kind of file that we can't read. Please use ${readKinds}.`;
    return { problem, isUnsupported: true };
  }
  const reading = readSpoken(text, format);
  if ("problem" in reading) return { problem: `${input.name} ${reading.problem}` };
  const spoken = reading.spoken.filter(({ turns }) => turns.some((turn) => turn.text.trim() !== ""));
  const names = nameTranscripts(spoken, input.name.replace(ending, "").trim() || "Transcript");
  const transcripts = spoken.flatMap((talk, index) => buildTranscript(talk, names[index] ?? "") ?? []);
  return transcripts.length > 0
    ? { transcripts }
    : { problem: `${input.name} holds no words that anybody said.` };
}

/** As `readTranscript`, from the bytes of a text file; DOCX and PDF files must have been made text before. */
export function readTranscriptFile(input: { name: string; bytes: Uint8Array }): TranscriptReading {
  const decoded = decodeFile(input.name, input.bytes);
  if ("problem" in decoded) return decoded;
  const reading = readTranscript({ name: input.name, text: decoded.text });
  if ("problem" in reading) return reading;
  const transcripts = reading.transcripts.map((transcript) => ({
    ...transcript,
    notices: [...decoded.notices, ...transcript.notices],
  }));
  return { transcripts };
}

/** Names of the interviews of one file: the file's own, and what tells several apart, else their numbers. */
export function nameTranscripts(
  all: Pick<SpokenTranscript, "title" | "part">[],
  fileTitle: string,
): string[] {
  const used = new Map<string, number>();
  return all.map(({ title, part }, index) => {
    const ofFile = all.length === 1 ? fileTitle : joinName(fileTitle, part?.trim() || null, index + 1);
    const name = title?.trim() || ofFile;
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

function joinName(fileTitle: string, part: string | null, number: number): string {
  return part === null ? `${fileTitle} ${number}` : `${fileTitle}, ${part}`;
}
