import { writeCsv } from "../csv.ts";
import type { ExportProject } from "../export-project.ts";
import { makeCodebook } from "./codebook.ts";
import { withoutPersonalData } from "./personal-data.ts";

/**
 * The codebook with a row a code. Taguette reads the columns "tag" and "description" wherever they stand, but takes
 * the byte order mark for a part of the first header, so another column is the first.
 */
export function writeCodebookCsv(given: ExportProject): string {
  const { entries, codings } = makeCodebook(withoutPersonalData(given));
  const uses = new Map<string, number>();
  for (const { codeId } of codings) {
    if (codeId !== null) uses.set(codeId, (uses.get(codeId) ?? 0) + 1);
  }
  const names = new Map(entries.map((entry) => [entry.id, entry.name]));
  const rows = entries
    .filter((entry) => entry.isCodable)
    .map((entry) => [
      names.get(entry.parentId ?? "") ?? "",
      entry.name,
      entry.description,
      uses.get(entry.id) ?? 0,
    ]);
  return writeCsv(["category", "tag", "description", "uses"], rows);
}
