import { expect, test } from "vitest";
import { isRefusal, readUploadedTranscripts } from "#server/features/transcripts/reading/read-upload.ts";
import { talk } from "#server/features/transcripts/upload-for-tests.ts";
import { ownReading } from "#server/files/file-reader.ts";

test("a file that exhausts its reader ends that reading alone", async () => {
  const good = { name: "a.txt", bytes: Buffer.from(talk) };
  // A million lines of one letter each fill the memory that a reading may have.
  const heavy = { name: "heavy.txt", bytes: Buffer.alloc(2 * 1024 * 1024 - 1, "\nx\n") };
  const outcomes: string[] = [];
  // A busy machine fills the memory slowly, and the second file has its time all the same.
  for await (const { file, outcome } of readUploadedTranscripts([heavy, good], ownReading, 80)) {
    outcomes.push(`${file.name} ${isRefusal(outcome) ? "refused" : outcome.transcripts.length}`);
  }
  expect(outcomes).toEqual(["heavy.txt refused", "a.txt 1"]);
});
