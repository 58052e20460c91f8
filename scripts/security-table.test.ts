import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const upTo = (prefix: string, last: number) => Array.from({ length: last }, (_, at) => `${prefix}${at + 1}`);
/** D2 is H-2; the review gave no D15 and no D20. */
const numbers = [
  ...[...upTo("H-", 5), ...upTo("M-", 6), ...upTo("L-", 13)],
  ...upTo("D", 21).filter((number) => !["D2", "D15", "D20"].includes(number)),
];

async function listRows(): Promise<{ number: string; answer: string }[]> {
  const text = await readFile(join(root, "docs", "security.md"), "utf8");
  return [...text.matchAll(/^\| ([HMLD]-?\d+) \| .* \| (.*) \|$/gm)].map(([, number = "", answer = ""]) => ({
    number,
    answer,
  }));
}

function fileOf(path: string): string {
  return join(root, /^(src|tests|lab)\//.test(path) ? path : join("src", "server", path));
}

test("each finding of the review is refused with a reason, or has tests that are named after it", async () => {
  const rows = await listRows();
  expect([...new Set(rows.map(({ number }) => number))].sort()).toEqual([...numbers].sort());
  const missing: string[] = [];
  for (const { number, answer } of rows) {
    if (/^refused: \S/.test(answer)) continue;
    const files = [...answer.matchAll(/`(\S+\.(?:test|spec|lab)\.ts)`/g)].map(([, path = ""]) => path);
    if (files.length === 0) missing.push(`${number}: no test`);
    for (const path of files) {
      const text = await readFile(fileOf(path), "utf8");
      const isNamed = new RegExp(
        `(?:^\\s*|\\b(?:test|describe)(?:\\.each)?\\()\\[?["\`][^"\`\\n]*\\b${number}\\b`,
        "m",
      );
      if (!isNamed.test(text)) missing.push(`${number}: ${path}`);
    }
  }
  expect(missing).toEqual([]);
});
