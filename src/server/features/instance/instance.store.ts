import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** Throws when the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.orm.execute(sql`select 1`);
}

/** Takes a megabyte of the disk for a moment; throws when it has none. */
export async function takeRoom(db: Database): Promise<void> {
  await db.orm.execute(
    sql`create temp table room on commit drop as select repeat(md5(n::text), 60) from generate_series(1, 512) n`,
  );
}
