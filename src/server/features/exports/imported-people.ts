import { createHash } from "node:crypto";
import { coderId, coderName } from "#analysis/formats/export/codebook.ts";
import type { ExportPerson } from "#analysis/formats/export-project.ts";

/** Somebody whom an imported project names has no account here; the id does not say the name. */
export function importedPersonId(name: string): string {
  if (name === coderName) return coderId;
  return `imported-${createHash("sha256").update(name).digest("hex").slice(0, 20)}`;
}

/** Those whom imported projects name, beside the coder, who is in every export. */
export function listImportedPeople(names: string[]): ExportPerson[] {
  return names.filter((name) => name !== coderName).map((name) => ({ id: importedPersonId(name), name }));
}
