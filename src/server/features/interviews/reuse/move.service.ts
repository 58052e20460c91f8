import { AppError, invalidFields } from "../../../app-error.ts";
import type { Deps } from "../../../deps.ts";
import { takePlacesBack } from "../../billing/limits.service.ts";
import { inPlanOf } from "../../billing/plan-of-another.service.ts";
import { ownProject } from "../../projects/projects.service.ts";
import { ownInterview } from "../interviews.service.ts";
import { type Move, moveRows } from "./move.store.ts";

/**
 * Moves an interview with all that is in it. Only the owner of its project may: what participants said may come to
 * another owner. That owner's plan needs a place for it, and gets copies of forms that belong to the old one.
 */
export async function moveInterview(
  deps: Pick<Deps, "db" | "newId" | "config">,
  of: { accountId: string; id: string },
  projectId: string,
): Promise<void> {
  const interview = await ownInterview(deps.db, of.accountId, of.id, "edit");
  if (projectId === interview.projectId) return;
  await ownInterview(deps.db, of.accountId, of.id, "own");
  const target = await ownProject(deps.db, of.accountId, projectId, "edit");
  const { project } = interview;
  if (project.sample && interview.createdAt.getTime() === project.createdAt.getTime()) {
    throw invalidFields({ projectId: "The sample interview stays in its project. Duplicate it instead." });
  }
  if (interview.interviewType === "oneOff" && target.ownerId !== project.ownerId) {
    throw invalidFields({
      projectId:
        "A single interview that was bought stays with its owner. Duplicate it or export it instead.",
    });
  }
  const move: Move = { ...of, from: project, to: target };
  const moved = await deps.db.orm.transaction((tx) =>
    inPlanOf(tx, { ownerId: target.ownerId, actorId: of.accountId }, () =>
      takePlacesBack(tx, deps, target.ownerId, () => moveRows(tx, deps, move)),
    ),
  );
  if (moved === "entangled") {
    throw invalidFields({
      projectId:
        "The findings of this interview quote transcripts of its project. Generate them from its sessions alone, then move it.",
    });
  }
  if (moved === "gone") throw new AppError("interview_not_found");
  if (moved === "busy") {
    throw new AppError("insights_running", {
      error: "This interview is being analysed or rehearsed. Move it once that's done.",
    });
  }
}
