import { errorText } from "#web/api/api-error.ts";
import { showToast } from "#web/ui/toast.tsx";
import { type Framework, useGenerateFramework, useSaveFramework } from "../../../queries/personas.ts";

/** Makes a persona from the interview's finished sessions and saves it at once. */
export function useNewPersona(interviewId: string) {
  const generation = useGenerateFramework();
  const saving = useSaveFramework();
  const busy = generation.isPending || saving.isPending;
  const generate = async (framework: Framework) => {
    if (busy) return;
    saving.reset();
    try {
      const result = await generation.mutateAsync({ framework, interviewId });
      await saving.mutateAsync({ result, link: { interviewId, transcriptIds: [] } });
    } catch {
      // Told by `problem`.
      return;
    }
    showToast("Persona generated and saved successfully!");
  };
  const problem = generation.error
    ? errorText(generation.error, "Failed to generate persona")
    : saving.error
      ? errorText(saving.error, "Failed to save persona")
      : undefined;
  return { generate, busy, problem };
}
