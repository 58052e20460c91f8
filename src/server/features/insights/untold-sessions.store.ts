import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isAnalysedSessionSql } from "../../db/analysed-words.ts";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { consentTexts, guides, interviews, projects } from "../../db/study-schema.ts";

/** A provider, and the sentences of consent texts that name it. */
export interface NamedProvider {
  name: string;
  notices: string[];
}

/** True where the frozen consent names the provider; before it was frozen, where the text that was shown does. */
function isToldSql({ name, notices }: NamedProvider): SQL {
  const promised = sql`${guides.guide}->'promised'`;
  const named = notices.map((notice) => sql`position(${notice} in ${consentTexts.body}) > 0`);
  return sql`case when ${promised} is null then ${sql.join(named, sql` or `)}
    else coalesce(${promised}->>'aiProvider' = ${name}, false) end`;
}

/** All of an interview's sessions, or these. */
export type UntoldOf = { interviewId: string } | { sessionIds: string[] };

/** Finished sessions whose participants weren't told about the provider; none of a sample, which nobody spoke in. */
export async function listUntold(db: Database, of: UntoldOf, provider: NamedProvider): Promise<string[]> {
  const rows = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(guides, eq(guides.id, sessions.guideId))
    .innerJoin(consentTexts, eq(consentTexts.hash, sessions.consentTextHash))
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        "interviewId" in of ? eq(sessions.interviewId, of.interviewId) : inArray(sessions.id, of.sessionIds),
        isAnalysedSessionSql(),
        eq(projects.sample, false),
        sql`not (${isToldSql(provider)})`,
      ),
    );
  return rows.map(({ id }) => id);
}
