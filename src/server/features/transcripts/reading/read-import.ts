import { type ImportedSource, importSources, listOwnCodes } from "#analysis/formats/refi/import-sources.ts";
import { readQdc, readQdpx } from "#analysis/formats/refi/read-qdpx.ts";
import type { RefiCode, RefiProject } from "#analysis/formats/refi/refi-project.ts";
import { decodeFile, findFileKind } from "#analysis/formats/transcripts/decode-file.ts";
import { maxChars } from "#contract/limits.ts";
import type { TextProblem } from "../../../files/file-text.ts";
import { type FinishedTranscript, finishTranscript, toName } from "./finish-transcript.service.ts";
import { makeAnnotations, type NewAnnotation } from "./make-annotations.ts";
import { findExcess, readTranscriptsOf } from "./read-transcripts.ts";
import { unpackProject } from "./unpack-project.ts";

export interface ReadSource {
  transcript: FinishedTranscript;
  annotations: NewAnnotation[];
  tags: string[];
}

export interface ImportRead {
  sources: ReadSource[];
  /** Codes in the file, and how many times they were put on a passage. */
  codes: number;
  codings: number;
  notices: string[];
}

const maxTags = 50;
/** NUL and other controls as blanks: as many characters as before, as codings count them. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A REFI-QDA project or codebook, or transcripts of any kind. To be called in a process with limits. */
export async function readImport(
  name: string,
  bytes: Buffer,
  importedAt: string,
): Promise<ImportRead | TextProblem> {
  if (findFileKind(bytes) === "refi") return readProject(name, bytes, importedAt);
  const codebook = findCodebook(name, bytes);
  if (codebook !== undefined) return readCodebook(codebook);
  const reading = await readTranscriptsOf(name, bytes);
  if ("problem" in reading) return reading;
  const sources = reading.transcripts.map((transcript) => ({ transcript, annotations: [], tags: [] }));
  return { sources, codes: 0, codings: 0, notices: [] };
}

function findCodebook(name: string, bytes: Buffer): string | undefined {
  const decoded = decodeFile(name, bytes);
  if ("problem" in decoded) return undefined;
  return /^\s*(?:<[?!][^>]*>\s*)*<(?:[\w.-]+:)?CodeBook[\s>]/.test(decoded.text.slice(0, 5_000))
    ? decoded.text
    : undefined;
}

/** A codebook alone marks nothing, and codes are kept where they mark something. */
function readCodebook(text: string): ImportRead | TextProblem {
  const reading = readQdc(text);
  if ("problem" in reading) return { problem: "damaged", sentence: reading.problem };
  const codes = countCodable(reading.codes);
  const notice = `The codebook has ${formatCount(codes, "code", "codes")}. Codes are kept on the passages that they mark, and a codebook marks none, so nothing was saved.`;
  return { sources: [], codes, codings: 0, notices: [notice] };
}

function countCodable(codes: RefiCode[]): number {
  return codes.reduce((sum, code) => sum + (code.isCodable ? 1 : 0) + countCodable(code.codes), 0);
}

function formatCount(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

function readProject(name: string, bytes: Buffer, importedAt: string): ImportRead | TextProblem {
  const unpacked = unpackProject(name, bytes);
  if ("problem" in unpacked) return unpacked;
  const reading = readQdpx(unpacked.entries);
  if ("problem" in reading) return { problem: "damaged", sentence: reading.problem };
  const long = reading.project.sources.filter((source) => source.text.length > maxChars.transcript);
  const project = cleanSources(reading.project);
  const imported = importSources(project);
  const excess = findExcess(imported.sources.map((source) => source.transcript));
  if (excess) return { problem: "too_much_text", sentence: `${name} ${excess}` };
  const sources = imported.sources.map((source) =>
    finishSource(source, { origin: project.origin, importedAt }),
  );
  const codings = imported.sources.flatMap((source) => source.marks.filter((mark) => mark.code !== null));
  const notices = [
    ...reading.notices,
    ...imported.notices,
    ...(long.length > 0 ? [`Sources that hold too much text were left out (${long.length}).`] : []),
    ...describeLosses(project, imported.sources),
  ];
  return { sources, codes: listOwnCodes(project).length, codings: codings.length, notices };
}

/** Without sources that are too long, and without what no text of ours may hold. */
function cleanSources(project: RefiProject): RefiProject {
  const sources = project.sources
    .filter((source) => source.text.length <= maxChars.transcript)
    .map((source) => ({ ...source, text: source.text.toWellFormed().replace(controls, " ") }));
  return { ...project, sources };
}

function finishSource(
  { transcript, marks, tags }: ImportedSource,
  context: { origin: string; importedAt: string },
): ReadSource {
  const finished = finishTranscript(transcript);
  const cut = tags.map((tag) => toName(tag, "")).filter((tag) => tag !== "");
  const notices = [...finished.notices];
  const kept = [...new Set(cut)].slice(0, maxTags);
  if (kept.length < new Set(tags).size || tags.some((tag) => [...tag].length > maxChars.name)) {
    notices.push(
      `At most ${maxTags} tags of ${maxChars.name} characters are kept; the file has more for this source.`,
    );
  }
  return {
    transcript: { ...finished, notices },
    annotations: makeAnnotations(marks, finished.turns, context),
    tags: kept,
  };
}

/** What a project of ours has no place for. */
function describeLosses(project: RefiProject, sources: ImportedSource[]): string[] {
  const used = new Set(sources.flatMap(({ marks, tags }) => [...marks.map((mark) => mark.code), ...tags]));
  const own = listOwnCodes(project);
  const sourceNotes = project.sources.reduce((sum, source) => sum + source.noteGuids.length, 0);
  const losses: [number, string][] = [
    [own.filter((code) => !used.has(code.name)).length, "Codes that mark no passage were left out (#)."],
    [own.filter((code) => code.color !== null).length, "Code colours were left out (#)."],
    [sourceNotes, "Notes on whole sources were left out (#)."],
    [
      project.sources.filter(({ description }) => description.trim() !== "").length,
      "Descriptions of sources were left out (#).",
    ],
    [
      project.cases.filter(({ description }) => description.trim() !== "").length,
      "Descriptions of cases were left out (#).",
    ],
  ];
  return losses.flatMap(([count, sentence]) => (count > 0 ? [sentence.replace("#", String(count))] : []));
}
