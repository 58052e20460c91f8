import { useRef } from "react";
import type { SavedFramework } from "#contract/personas.ts";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape, newestFirst, oldestFirst } from "#web/ui/list-view.ts";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { useMayChange } from "../../../queries/rights.ts";
import { nameFramework } from "../../persona-detail/framework-words.ts";
import { usePersonaRemoval } from "../../persona-detail/use-persona-removal.ts";
import { PersonaCard } from "./persona-card.tsx";

const listShape: ListShape<SavedFramework> = {
  textOf: ({ name, description, framework }) => [name, description, nameFramework(framework)],
  orders: [
    { value: "newest", label: "Newest first", compare: newestFirst },
    { value: "oldest", label: "Oldest first", compare: oldestFirst },
    { value: "name", label: "By name", compare: byName },
  ],
};

/** Saved personas and the like, each with its way out, which can be taken back. */
export function PersonaCards({ personas, label }: { personas: SavedFramework[]; label: string }) {
  const mayChange = useMayChange();
  const view = useListView(personas, "personas", listShape);
  const removal = usePersonaRemoval();
  const list = useRef<HTMLUListElement>(null);
  const remove = async (persona: SavedFramework) => {
    // The button goes with its card; the focus stays among those that are left.
    if (await removal.remove(persona)) list.current?.focus();
  };
  return (
    <>
      <FailureNotice error={removal.error} fallback="Failed to delete persona" />
      <ListTools of="personas" placeholder="Search by name or description" view={view} />
      {view.shown.length === 0 && <NoneFound of="personas" view={view} />}
      <ul className="stack no-ring gap-16 cards" aria-label={label} ref={list} tabIndex={-1}>
        {view.shown.map((persona) => (
          <PersonaCard
            key={persona._id}
            persona={persona}
            deleting={removal.busyWith === persona._id}
            onDelete={mayChange.ofInterview(persona.interviewId) ? () => void remove(persona) : undefined}
          />
        ))}
      </ul>
    </>
  );
}
