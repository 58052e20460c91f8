import { expect, it } from "vitest";
import { maxCount, maxMegabytes, toBytes } from "#contract/limits.ts";
import { batchFiles, sortByKnown } from "./upload-files.ts";

function file(name: string, size = 100) {
  return { name, size };
}

it("a file that was uploaded before is told apart by its name, whatever its case", () => {
  const { known, fresh } = sortByKnown([file("A.txt"), file("b.txt")], [{ fileName: "a.TXT" }]);
  expect(known.map((one) => one.name)).toEqual(["A.txt"]);
  expect(fresh.map((one) => one.name)).toEqual(["b.txt"]);
});

it("more files than one request takes are sent in several, each file once", () => {
  const files = Array.from({ length: maxCount.transcriptFiles * 2 + 1 }, (_, index) => file(`${index}.txt`));
  const batches = batchFiles(files);
  expect(batches.map((batch) => batch.length)).toEqual([
    maxCount.transcriptFiles,
    maxCount.transcriptFiles,
    1,
  ]);
  expect(batches.flat()).toEqual(files);
});

it("large files are spread so that no request is too large", () => {
  const large = Math.ceil(toBytes(maxMegabytes.transcripts) / 3);
  const batches = batchFiles([file("a", large), file("b", large), file("c", large), file("d", large)]);
  expect(batches.map((batch) => batch.length)).toEqual([2, 2]);
});

it("no files make no request", () => {
  expect(batchFiles([])).toEqual([]);
});
