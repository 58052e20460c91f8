import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import { useArchivedInterviews } from "../../queries/interview-reuse.ts";
import { InterviewCard } from "./interview-card.tsx";

/** Folded away below the list; nothing is shown while a project has none. */
export function ArchivedInterviews(props: { projectId: string; mayEdit: boolean; mayMove: boolean }) {
  const { data: archived = [] } = useArchivedInterviews(props.projectId);
  const [opened, setOpened] = useState(false);
  if (archived.length === 0) return null;
  return (
    <section aria-labelledby="archived-interviews" className="above-24">
      <Button
        id="archived-interviews"
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-expanded={opened}
        rightSection={
          opened ? (
            <IconChevronUp size={16} aria-hidden="true" />
          ) : (
            <IconChevronDown size={16} aria-hidden="true" />
          )
        }
        onClick={() => setOpened(!opened)}
      >
        Archived interviews ({archived.length})
      </Button>
      {opened && (
        <ul className="cards above-12">
          {archived.map((interview) => (
            <InterviewCard
              key={interview._id}
              interview={interview}
              mayEdit={props.mayEdit}
              mayMove={props.mayMove}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
