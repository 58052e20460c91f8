import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSecret } from "./secret.ts";

test("a damaged secret is refused with all that it takes to start again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "askwell-secret-"));
  try {
    await writeFile(join(folder, "secret.key"), "short");
    // Removing the file alone would be refused at the next start, as the database knows the former secret.
    await expect(loadSecret(folder)).rejects.toThrow(/damaged.*backup.*SECRET_REPLACED=on/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
