import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { transcriptEndings } from "#analysis/formats/transcripts/read-transcript.ts";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { FinishedTranscript } from "#server/features/transcripts/reading/finish-transcript.service.ts";
import { isRefusal, readUploadedTranscripts } from "#server/features/transcripts/reading/read-upload.ts";
import { ownReading } from "#server/files/file-reader.ts";

/** A transcript that was read, and the file it is from. */
export interface ReadTranscript {
  fileName: string;
  transcript: FinishedTranscript;
}

function describeFailure(path: string, error: unknown): string {
  const code = (error as { code?: string }).code;
  if (code === "ENOENT") return `${path} doesn't exist.`;
  if (code === "EACCES") return `This user isn't allowed to read ${path}.`;
  return `${path} could not be read.`;
}

const endings = new Set(transcriptEndings);

/** The files of a folder that may be transcripts, by name; other paths as they are. */
async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => endings.has(extname(name).toLowerCase()));
  return names.toSorted().map((name) => join(path, name));
}

async function loadFile(path: string): Promise<{ name: string; bytes: Buffer } | { problem: string }> {
  const { size } = await stat(path);
  if (size > toBytes(maxMegabytes.transcripts))
    return { problem: `${path} is larger than ${maxMegabytes.transcripts} MB, too large for a transcript.` };
  return { name: basename(path), bytes: await readFile(path) };
}

/** The transcripts in these files and folders, and a sentence for each file that could not be read. */
export async function readFiles(
  paths: string[],
): Promise<{ transcripts: ReadTranscript[]; problems: string[] }> {
  const problems: string[] = [];
  const transcripts: ReadTranscript[] = [];
  const files: string[] = [];
  for (const path of paths) {
    try {
      const found = await listFiles(path);
      if (found.length === 0) problems.push(`${path} contains no transcripts.`);
      files.push(...found);
    } catch (error) {
      problems.push(describeFailure(path, error));
    }
  }
  for (const path of files) {
    try {
      const file = await loadFile(path);
      if ("problem" in file) {
        problems.push(file.problem);
        continue;
      }
      // One at a time, so that a folder of recordings' length need not be in memory together.
      for await (const { outcome } of readUploadedTranscripts([file], ownReading)) {
        if (isRefusal(outcome)) problems.push(outcome.error);
        else
          transcripts.push(...outcome.transcripts.map((transcript) => ({ fileName: file.name, transcript })));
      }
    } catch (error) {
      problems.push(describeFailure(path, error));
    }
  }
  return { transcripts, problems };
}
