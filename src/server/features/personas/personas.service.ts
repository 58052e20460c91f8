import { listLeaves } from "#analysis/frameworks/leaves.ts";
import { restoreDays } from "#contract/limits.ts";
import type { SavedFramework } from "#contract/personas.ts";
import { AppError } from "../../app-error.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Database } from "../../db/database.ts";
import { listDeletedAmong } from "../../db/left-out.ts";
import type { Deps } from "../../deps.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { undoLimit } from "../projects/projects.service.ts";
import { toSaved } from "./persona-view.ts";
import * as store from "./personas.store.ts";
import { removeFromPersonas, withoutSource } from "./remove-from-personas.ts";

type Of = { accountId: string; id: string };

export async function listInterviewPersonas(
  db: Database,
  accountId: string,
  interviewId: string,
): Promise<SavedFramework[]> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  return show(db, await store.listInterviewPersonas(db, interview.id));
}

export async function listOwnPersonas(db: Database, accountId: string): Promise<SavedFramework[]> {
  return show(db, await store.listPersonas(db, accountId));
}

/** Not there, deleted and somebody else's are one answer. */
export async function getPersona(db: Database, of: Of): Promise<SavedFramework> {
  const [shown] = await show(db, [orNotFound(await store.findPersona(db, of))]);
  if (!shown) throw new AppError("persona_not_found");
  return shown;
}

/** Without the words of deleted sources; one that has no line left is not shown until they are restored. */
async function show(db: Database, rows: store.ShownPersona[]): Promise<SavedFramework[]> {
  const sourcesOf = ({ persona }: store.ShownPersona) =>
    listLeaves(persona.content)
      .flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId))
      .concat(persona.transcriptIds);
  const deleted = await listDeletedAmong(db.orm, [...new Set(rows.flatMap(sourcesOf))]);
  if (deleted.size === 0) return rows.map(toSaved);
  return rows.flatMap(({ persona, healthStudy }) => {
    const content = [...deleted].reduce(withoutSource, persona.content);
    const isEmpty = content !== persona.content && listLeaves(content).length === 0;
    const transcriptIds = persona.transcriptIds.filter((id) => !deleted.has(id));
    return isEmpty ? [] : [toSaved({ persona: { ...persona, content, transcriptIds }, healthStudy })];
  });
}

function orNotFound(row: store.SeenPersona | undefined): store.SeenPersona {
  if (!row) throw new AppError("persona_not_found");
  return row;
}

export async function renamePersona(db: Database, of: Of, name: string): Promise<SavedFramework> {
  requireRight(orNotFound(await store.findPersona(db, of)).right, "edit");
  if (!(await store.renamePersona(db, of.id, name))) throw new AppError("persona_not_found");
  return getPersona(db, of);
}

export async function deletePersona(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<void> {
  requireRight(orNotFound(await store.findPersona(deps.db, of)).right, "edit");
  if (!(await store.deletePersona(deps.db, of.id, deps.clock()))) throw new AppError("persona_not_found");
}

export async function restorePersona(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<SavedFramework> {
  const since = undoLimit(deps);
  requireRight(orNotFound(await store.findPersona(deps.db, of, since)).right, "edit");
  if (!(await store.undeletePersona(deps.db, of.id, since))) throw new AppError("persona_not_found");
  return getPersona(deps.db, of);
}

/** Personas and the like that the account may restore. */
export async function listRestorablePersonas(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
): Promise<store.PersonaRow[]> {
  const seen = await store.listDeletedPersonas(deps.db, accountId, undoLimit(deps));
  return seen.filter(({ right }) => right !== "view").map(({ persona }) => persona);
}

/**
 * What is past restoring goes, and with transcripts that are gone, as with their project, their words go
 * too. Called by the housekeeping.
 */
export async function purgeDeletedPersonas(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteForGood(deps.db, restoreDays);
  for (const id of await store.listGoneTranscripts(deps.db)) {
    await deps.db.orm.transaction((tx) => removeFromPersonas(tx, { id, interviewIds: [] }));
  }
}
