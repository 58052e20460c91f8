import { TextInput } from "@mantine/core";
import { IconChevronRight, IconPlus, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { useProjects } from "../../queries/projects.ts";
import classes from "./interview-wizard.module.css";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./wizard-draft.ts";

const searchFrom = 10;

/** Step 1: a new project, or one that exists. */
export function ProjectStep({ set }: StepProps) {
  const projects = useProjects();
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLocaleLowerCase();
  const all = (projects.data ?? []).filter(({ sample, role }) => !sample && role !== "viewer");
  const shown = all.filter((project) =>
    `${project.name} ${project.organization}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <StepFrame
      title="Which project is this interview for?"
      lead="A project keeps the interviews of one study together."
    >
      <ul className={classes.choices}>
        <li>
          <button type="button" className={classes.choice} onClick={() => set({ step: "new-project" })}>
            <IconPlus size={18} aria-hidden="true" />
            <span className={classes.choiceText}>Create New Project</span>
            <IconChevronRight size={18} aria-hidden="true" />
          </button>
        </li>
      </ul>
      {projects.isPending && <LoadingLines label="Loading your projects" />}
      {projects.error && !projects.data && (
        <ErrorState
          text={errorText(projects.error, "Failed to fetch projects")}
          onRetry={() => void projects.refetch()}
          retrying={projects.isFetching}
        />
      )}
      {all.length > 0 && <h2 className={classes.subtitle}>Or choose an existing project</h2>}
      {all.length > searchFrom && (
        <TextInput
          type="search"
          mb="sm"
          aria-label="Search projects"
          placeholder="Search by name or organization"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <ul className={classes.choices}>
        {shown.map((project) => (
          <li key={project._id}>
            <button
              type="button"
              className={classes.choice}
              onClick={() => set({ step: "objective", projectId: project._id })}
            >
              <span className={classes.choiceText} dir="auto">
                <span className={classes.choiceName}>{project.name}</span>
                <span className={classes.choiceDetail}>{project.organization}</span>
              </span>
              <IconChevronRight size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {all.length > 0 && shown.length === 0 && <p role="status">No project is called “{query}”.</p>}
    </StepFrame>
  );
}
