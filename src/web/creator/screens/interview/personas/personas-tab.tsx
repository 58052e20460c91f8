import { Select, Title } from "@mantine/core";
import { IconUserCircle } from "@tabler/icons-react";
import { useState } from "react";
import { errorText } from "#web/api/api-error.ts";
import { Analyzing } from "#web/ui/analyzing.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { EmptyState, LoadFailure, LoadingCards } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import {
  type Framework,
  useGenerateFramework,
  useInterviewPersonas,
  useSaveFramework,
} from "../../../queries/personas.ts";
import { listLines } from "../../persona-detail/framework-lines.ts";
import { describeNothing, frameworkWords, readFramework } from "../../persona-detail/framework-words.ts";
import { ForEditors } from "../may-edit.tsx";
import { PersonaCards } from "./persona-cards.tsx";

/** What was made from an interview's finished sessions: personas, journeys, value propositions. */
export function PersonasTab({ interviewId }: { interviewId: string }) {
  const personas = useInterviewPersonas(interviewId);
  return (
    <section className="stack gap-16" aria-labelledby="personas-heading">
      <PersonasHead interviewId={interviewId} />
      {personas.isPending && <LoadingCards label="Loading the personas" count={3} height={148} />}
      <LoadFailure query={personas} text="Failed to load the personas" />
      {personas.data?.length === 0 && (
        <EmptyState
          title="No personas generated yet."
          text="Every line of a persona, journey or value proposition links to the words behind it."
          icon={<IconUserCircle size={20} />}
        />
      )}
      {personas.data && personas.data.length > 0 && (
        <PersonaCards personas={personas.data} label="Generated Personas" />
      )}
    </section>
  );
}

function PersonasHead({ interviewId }: { interviewId: string }) {
  const [framework, setFramework] = useState<Framework>("persona");
  const { generate, busy, problem, nothing } = useNewPersona(interviewId);
  return (
    <>
      <div className="row between gap-12-24">
        <Title order={2} id="personas-heading">
          Generated Personas
        </Title>
        <ForEditors>
          <div className="wrap gap-8 narrow-row narrow-fill">
            <Select
              aria-label="Choose an output"
              className="short"
              data={frameworkWords.map((words) => ({ value: words.framework, label: words.name }))}
              value={framework}
              allowDeselect={false}
              onChange={(value) => setFramework(readFramework(value))}
            />
            <BusyButton busy={busy} busyLabel="Generating..." onClick={() => void generate(framework)}>
              Generate New Persona
            </BusyButton>
          </div>
        </ForEditors>
      </div>
      {busy && <Analyzing />}
      {problem && <NoticeBox kind="error">{problem}</NoticeBox>}
      {nothing && <NoticeBox kind="info">{nothing}</NoticeBox>}
    </>
  );
}

/** Makes a persona from the interview's finished sessions and saves it at once, unless there is nothing in it. */
function useNewPersona(interviewId: string) {
  const generation = useGenerateFramework();
  const saving = useSaveFramework();
  const [nothing, setNothing] = useState("");
  const busy = generation.isPending || saving.isPending;
  const generate = async (framework: Framework) => {
    if (busy) return;
    saving.reset();
    setNothing("");
    try {
      const result = await generation.mutateAsync({ framework, interviewId });
      if (listLines(result).length === 0) {
        setNothing(describeNothing(framework, result.notes));
        return;
      }
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
  return { generate, busy, problem, nothing };
}
