import { IconTrash } from "@tabler/icons-react";
import { useRef } from "react";
import { Link } from "react-router";
import type { SavedFramework } from "#contract/personas.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape, newestFirst, oldestFirst } from "#web/ui/list-view.ts";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { When } from "#web/ui/when.tsx";
import { useMayChange } from "../../../queries/rights.ts";
import { describePeople, nameFramework } from "../../persona-detail/framework-words.ts";
import { usePersonaRemoval } from "../../persona-detail/use-persona-removal.ts";

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

interface PersonaCardProps {
  persona: SavedFramework;
  deleting: boolean;
  /** Absent where it may only be read. */
  onDelete: (() => void) | undefined;
}

function PersonaCard({ persona, deleting, onDelete }: PersonaCardProps) {
  return (
    <li className={`card column hover-line relative gap-8 pad-16 ${deleting ? "faded" : ""}`}>
      <p className="fine">{nameFramework(persona.framework)}</p>
      <Link
        to={`/personas/${persona._id}`}
        className="clamp heading-16 ink undecorated anywhere covers"
        dir="auto"
        title={persona.name}
        {...listItem}
      >
        {persona.name}
      </Link>
      {persona.description && (
        <p className="clamp anywhere clamp-3" dir="auto">
          {persona.description}
        </p>
      )}
      <div className="level between gap-12 to-bottom muted text-13 figures pad-top-12">
        <span>
          {describePeople(persona.people)} · <When at={persona.createdAt} />
        </span>
        {onDelete && (
          <IconButton
            icon={IconTrash}
            color="red"
            className="relative over rigid"
            label={`Delete ${persona.name}`}
            off={deleting}
            onClick={onDelete}
          />
        )}
      </div>
    </li>
  );
}
