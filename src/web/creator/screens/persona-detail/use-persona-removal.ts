import type { SavedFramework } from "#contract/personas.ts";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeletePersona } from "../../queries/personas.ts";

/** Deletes a persona at once and offers it back for ten seconds, also on the screen that follows. */
export function usePersonaRemoval() {
  const deletion = useDeletePersona();
  const showDeleted = useUndoToast();
  /** Whether it is gone; when not, `error` says why. */
  const remove = async (persona: SavedFramework): Promise<boolean> => {
    try {
      await deletion.mutateAsync(persona);
    } catch {
      return false;
    }
    showDeleted("Persona deleted successfully", { kind: "persona", _id: persona._id, name: persona.name });
    return true;
  };
  return {
    remove,
    error: deletion.error,
    busyWith: deletion.isPending ? deletion.variables?._id : undefined,
  };
}
