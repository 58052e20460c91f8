import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "react-router";
import type { SavedFramework } from "#contract/personas.ts";
import { listItem } from "#web/ui/list-item.ts";
import { When } from "#web/ui/when.tsx";
import { describePeople, nameFramework } from "../../persona-detail/framework-words.ts";

interface PersonaCardProps {
  persona: SavedFramework;
  deleting: boolean;
  /** Absent where it may only be read. */
  onDelete: (() => void) | undefined;
}

export function PersonaCard({ persona, deleting, onDelete }: PersonaCardProps) {
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
          <ActionIcon
            variant="subtle"
            color="red"
            className="relative over rigid"
            aria-label={`Delete ${persona.name}`}
            aria-disabled={deleting || undefined}
            onClick={() => !deleting && onDelete()}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
