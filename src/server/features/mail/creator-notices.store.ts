import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";

export async function findInterviewOwner(db: Queryable, interviewId: string) {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      interview: interviews.name,
    })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(interviews.id, interviewId));
  return row;
}
