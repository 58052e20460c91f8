import { answerFiles } from "../../../files/answer-files.ts";
import { readTranscriptsOf } from "./read-transcripts.ts";
import type { ReadingTask } from "./read-upload.ts";

answerFiles<ReadingTask>(async ({ name, importedAt }, bytes) => {
  if (importedAt === undefined) return readTranscriptsOf(name, bytes);
  // Most uploads are transcripts, which need none of it.
  const { readImport } = await import("./read-import.ts");
  return readImport(name, bytes, importedAt);
});
