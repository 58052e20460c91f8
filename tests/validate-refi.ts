import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFolder } from "./study-data.ts";

const schemas = join(dataFolder, "refi-qda");

/** Why REFI-QDA documents can't be validated here; empty where they can, and where CI must have had xmllint. */
export function findMissingChecker(): string {
  if (!existsSync(schemas)) return "the published schemas are not beside the repository";
  if (process.env.CI === "true") return "";
  return spawnSync("xmllint", ["--version"]).error ? "xmllint (libxml2-utils) is not installed" : "";
}

/** What xmllint says of a document; empty when it is valid. */
export function validateRefi(text: string, schema: "refi-project-1.0.xsd" | "refi-codebook-1.0.xsd"): string {
  const work = mkdtempSync(join(tmpdir(), "refi-"));
  try {
    const file = join(work, "document.xml");
    writeFileSync(file, text);
    const run = spawnSync("xmllint", ["--noout", "--nonet", "--schema", join(schemas, schema), file], {
      encoding: "utf8",
    });
    return run.status === 0 ? "" : (run.error?.message ?? run.stderr);
  } finally {
    rmSync(work, { recursive: true });
  }
}
