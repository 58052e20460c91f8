import { Title } from "@mantine/core";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingCards } from "#web/ui/list-states.tsx";
import { useOwnPersonas } from "../../queries/personas.ts";
import { PersonaCards } from "../interview-detail/personas/persona-cards.tsx";
import classes from "./analyze-transcript.module.css";

/** Everything that was saved, of transcripts and of interviews. */
export function SavedFrameworks() {
  const { data, error, isPending, isFetching, refetch } = useOwnPersonas();
  return (
    <section className={classes.step} aria-labelledby="saved-heading">
      <Title order={2} id="saved-heading">
        Saved
      </Title>
      {isPending && <LoadingCards label="Loading saved items" count={3} height={132} />}
      {error && !data && (
        <ErrorState
          text={errorText(error, "Couldn't load saved items")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.length === 0 && <p className={classes.none}>No personas generated yet.</p>}
      {data && data.length > 0 && <PersonaCards personas={data} label="Saved" />}
    </section>
  );
}
