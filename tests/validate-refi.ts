import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listRefiFaults, type RefiKind } from "./refi-rules.ts";
import { dataFolder } from "./study-data.ts";

const schemas = join(dataFolder, "refi-qda");

/** On CI xmllint must be there where the schemas are. */
function findMissing(): string {
  if (!existsSync(schemas)) return "the published schemas are not beside the repository";
  if (process.env.CI === "true") return "";
  return spawnSync("xmllint", ["--version"]).error ? "xmllint (libxml2-utils) is not installed" : "";
}

const missing = findMissing();
if (missing) console.warn(`REFI-QDA exports are checked by our own rules alone: ${missing}.`);

function runXmllint(text: string, schema: string): string[] {
  const work = mkdtempSync(join(tmpdir(), "refi-"));
  try {
    const file = join(work, "document.xml");
    writeFileSync(file, text);
    const run = spawnSync("xmllint", ["--noout", "--nonet", "--schema", join(schemas, schema), file], {
      encoding: "utf8",
    });
    return run.status === 0 ? [] : [run.error?.message ?? run.stderr];
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** What is wrong with a REFI-QDA document, by our own rules and, where they are at hand, by the published schemas. */
export function validateRefi(text: string, kind: RefiKind): { byRules: string[]; bySchema: string[] } {
  const bySchema = missing ? [] : runXmllint(text, `refi-${kind}-1.0.xsd`);
  return { byRules: listRefiFaults(text, kind), bySchema };
}

export const noFaults = { byRules: [], bySchema: [] };

/** Whether each check that can be made here finds fault. */
export function isRefused(text: string, kind: RefiKind): boolean {
  const { byRules, bySchema } = validateRefi(text, kind);
  return byRules.length > 0 && (missing !== "" || bySchema.length > 0);
}
