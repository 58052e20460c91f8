import { decodeFile, findFileKind } from "#analysis/formats/transcripts/decode-file.ts";
import { listZippedEntries, unpackEntry } from "./zip-entries.ts";

/** Why there is no text; `sentence` where more can be said than that. */
export interface TextProblem {
  problem: "unsupported" | "damaged" | "too_much_text" | "too_slow" | "empty";
  sentence?: string;
}

export interface FileText {
  kind: "docx" | "pdf" | "text";
  text: string;
  notices: string[];
}

/**
 * The text of a document, told by its content and not by its name. To be called by a reader (file-reader.ts).
 */
export async function readFileText(name: string, bytes: Buffer): Promise<FileText | TextProblem> {
  const kind = findFileKind(bytes);
  if (kind === "docx") return readDocx(bytes);
  if (kind === "pdf") return readPdf(bytes);
  if (bytes.length === 0) return { problem: "empty", sentence: `${name} is empty.` };
  const decoded = decodeFile(name, bytes);
  if ("problem" in decoded) return { problem: "unsupported", sentence: decoded.problem };
  return { kind: "text", ...decoded };
}

async function readDocx(bytes: Buffer): Promise<FileText | TextProblem> {
  const problem = findDocxProblem(bytes);
  if (problem) return { problem };
  try {
    const { default: mammoth } = await import("mammoth");
    const { value } = await mammoth.extractRawText({ buffer: bytes });
    return { kind: "docx", text: value, notices: [] };
  } catch {
    return { problem: "damaged" };
  }
}

async function readPdf(bytes: Buffer): Promise<FileText | TextProblem> {
  try {
    const { extractText, getDocumentProxy } = await import("unpdf");
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: false });
    return { kind: "pdf", text: text.join("\n"), notices: [] };
  } catch {
    return { problem: "damaged" };
  }
}

/** A document of several hundred pages stays below this. */
const maxInflatedBytes = 16 * 1024 * 1024;
const maxEntries = 5_000;

/**
 * Whether a DOCX can be opened safely: every XML part is unpacked once under a limit. Undefined when nothing is
 * wrong with it.
 */
function findDocxProblem(bytes: Buffer): "damaged" | "too_much_text" | undefined {
  try {
    let room = maxInflatedBytes;
    for (const entry of listZippedEntries(bytes, maxEntries)) {
      if (!/\.(?:xml|rels)$/i.test(entry.path)) continue;
      const content = unpackEntry(bytes, entry, room);
      if (!content) return "too_much_text";
      room -= content.length;
    }
    return undefined;
  } catch {
    // Offsets that point outside of the file, an unknown compression, a damaged stream.
    return "damaged";
  }
}
