import { type SQL, sql } from "drizzle-orm";
import { members } from "./account-schema.ts";
import { projects } from "./study-schema.ts";

/** What somebody may do with a project and all that is in it; each right holds those before it. */
export type Right = "view" | "edit" | "own";

/** The right of an account to the project of a row; null where it has none. */
export function rightOf(accountId: string): SQL<Right | null> {
  return sql<Right | null>`case when ${projects}.owner_id = ${accountId} then 'own' else (
    select case m.role when 'editor' then 'edit' else 'view' end from ${members} m
    where m.project_id = ${projects}.id and m.user_id = ${accountId} order by m.role limit 1) end`;
}

/** Whether an account has a right to the project of a row: for statements that find one row by its id. */
export function mayAccess(accountId: string, right: Right): SQL {
  const isOwner = sql`${projects}.owner_id = ${accountId}`;
  if (right === "own") return isOwner;
  const role = right === "edit" ? sql`and m.role = 'editor'` : sql``;
  return sql`(${isOwner} or exists (select 1 from ${members} m
    where m.project_id = ${projects}.id and m.user_id = ${accountId} ${role}))`;
}

/** The ids of all projects that an account may view, deleted ones too: for lists, which an index then serves. */
export function viewableProjectIds(accountId: string): SQL {
  return sql`array(select p.id from ${projects} p where p.owner_id = ${accountId}
    union all select m.project_id from ${members} m where m.user_id = ${accountId})`;
}
