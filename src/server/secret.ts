import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret of this installation: made once, kept in the data directory for its owner's eyes only. */
export async function loadSecret(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, "secret.key");
  await mkdir(dataDir, { recursive: true });
  try {
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(randomBytes(32).toString("base64url"));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readSecret(path);
}

/** Another process may have made the file a moment ago and not have written it yet. */
async function readSecret(path: string): Promise<Uint8Array> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const secret = Buffer.from((await readFile(path, "utf8")).trim(), "base64url");
    if (secret.length >= 32) return secret;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(
    `The secret in ${path} is damaged. Put secret.key back from your backup. If it is lost, remove the file and start once with SECRET_REPLACED=on: everybody has to log in again then, and the e-mail addresses of claims can no longer be read.`,
  );
}
