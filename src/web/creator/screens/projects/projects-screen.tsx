import { Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFolder, IconPlus, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Project } from "#contract/projects.ts";
import { errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingCards } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useFocusKey } from "#web/ui/use-focus-key.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useProjects } from "../../queries/projects.ts";
import { CreateProjectModal } from "./create-project-modal.tsx";
import { DeletedProjectList } from "./deleted-project-list.tsx";
import { ProjectCard } from "./project-card.tsx";
import classes from "./projects-screen.module.css";

const searchFrom = 10;

export function ProjectsScreen() {
  usePageTitle("Your Projects");
  const projects = useProjects();
  const [modalOpen, modal] = useDisclosure(false);
  const newProject = (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={modal.open}>
      New project
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Your Projects"
        actions={
          <>
            <Button component={Link} to="/analyze-transcript" variant="subtle">
              Analyze transcripts
            </Button>
            {newProject}
            <Button component={Link} to="/interview/create">
              Create Interview
            </Button>
          </>
        }
      />
      {projects.isPending && <LoadingCards label="Loading your projects" />}
      {projects.error && !projects.data && (
        <ErrorState
          text={errorText(projects.error, "Failed to fetch projects")}
          onRetry={() => void projects.refetch()}
          retrying={projects.isFetching}
        />
      )}
      {projects.data?.length === 0 && (
        <EmptyState
          title="No projects yet"
          text="A project keeps the interviews of one study together. Make one, or go straight to an interview: it makes its project on the way."
          icon={<IconFolder size={20} />}
        >
          {newProject}
          <Button component={Link} to="/interview/create">
            Create your first interview
          </Button>
        </EmptyState>
      )}
      {projects.data && projects.data.length > 0 && <ProjectList projects={projects.data} />}
      {projects.data && <DeletedProjectList key={projects.dataUpdatedAt} />}
      <CreateProjectModal opened={modalOpen} onClose={modal.close} />
    </>
  );
}

function ProjectList({ projects }: { projects: Project[] }) {
  const [query, setQuery] = useState("");
  const searchRef = useFocusKey("/");
  const shown = projects.filter((project) => matches(project, query));
  return (
    <>
      {projects.length > searchFrom && (
        <TextInput
          ref={searchRef}
          className={classes.search}
          type="search"
          aria-label="Search projects"
          placeholder="Search by name or organization"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <div role="status" className="visually-hidden">
        {query === "" ? "" : `${shown.length} of ${projects.length} projects`}
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No project matches" text={`Nothing here is called “${query}”.`}>
          <Button variant="default" onClick={() => setQuery("")}>
            Show all projects
          </Button>
        </EmptyState>
      ) : (
        <ul className={classes.cards}>
          {shown.map((project) => (
            <ProjectCard key={project._id} project={project} />
          ))}
        </ul>
      )}
    </>
  );
}

function matches(project: Project, query: string): boolean {
  const text = `${project.name} ${project.organization}`.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
