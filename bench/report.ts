import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const path = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));

/** Prints a benchmark's report and keeps it in docs/benchmarks.md, in place of that section's last one. */
export async function writeReport(title: string, body: string): Promise<void> {
  process.stdout.write(`\n## ${title}\n\n${body}\n`);
  const page = await readFile(path, "utf8").catch(
    () =>
      "# Benchmarks\n\nThe last run of each. Only ratios within one run mean anything: machines differ and are noisy.\n",
  );
  const sections = page.split(/^(?=## )/m).filter((section) => !section.startsWith(`## ${title}\n`));
  await writeFile(
    path,
    `${[...sections.map((section) => section.trimEnd()), `## ${title}\n\n${body}`].join("\n\n")}\n`,
  );
}
