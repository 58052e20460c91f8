import { IconChevronRight, IconPlus } from "@tabler/icons-react";
import type { Project } from "#contract/projects.ts";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape, newestFirst } from "#web/ui/list-view.ts";
import { useListView } from "#web/ui/use-list-view.ts";
import { useProjects } from "../../queries/projects.ts";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./wizard-draft.ts";

const listShape: ListShape<Project> = {
  textOf: ({ name, organization }) => [name, organization],
  orders: [
    { value: "newest", label: "Newest first", compare: newestFirst },
    { value: "name", label: "By name", compare: byName },
  ],
};

/** Step 1: a new project, or one that exists. */
export function ProjectStep({ set }: StepProps) {
  const projects = useProjects();
  const all = (projects.data ?? []).filter(({ sample, role }) => !sample && role !== "viewer");
  const view = useListView(all, "projects", listShape);
  return (
    <StepFrame
      title="Which project is this interview for?"
      lead="A project keeps the interviews of one study together."
    >
      <ul className="stack gap-8">
        <li>
          <button
            type="button"
            className="card level hover-line gap-12 fills pad-12-16 ink plain-font text-14 line-20 text-start pointer"
            onClick={() => set({ step: "new-project" })}
          >
            <IconPlus size={18} className="muted" aria-hidden="true" />
            <span className="grow shrinks">Create New Project</span>
            <IconChevronRight size={18} className="muted" aria-hidden="true" />
          </button>
        </li>
      </ul>
      {projects.isPending && <LoadingLines label="Loading your projects" />}
      <LoadFailure query={projects} text="Failed to fetch projects" />
      {all.length > 0 && <h2 className="text-14 strong above-24 below-8">Or choose an existing project</h2>}
      <ListTools of="projects" placeholder="Search by name or organization" view={view} />
      <ul className="stack gap-8">
        {view.shown.map((project) => (
          <li key={project._id}>
            <button
              type="button"
              className="card level hover-line gap-12 fills pad-12-16 ink plain-font text-14 line-20 text-start pointer"
              onClick={() => set({ step: "objective", projectId: project._id })}
            >
              <span className="grow shrinks" dir="auto">
                <span className="clamp medium anywhere">{project.name}</span>
                <span className="fine one-line block">{project.organization}</span>
              </span>
              <IconChevronRight size={18} className="muted" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {all.length > 0 && view.shown.length === 0 && <NoneFound of="projects" view={view} />}
    </StepFrame>
  );
}
