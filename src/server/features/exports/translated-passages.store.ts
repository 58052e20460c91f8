import { and, asc, eq, inArray } from "drizzle-orm";
import type { ExportTranslation } from "#analysis/formats/export-project.ts";
import type { Database } from "../../db/database.ts";
import { turns } from "../../db/schema.ts";
import { translations } from "../../db/translation-schema.ts";

/** The passages of these sessions that were translated, by the turns' ids, in the order of their words. */
export async function listTranslatedPassages(
  db: Database,
  sessionIds: string[],
): Promise<Map<string, ExportTranslation[]>> {
  const rows = await db.orm
    .select({
      turnId: turns.id,
      start: translations.start,
      end: translations.end,
      language: translations.language,
      text: translations.text,
      madeBy: translations.madeBy,
    })
    .from(translations)
    .innerJoin(turns, and(eq(turns.sessionId, translations.sessionId), eq(turns.seq, translations.seq)))
    .where(inArray(translations.sessionId, sessionIds))
    .orderBy(asc(translations.start), asc(translations.end), asc(translations.language));
  const byTurn = Map.groupBy(rows, ({ turnId }) => turnId);
  return new Map(
    [...byTurn].map(([turnId, passages]) => [
      turnId,
      passages.map(({ turnId: _, madeBy, ...passage }) => ({ ...passage, by: nameTranslator(madeBy) })),
    ]),
  );
}

/** As it's stored: "server", or "model:" and its name. No person translates here. */
function nameTranslator(madeBy: string): string {
  return madeBy === "server" ? "machine: translation server" : `machine: ${madeBy.replace(/^model:/, "")}`;
}
