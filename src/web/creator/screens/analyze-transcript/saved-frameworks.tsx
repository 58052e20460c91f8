import { Title } from "@mantine/core";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingCards } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useOwnPersonas } from "../../queries/personas.ts";
import { PersonaCard } from "../interview-detail/personas/persona-card.tsx";
import personaClasses from "../interview-detail/personas/personas.module.css";
import { usePersonaRemoval } from "../persona-detail/use-persona-removal.ts";
import classes from "./analyze-transcript.module.css";

/** Everything that was saved, of transcripts and of interviews. */
export function SavedFrameworks() {
  const { data, error, isPending, isFetching, refetch } = useOwnPersonas();
  const removal = usePersonaRemoval();
  return (
    <section className={classes.step} aria-labelledby="saved-heading">
      <Title order={2} id="saved-heading">
        Saved
      </Title>
      {isPending && <LoadingCards label="Loading what was saved" count={3} height={132} />}
      {error && !data && (
        <ErrorState
          text={errorText(error, "Failed to load what was saved")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {removal.error && (
        <NoticeBox kind="error">{errorText(removal.error, "Failed to delete persona")}</NoticeBox>
      )}
      {data?.length === 0 && <p className={classes.none}>No personas generated yet.</p>}
      {data && data.length > 0 && (
        <ul className={personaClasses.cards}>
          {data.map((persona) => (
            <PersonaCard
              key={persona._id}
              persona={persona}
              deleting={removal.busyWith === persona._id}
              onDelete={() => void removal.remove(persona)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
