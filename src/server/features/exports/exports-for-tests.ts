import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { strFromU8, unzipSync } from "fflate";

export interface Download {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** The files of a zip, as text. */
  unzip: () => Map<string, string>;
}

/** A file as a browser would get it, logged in by a bearer token. */
export async function download(url: string, token: string): Promise<Download> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
    unzip: () =>
      new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)])),
  };
}

const schemas = fileURLToPath(new URL("../../../../../shared/data/refi-qda", import.meta.url));

/** Why documents cannot be validated here; empty when they can. */
export function findMissingChecker(): string {
  if (!existsSync(schemas)) return "the REFI-QDA schemas";
  return spawnSync("xmllint", ["--version"]).error ? "xmllint" : "";
}

/** What xmllint says of a document; empty when it is valid. */
export function validate(text: string, schema: "refi-project-1.0.xsd" | "refi-codebook-1.0.xsd"): string {
  const work = mkdtempSync(join(tmpdir(), "export-"));
  try {
    const file = join(work, "document.xml");
    writeFileSync(file, text);
    const run = spawnSync("xmllint", ["--noout", "--nonet", "--schema", join(schemas, schema), file], {
      encoding: "utf8",
    });
    return run.status === 0 ? "" : run.stderr;
  } finally {
    rmSync(work, { recursive: true });
  }
}
