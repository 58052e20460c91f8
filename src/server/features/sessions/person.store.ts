import { eq, sql } from "drizzle-orm";
import type { FormAnswers } from "#contract/forms.ts";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";

/** What conditions of the script may ask of a person; the answers to the form before the interview, once given. */
export async function findPerson(db: Database, sessionId: string) {
  const [row] = await db.orm
    .select({
      ageRange: sessions.ageRange,
      country: sessions.country,
      town: sessions.town,
      occupation: sessions.occupation,
      hiddenFields: sessions.hiddenFields,
      concept: sessions.concept,
      drawSeed: sessions.drawSeed,
      form: sql<FormAnswers | null>`(select given.answers from form_answers given
        join guides begun on begun.id = sessions.guide_id
        where given.session_id = sessions.id and given.form_id = begun.guide #>> '{forms,pre}')`,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row;
}
