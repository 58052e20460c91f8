import type { SavedFramework } from "#contract/personas.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useDeletePersona, useRestorePersona } from "../../queries/personas.ts";

/** Deletes a persona at once and offers it back for ten seconds, also on the screen that follows. */
export function usePersonaRemoval() {
  const deletion = useDeletePersona();
  const restoring = useRestorePersona();
  const undo = async (persona: SavedFramework) => {
    try {
      await restoring.mutateAsync(persona);
      showToast(`“${persona.name}” is back.`);
    } catch (error) {
      showToast(errorText(error, `Couldn't restore “${persona.name}”. Please try again.`));
    }
  };
  /** Whether it is gone; when not, `error` says why. */
  const remove = async (persona: SavedFramework): Promise<boolean> => {
    try {
      await deletion.mutateAsync(persona);
    } catch {
      return false;
    }
    showUndoToast("Persona deleted successfully", () => void undo(persona));
    return true;
  };
  return {
    remove,
    error: deletion.error,
    busyWith: deletion.isPending ? deletion.variables?._id : undefined,
  };
}
