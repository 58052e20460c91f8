import { useRef } from "react";
import type { SavedFramework } from "#contract/personas.ts";
import { errorText } from "#web/api/api-error.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { usePersonaRemoval } from "../../persona-detail/use-persona-removal.ts";
import { PersonaCard } from "./persona-card.tsx";
import classes from "./personas.module.css";

/** Saved personas and the like, each with its way out, which can be taken back. */
export function PersonaCards({ personas, label }: { personas: SavedFramework[]; label: string }) {
  const removal = usePersonaRemoval();
  const list = useRef<HTMLUListElement>(null);
  const remove = async (persona: SavedFramework) => {
    // The button goes with its card; the focus stays among those that are left.
    if (await removal.remove(persona)) list.current?.focus();
  };
  return (
    <>
      {removal.error && (
        <NoticeBox kind="error">{errorText(removal.error, "Failed to delete persona")}</NoticeBox>
      )}
      <ul className={classes.cards} aria-label={label} ref={list} tabIndex={-1}>
        {personas.map((persona) => (
          <PersonaCard
            key={persona._id}
            persona={persona}
            deleting={removal.busyWith === persona._id}
            onDelete={() => void remove(persona)}
          />
        ))}
      </ul>
    </>
  );
}
