import { answerWith } from "../../../files/answer-thread.ts";
import { readTranscriptsOf } from "./read-transcripts.ts";
import type { ReadingTask } from "./read-upload.ts";

answerWith<ReadingTask>(async ({ name, importedAt }, bytes) => {
  if (importedAt === undefined) return readTranscriptsOf(name, bytes);
  // Most uploads are transcripts, which need none of it.
  const { readImport } = await import("./read-import.ts");
  return readImport(name, bytes, importedAt);
});
