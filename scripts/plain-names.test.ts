import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** Names that read as if translated, with the ones to write instead. */
const translated = [
  { pattern: /\b(?:most|longest)[A-Z]\w*/g, instead: "maxX" },
  { pattern: /\b(?:fewest|least)[A-Z]\w*/g, instead: "minX" },
  { pattern: /\busual[A-Z]\w*/g, instead: "defaultX" },
  { pattern: /\btell[A-Z]\w*/g, instead: "formatX or describeX" },
  { pattern: /\bforget[A-Z]\w*/g, instead: "deleteX or removeX" },
  { pattern: /\b(?:mayGoOn|goOn(?=\()|giveBack)/g, instead: "canContinue, advance, release" },
];

async function listCode(): Promise<string[]> {
  const folders = ["src", "scripts", "tests", "lab", "bench"];
  const files = await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true })));
  return files
    .flatMap((names, at) => names.map((name) => join(folders[at] ?? "", name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("plain-names"));
}

test("no name in the code reads as if it was translated", async () => {
  const found = [];
  for (const file of await listCode()) {
    const text = await readFile(join(root, file), "utf8");
    for (const { pattern, instead } of translated) {
      for (const [name] of text.matchAll(pattern)) found.push(`${file}: ${name}, better ${instead}`);
    }
  }
  expect(found).toEqual([]);
});
