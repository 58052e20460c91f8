import { ApiError } from "#web/api/api-error.ts";
import { useRestoreProject } from "../../queries/projects.ts";
import { useStoredDraft } from "../../script/stored-draft.ts";
import { useUser } from "../../session/use-user.ts";
import {
  type DeletedProject,
  deletedProjectsKey,
  listRestorable,
  readDeletedProjects,
  withDeleted,
  withoutDeleted,
} from "./deleted-projects.ts";

/** The projects that this person deleted in this browser, and the way to have one back. */
export function useDeletedProjects() {
  const restore = useRestoreProject();
  const { value, change } = useStoredDraft<DeletedProject[]>({
    key: deletedProjectsKey(useUser()?._id ?? ""),
    initial: [],
    read: readDeletedProjects,
  });
  const bringBack = async (id: string) => {
    // First, so that the list of projects, once refreshed, does not offer it again.
    change(withoutDeleted(value, id));
    try {
      await restore.mutateAsync(id);
    } catch (error) {
      // A 404 is gone for good or back already; anything else may be tried again.
      if (!(error instanceof ApiError && error.status === 404)) change(value);
      throw error;
    }
  };
  return {
    restorable: listRestorable(value, Date.now()),
    add: (project: { _id: string; name: string }) =>
      change(withDeleted(value, { id: project._id, name: project.name, deletedAt: Date.now() })),
    bringBack,
    restoring: restore.isPending,
  };
}
