import { type SQL, sql } from "drizzle-orm";
import { viewableProjectIds } from "../../db/access.ts";

/** Where a question is looked up. The caller has made sure of the interview or the project. */
export type AskedScope =
  | { interviewId: string; projectId: string }
  | { interviewId: null; projectId: string }
  | { accountId: string };

/** As `o` is the row of `sources`. */
export function isThreadInSql(scope: AskedScope): SQL {
  return sql`(o.kind = 'thread' and ${isOfInterviewsSql(scope, sql`o.interview_id`)})`;
}

/** The transcripts of a project; of everything, also those that the account put in none. */
export function isTranscriptInSql(scope: AskedScope): SQL {
  if ("projectId" in scope) return sql`(o.kind = 'transcript' and o.project_id = ${scope.projectId})`;
  return sql`(o.kind = 'transcript' and (o.project_id = any(${projectIds(scope.accountId)})
    or (o.project_id is null and o.owner_id = ${scope.accountId})))`;
}

/** Whether an interview, by the column with its id, is one of those. */
export function isOfInterviewsSql(scope: AskedScope, id: SQL): SQL {
  if (!("projectId" in scope)) return sql`${id} = any(${interviewIds(projectIds(scope.accountId))})`;
  if (scope.interviewId !== null) return sql`${id} = ${scope.interviewId}`;
  return sql`${id} = any(${interviewIds(sql`array[${scope.projectId}]`)})`;
}

function interviewIds(projects: SQL): SQL {
  return sql`array(select id from interviews where project_id = any(${projects}) and deleted_at is null)`;
}

/** Nobody said what stands in the sample project, so it answers no question about all of one's own. */
function projectIds(accountId: string): SQL {
  return sql`array(select id from projects
    where id = any(${viewableProjectIds(accountId)}) and deleted_at is null and not sample)`;
}
