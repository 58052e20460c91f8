import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSpooledFile } from "./spooled-file.ts";

test("M-2 a waiting file is on the disk and not in memory", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "askwell-spool-"));
  try {
    const chunk = Buffer.alloc(1024 * 1024, "a");
    const before = process.memoryUsage().arrayBuffers;
    const files = await Promise.all(Array.from({ length: 8 }, () => openSpooledFile(dataDir)));
    for (const file of files) for (let written = 0; written < 10; written++) await file.write(chunk);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * 1024 * 1024);
    const [first] = files;
    await first?.write(Buffer.from("end"));
    const bytes = (await first?.read()) ?? Buffer.alloc(0);
    expect([bytes.length, bytes.subarray(-4).toString()]).toEqual([10 * 1024 * 1024 + 3, "aend"]);
    for (const file of files) await file.release();
    expect(await readdir(join(dataDir, "uploads"))).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
