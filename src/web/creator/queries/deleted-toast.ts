import type { DeletedThing } from "#contract/projects.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useRestore } from "./deleted.ts";

type JustDeleted = Pick<DeletedThing, "kind" | "_id" | "name">;

/** Says that something is deleted, with ten seconds to take it back; its screen may be gone by then. */
export function useUndoToast() {
  const restore = useRestore();
  const undo = async (thing: JustDeleted) => {
    try {
      await restore.mutateAsync({ ...thing, interviewId: null });
      showToast(`“${thing.name}” is back.`);
    } catch (error) {
      showToast(errorText(error, "Couldn't undo that. Look under Recently deleted on the Projects page."));
    }
  };
  return (message: string, thing: JustDeleted) => showUndoToast(message, () => void undo(thing));
}
