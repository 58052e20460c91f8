import type { DeletedThing } from "#contract/projects.ts";
import type { Deps } from "../../deps.ts";
import { listRestorableForms } from "../forms/own-forms.service.ts";
import { listRestorableInterviews } from "../interviews/interviews.service.ts";
import { listRestorablePersonas } from "../personas/personas.service.ts";
import { listRestorablePractice } from "../practice/practice.service.ts";
import { listRestorableProjects } from "../projects/projects.service.ts";
import { listRestorableSessions } from "../session-reading/session-deletion.service.ts";
import { listRestorableSources } from "../transcripts/source-deletion.service.ts";

/** What the account can still restore, the last deleted first. What went with its project comes back with it. */
export async function listDeleted(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
): Promise<DeletedThing[]> {
  const [projects, interviews, personas, sessions, sources, forms, practice] = await Promise.all([
    listRestorableProjects(deps, accountId),
    listRestorableInterviews(deps, accountId),
    listRestorablePersonas(deps, accountId),
    listRestorableSessions(deps, accountId),
    listRestorableSources(deps, accountId),
    listRestorableForms(deps, accountId),
    listRestorablePractice(deps, accountId),
  ]);
  return [
    ...projects.flatMap((row) => toDeleted("project", row)),
    ...interviews.flatMap((row) => toDeleted("interview", row)),
    ...personas.flatMap((row) =>
      toDeleted("persona", { ...row, name: row.content.name, interviewId: row.interviewId }),
    ),
    ...sessions.flatMap((row) => toDeleted("session", row)),
    ...sources.flatMap((row) => toDeleted(row.kind, row)),
    ...forms.flatMap((row) => toDeleted("form", row)),
    ...practice.flatMap((row) => toDeleted("practice", row)),
  ].sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
}

interface DeletedRow {
  id: string;
  name: string;
  deletedAt: Date | null;
  interviewId?: string | null;
}

function toDeleted(kind: DeletedThing["kind"], row: DeletedRow): DeletedThing[] {
  const { id, name, deletedAt, interviewId = null } = row;
  return deletedAt === null ? [] : [{ kind, _id: id, name, deletedAt: deletedAt.toISOString(), interviewId }];
}
