import { maxCount, maxMegabytes, toBytes } from "#contract/limits.ts";

/** Kinds of files that are read, as a browser's file picker wants them. */
const transcriptFileTypes = {
  "text/plain": [".txt"],
  "text/markdown": [".md", ".markdown"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "application/pdf": [".pdf"],
  "text/vtt": [".vtt"],
  "application/x-subrip": [".srt"],
  "text/csv": [".csv"],
  "text/tab-separated-values": [".tsv"],
  "application/json": [".json"],
  "text/html": [".html", ".htm"],
};

const kinds = "TXT, MD, DOCX, PDF, VTT, SRT, CSV, TSV, JSON or HTML";

const recordingTypes = {
  "audio/wav": [".wav"],
  "audio/mpeg": [".mp3"],
  "audio/mp4": [".m4a"],
  "audio/x-m4a": [".m4a"],
  "audio/webm": [".webm"],
  "video/webm": [".webm"],
  "audio/ogg": [".ogg", ".oga", ".opus"],
};

/** What a server takes, and what is said about it: recordings only where it recognises speech. */
export function listFileTypes(recognisesSpeech: boolean) {
  const texts = `${kinds}, up to ${maxMegabytes.transcript} MB each`;
  if (!recognisesSpeech)
    return { accept: transcriptFileTypes, maxMb: maxMegabytes.transcript, hint: texts, kinds };
  return {
    accept: { ...transcriptFileTypes, ...recordingTypes },
    maxMb: maxMegabytes.recording,
    hint: `${texts}; or recordings as WAV, MP3, M4A, WebM or OGG, up to ${maxMegabytes.recording} MB, whose speech is recognised`,
    kinds: `${kinds}, or a WAV, MP3, M4A, WebM or OGG recording`,
  };
}

export interface RefusedFile {
  fileName: string;
  error: string;
}

/** Why the browser itself did not take a file. */
export function refuseFile(
  fileName: string,
  code: string | undefined,
  { maxMb, kinds }: { maxMb: number; kinds: string },
): RefusedFile {
  if (code === "file-too-large") {
    return { fileName, error: `This file is larger than ${maxMb} MB.` };
  }
  return {
    fileName,
    error: `We can't read this kind of file. Please use ${kinds}.`,
  };
}

interface SizedFile {
  name: string;
  size: number;
}

/** Files whose name is among the uploaded ones already, and the others. */
export function sortByKnown<F extends SizedFile>(
  files: readonly F[],
  uploaded: readonly { fileName: string }[],
) {
  const names = new Set(uploaded.map(({ fileName }) => fileName.toLowerCase()));
  const isKnown = (file: F) => names.has(file.name.toLowerCase());
  return { known: files.filter(isKnown), fresh: files.filter((file) => !isKnown(file)) };
}

/** As many requests as it takes for each to stay within what the server accepts at once. */
export function batchFiles<F extends SizedFile>(files: readonly F[]): F[][] {
  const batches: F[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    const isFull =
      !last ||
      last.length === maxCount.transcriptFiles ||
      bytes + file.size > toBytes(maxMegabytes.transcripts);
    if (isFull) {
      batches.push([file]);
      bytes = file.size;
    } else {
      last.push(file);
      bytes += file.size;
    }
  }
  return batches;
}
