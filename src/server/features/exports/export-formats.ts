import { writeCodebookCsv } from "#analysis/formats/export/codebook-csv.ts";
import { withoutPersonalSession } from "#analysis/formats/export/personal-data.ts";
import { ProjectJsonWriter } from "#analysis/formats/export/project-json.ts";
import { makeReportBlocks } from "#analysis/formats/export/report-blocks.ts";
import { writeMarkdown } from "#analysis/formats/export/report-markdown.ts";
import { makeSessionsTable } from "#analysis/formats/export/sessions-csv.ts";
import { makeTranscriptPaths, writeTranscriptText } from "#analysis/formats/export/transcript-text.ts";
import { writeTranscriptVtt } from "#analysis/formats/export/transcript-vtt.ts";
import { writeTurnsHead, writeTurnsOfSession } from "#analysis/formats/export/turns-csv.ts";
import { QdpxWriter, writeEmptyQdc, writeQdc } from "#analysis/formats/refi/write-qdpx.ts";
import type { exportFormats } from "#contract/choices.ts";
import { type ZipFile, zipFiles } from "../../files/zip-stream.ts";
import { keepMarkedTurns, type ProjectReader, readExportProject } from "./read-project.service.ts";

export type ExportFormat = (typeof exportFormats)[number];
type Content = AsyncGenerator<string | Uint8Array>;

interface FormatFile {
  /** What follows the name of the interview or project. */
  ending: string;
  contentType: string;
  write: (reader: ProjectReader) => Content;
}

async function* writeTurnsTable({ outline, hasFlags, readSessions }: ProjectReader): Content {
  yield writeTurnsHead(hasFlags);
  for await (const { interview, session } of readSessions())
    yield writeTurnsOfSession(interview, session, outline.personalData);
}

async function* writeSessionsTable({ outline, readSessions, ...columns }: ProjectReader): Content {
  const table = makeSessionsTable(outline, columns);
  yield table.writeHead();
  for await (const { interview, session } of readSessions()) yield table.writeRow(interview, session);
}

async function* writeJson({ outline, readSessions }: ProjectReader): Content {
  const writer = new ProjectJsonWriter(outline);
  yield writer.writeHead();
  for await (const { interview, session } of readSessions()) yield writer.writeSession(interview, session);
  yield writer.writeEnd();
}

async function* listTranscripts(
  { outline, readSessions }: ProjectReader,
  ending: "txt" | "vtt",
): AsyncGenerator<ZipFile> {
  const encoder = new TextEncoder();
  const findPath = makeTranscriptPaths(ending);
  const write = ending === "txt" ? writeTranscriptText : writeTranscriptVtt;
  for await (const { interview, session: given } of readSessions()) {
    const session = outline.personalData ? given : withoutPersonalSession(given);
    yield { path: findPath(interview, session), bytes: encoder.encode(write(interview, session)) };
  }
}

function zipOf({ outline }: ProjectReader, files: Iterable<ZipFile> | AsyncIterable<ZipFile>): Content {
  return zipFiles(files, new Date(outline.exportedAt));
}

/** Read twice: first what people marked, which gives the codes, then the words. */
async function* listProjectFiles(reader: ProjectReader): AsyncGenerator<ZipFile> {
  const writer = new QdpxWriter(await readExportProject(reader, keepMarkedTurns));
  for await (const { interview, session } of reader.readSessions()) {
    yield* writer.writeSession(interview, session);
    for (const { path, sound } of writer.listSounds(session))
      yield { path, bytes: await reader.readSound(sound) };
  }
  yield writer.writeProject();
}

async function* writeCodebook(reader: ProjectReader): Content {
  const project = await readExportProject(reader, keepMarkedTurns);
  yield writeQdc(project) ?? writeEmptyQdc(project);
}

async function* writeCodebookTable(reader: ProjectReader): Content {
  yield writeCodebookCsv(await readExportProject(reader, keepMarkedTurns));
}

async function* writeMarkdownReport(reader: ProjectReader): Content {
  yield writeMarkdown(makeReportBlocks(await readExportProject(reader, keepMarkedTurns)));
}

async function* writeWordReport(reader: ProjectReader): Content {
  const project = await readExportProject(reader, keepMarkedTurns);
  const { makeDocx } = await import("../../files/docx-file.ts");
  yield await makeDocx(makeReportBlocks(project), { title: project.name });
}

const csv = "text/csv; charset=utf-8";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Browsers unpack what is called a zip by its type, so a .qdpx is not. */
export const formatFiles: Record<ExportFormat, FormatFile> = {
  qdpx: {
    ending: ".qdpx",
    contentType: "application/octet-stream",
    write: (reader) => zipOf(reader, listProjectFiles(reader)),
  },
  qdc: { ending: ".qdc", contentType: "application/xml; charset=utf-8", write: writeCodebook },
  "csv-wide": { ending: " sessions.csv", contentType: csv, write: writeSessionsTable },
  "csv-long": { ending: " messages.csv", contentType: csv, write: writeTurnsTable },
  json: { ending: ".json", contentType: "application/json; charset=utf-8", write: writeJson },
  md: { ending: " report.md", contentType: "text/markdown; charset=utf-8", write: writeMarkdownReport },
  docx: { ending: " report.docx", contentType: word, write: writeWordReport },
  codebook: { ending: " codebook.csv", contentType: csv, write: writeCodebookTable },
  txt: {
    ending: " transcripts.zip",
    contentType: "application/zip",
    write: (reader) => zipOf(reader, listTranscripts(reader, "txt")),
  },
  vtt: {
    ending: " subtitles.zip",
    contentType: "application/zip",
    write: (reader) => zipOf(reader, listTranscripts(reader, "vtt")),
  },
};
