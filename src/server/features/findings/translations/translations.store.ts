import { and, eq, inArray, sql } from "drizzle-orm";
import type { Place } from "#analysis/certainty/finding-traces.ts";
import type { Database } from "../../../db/database.ts";
import { sessions, turns } from "../../../db/schema.ts";
import { guides, interviews } from "../../../db/study-schema.ts";
import { translations } from "../../../db/translation-schema.ts";

/** The language that an interview's findings are to be in; its own, unless another was chosen. */
const analysisLanguageSql = sql<string>`coalesce(${interviews.settings}->>'analysisLanguage', ${interviews.settings}->>'language')`;

export interface StoredTranslation extends Place {
  language: string;
  text: string;
}

/** Those into the interview's language of analysis, by the places of their originals. */
export function listTranslations(db: Database, interviewId: string): Promise<StoredTranslation[]> {
  return db.orm
    .select({
      sourceId: translations.sessionId,
      messageId: turns.id,
      start: translations.start,
      end: translations.end,
      language: translations.language,
      text: translations.text,
    })
    .from(translations)
    .innerJoin(turns, and(eq(turns.sessionId, translations.sessionId), eq(turns.seq, translations.seq)))
    .innerJoin(sessions, eq(sessions.id, translations.sessionId))
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .where(and(eq(interviews.id, interviewId), eq(translations.language, analysisLanguageSql)));
}

export interface SpokenSession {
  language: string;
  /** The company that the participant was told translates; null where none was named. */
  promisedTranslator: string | null;
}

export async function readSessions(db: Database, ids: string[]): Promise<Map<string, SpokenSession>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({
      id: sessions.id,
      language: sessions.language,
      promisedTranslator: sql<string | null>`${guides.guide}->'promised'->>'translator'`,
    })
    .from(sessions)
    .innerJoin(guides, eq(guides.id, sessions.guideId))
    .where(inArray(sessions.id, ids));
  return new Map(rows.map(({ id, ...session }) => [id, session]));
}

/** Kept once for each passage; nothing is kept where the words have gone meanwhile. */
export async function keepTranslations(
  db: Database,
  made: readonly StoredTranslation[],
  madeBy: string,
): Promise<void> {
  for (const { sourceId, messageId, start, end, language, text } of made) {
    await db.orm.execute(sql`
      insert into ${translations} (session_id, seq, start_at, end_at, language, project_id, text, made_by)
      select t.session_id, t.seq, ${start}, ${end}, ${language}, t.project_id, ${text}, ${madeBy}
      from turns t where t.session_id = ${sourceId} and t.id = ${messageId}
      on conflict do nothing`);
  }
}
