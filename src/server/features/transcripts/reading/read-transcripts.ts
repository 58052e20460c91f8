import type {
  ImportedTranscript,
  TranscriptReading,
} from "#analysis/formats/transcripts/imported-transcript.ts";
import { readTranscript } from "#analysis/formats/transcripts/read-transcript.ts";
import { maxChars, maxCount } from "#contract/limits.ts";
import { type FileText, readFileText, type TextProblem } from "../../../files/file-text.ts";
import { type FinishedTranscript, finishTranscript } from "./finish-transcript.service.ts";

export interface TranscriptsRead {
  transcripts: FinishedTranscript[];
}

/** The interviews in a file of any kind. To be called in a process with limits. */
export async function readTranscriptsOf(name: string, bytes: Buffer): Promise<TranscriptsRead | TextProblem> {
  const file = await readFileText(name, bytes);
  if ("problem" in file) return file;
  if (file.text.length > maxChars.transcript) {
    const sentence = `${name} is too long. A transcript can have up to ${maxChars.transcript.toLocaleString("en")} characters.`;
    return { problem: "too_much_text", sentence };
  }
  const reading = read(name, file);
  if ("problem" in reading) {
    return { problem: reading.isUnsupported ? "unsupported" : "empty", sentence: reading.problem };
  }
  const excess = findExcess(reading.transcripts);
  if (excess) return { problem: "too_much_text", sentence: `${name} ${excess}` };
  const transcripts = reading.transcripts.map((transcript) => {
    const finished = finishTranscript(transcript);
    return { ...finished, notices: [...file.notices, ...finished.notices] };
  });
  return { transcripts };
}

/** A name says which of the text formats it is; that it is text, DOCX or PDF, only the content says. */
function read(name: string, { kind, text }: FileText): TranscriptReading {
  if (kind !== "text") return readTranscript({ name, text, format: kind });
  const isDisguised = /\.(?:docx|pdf)$/i.test(name);
  return readTranscript(isDisguised ? { name, text, format: "txt" } : { name, text });
}

export function findExcess(transcripts: ImportedTranscript[]): string | undefined {
  if (transcripts.length > maxCount.transcriptsOfFile)
    return `holds more than ${maxCount.transcriptsOfFile} interviews.`;
  const turns = transcripts.reduce((sum, transcript) => sum + transcript.turns.length, 0);
  if (turns > maxCount.transcriptTurns)
    return `holds more than ${maxCount.transcriptTurns.toLocaleString("en")} turns.`;
  const isCrowd = transcripts.some((transcript) => transcript.speakers.length > maxCount.transcriptSpeakers);
  return isCrowd ? `holds more than ${maxCount.transcriptSpeakers} speakers.` : undefined;
}
