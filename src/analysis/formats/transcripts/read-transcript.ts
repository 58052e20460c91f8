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
import { readJson } from "./read-json.ts";
import { readTable } from "./read-table.ts";
import { readText } from "./read-text.ts";

/** `text` is what the file says; of DOCX and PDF files the text that was extracted from them. */
export interface TranscriptInput {
  name: string;
  text: string;
  format?: TranscriptFormat;
}

const ending = /\.([a-z0-9]+)$/i;

function findFormat({ name, text, format }: TranscriptInput): TranscriptFormat {
  const named = ending.exec(name)?.[1]?.toLowerCase();
  const byName = transcriptFormats.find((known) => known === named);
  const chosen = format ?? byName ?? "txt";
  const isFree = chosen === "txt" || chosen === "md" || chosen === "docx";
  if (isFree && (/^WEBVTT(?:\s|$)/.test(text) || hasCues(text))) return "vtt";
  return isFree && isJson(text) ? "json" : chosen;
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
  title: string,
): { spoken: SpokenTranscript[] } | { problem: string } {
  if (format === "csv") return readTable(text, title);
  const lines = text.replace(/\r\n?|[\u2028\u0085]/g, "\n");
  if (format === "json") return readJson(lines);
  if (format === "vtt" || format === "srt") return { spoken: [readCaptions(lines)] };
  return { spoken: [readText(lines, format)] };
}

/**
 * The interviews in a transcript: TXT, MD, VTT, SRT, CSV, JSON, or the text of a DOCX or PDF. Speakers are found in
 * the usual styles and their roles guessed (`assignRoles` corrects them). Several only from a table or JSON that
 * holds several. `problem` is a sentence for the uploader.
 */
export function readTranscript(input: TranscriptInput): TranscriptReading {
  const text = input.text.replace(/^\ufeff/, "").toWellFormed();
  if (text.replace(/[\p{Cf}\p{Cc}\s]/gu, "") === "") return { problem: `${input.name} holds no text.` };
  const title = input.name.replace(ending, "").replace(/_+/g, " ").trim() || "Transcript";
  const reading = readSpoken(text, findFormat({ ...input, text }), title);
  if ("problem" in reading) return { problem: `${input.name} ${reading.problem}` };
  const transcripts = reading.spoken.flatMap((spoken) => buildTranscript(spoken, title) ?? []);
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
