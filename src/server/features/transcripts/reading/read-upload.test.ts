import { expect, test } from "vitest";
import { ownReading } from "../../../files/file-reader.ts";
import { makeDocx } from "../../interviews/upload/files-for-tests.ts";
import { talk } from "../upload-for-tests.ts";
import { isRefusal, readUploadedImport, readUploadedTranscripts } from "./read-upload.ts";

const files = ["a.txt", "b.txt"].map((name) => ({ name, bytes: Buffer.from(talk) }));

test("files for which there is no time left are refused by name", async () => {
  const errors: string[] = [];
  for await (const { outcome } of readUploadedTranscripts(files, ownReading, -1)) {
    if (isRefusal(outcome)) errors.push(outcome.error);
  }
  expect(errors).toEqual([
    "a.txt was not read: the files before it took too long. Please upload it again.",
    "b.txt was not read: the files before it took too long. Please upload it again.",
  ]);
});

test("a transcript in any kind of file can be imported, with no codes", async () => {
  const reading = await readUploadedImport(
    { name: "talk.docx", bytes: makeDocx(talk.split("\n")) },
    ownReading,
    new Date(0),
  );
  expect(isRefusal(reading) ? reading.error : [reading.sources.length, reading.codes]).toEqual([1, 0]);
});
