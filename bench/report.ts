import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = join(import.meta.dirname, "reports");

/** Prints a benchmark's report and saves it in bench/reports, replacing that benchmark's last one. */
export async function writeReport(title: string, body: string): Promise<void> {
  process.stdout.write(`\n# ${title}\n\n${body}\n`);
  const name = title
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.md`), `# ${title}\n\n${body}\n`);
}
