import { type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/database.ts";

/**
 * Deletes an account with everything that is below it, in one transaction: all or nothing. What the account made in
 * projects of others is theirs and stays with the project's owner. Answers whether there was such an account.
 */
export async function deleteAccountRows(
  db: Database,
  userId: string,
  before: (tx: Queryable) => Promise<void>,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    const found = await tx.execute(sql`select id from users where id = ${userId} for update`);
    if (found.rows.length === 0) return false;
    await before(tx);
    const sessionsHeld = await holdSessions(tx, userId);
    await handOver(tx, userId);
    await tx.execute(sql`
      delete from model_spending where scope in (
        select 'interview:' || i.id from interviews i join projects p on p.id = i.project_id
        where p.owner_id = ${userId})`);
    // Before the account itself: a form cannot go while sessions that answered it stand.
    await tx.execute(sql`delete from projects where owner_id = ${userId}`);
    await tx.execute(sql`delete from users where id = ${userId}`);
    await deleteUnusedTexts(tx, sessionsHeld);
    return true;
  });
}

/**
 * A turn locks its session first and its interview after it; so does this, and the two never wait for each other.
 * Answers with the hashes of the consent texts of these sessions.
 */
async function holdSessions(tx: Queryable, userId: string): Promise<string[]> {
  await tx.execute(sql`
    select s.id from sessions s join interviews i on i.id = s.interview_id join projects p on p.id = i.project_id
    where p.owner_id = ${userId} order by s.id for update of s`);
  const texts = await tx.execute<{ hash: string }>(sql`
    select distinct s.consent_text_hash as hash
    from sessions s join interviews i on i.id = s.interview_id join projects p on p.id = i.project_id
    where p.owner_id = ${userId}`);
  return texts.rows.map((row) => row.hash);
}

/** The projects of others that rows of a table stand in, by project or by interview. */
const placesOfOthers = (userId: string): SQL => sql`
  select p.id as project_id, i.id as interview_id, p.owner_id
  from projects p left join interviews i on i.project_id = p.id where p.owner_id <> ${userId}`;

/** Transcripts, threads, personas, forms and running jobs in others' projects become the owners'. */
async function handOver(tx: Queryable, userId: string): Promise<void> {
  for (const table of [sql`sources`, sql`personas`, sql`jobs`]) {
    await tx.execute(sql`
      update ${table} t set owner_id = place.owner_id from (${placesOfOthers(userId)}) place
      where t.owner_id = ${userId} and (t.interview_id = place.interview_id
        or (t.interview_id is null and t.project_id = place.project_id))`);
  }
  await tx.execute(sql`
    update forms f set owner_id = heir.owner_id from (
      select used.form_id, min(used.owner_id) as owner_id from (
        select a.form_id, p.owner_id from form_answers a join projects p on p.id = a.project_id
        union select i.pre_form_id, p.owner_id from interviews i join projects p on p.id = i.project_id
        union select i.post_form_id, p.owner_id from interviews i join projects p on p.id = i.project_id) used
      where used.owner_id <> ${userId} group by used.form_id) heir
    where f.id = heir.form_id and f.owner_id = ${userId}`);
}

/** Consent texts name organisations and contacts; those that no session holds any more go too. */
async function deleteUnusedTexts(tx: Queryable, hashes: string[]): Promise<void> {
  await tx.execute(sql`
    delete from consent_texts c where c.hash = any(${sql.param(hashes)}::text[])
      and not exists (select 1 from sessions s where s.consent_text_hash = c.hash)`);
}
