import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZipFile, zipFiles } from "./zip-stream.ts";

async function zip(files: ZipFile[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles(files, new Date("2026-05-01T10:00:00Z"))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test("files of any size and name are packed and come out as they were", async () => {
  const texts = { "empty.txt": "", "bees 🐝/P-01.txt": "Winter.\n".repeat(50_000), "x.txt": "x" };
  const encoder = new TextEncoder();
  const packed = await zip(
    Object.entries(texts).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
  );
  expect(packed.length).toBeLessThan(5_000);
  const unpacked = Object.entries(unzipSync(packed)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(Object.fromEntries(unpacked)).toEqual(texts);
});

test("a zip of nothing can be opened", async () => {
  expect(unzipSync(await zip([]))).toEqual({});
});
