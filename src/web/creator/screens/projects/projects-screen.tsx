import { Button, Modal, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFolder, IconPlus, IconSearch } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import type { ListedProject } from "#contract/projects.ts";
import { KeyHint } from "#web/ui/keys.tsx";
import { EmptyState, LoadFailure, LoadingCards } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape, newestFirst, oldestFirst } from "#web/ui/list-view.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ShowMore, useFirstItems } from "#web/ui/show-more.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { findField } from "../../components/ask/ask-field.ts";
import { useConfig } from "../../queries/instance.ts";
import { useProjects } from "../../queries/projects.ts";
import { DeletedList } from "./deleted-list.tsx";
import { ProjectCard } from "./project-card.tsx";
import { ProjectForm } from "./project-form.tsx";

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
            {projects.data?.some(({ sample }) => !sample) && <AskLink />}
            <Button component={Link} to="/analyze-transcript" variant="subtle">
              Analyze transcripts
            </Button>
            {newProject}
            <Tooltip label={<KeyHint label="Create Interview" keys={["c", "i"]} />}>
              <Button component={Link} to="/interview/create">
                Create Interview
              </Button>
            </Tooltip>
          </>
        }
      />
      {projects.isPending && <LoadingCards label="Loading your projects" />}
      <LoadFailure query={projects} text="Failed to fetch projects" />
      {projects.data?.length === 0 && (
        <EmptyState
          title="No projects yet"
          text="A project keeps the interviews of one study together. Create one, or start with an interview and we'll create its project."
          icon={<IconFolder size={20} />}
        >
          {newProject}
          <Button component={Link} to="/interview/create">
            Create your first interview
          </Button>
        </EmptyState>
      )}
      {projects.data && projects.data.length > 0 && <ProjectList projects={projects.data} />}
      {projects.data && <DeletedList />}
      <CreateProjectModal opened={modalOpen} onClose={modal.close} />
    </>
  );
}

function AskLink() {
  const { data: config } = useConfig();
  return (
    <Button
      component={Link}
      to="/ask"
      variant="subtle"
      leftSection={<IconSearch size={18} aria-hidden="true" />}
    >
      {findField({ kind: "everything" }, config?.interviewer === "model").label}
    </Button>
  );
}

const listShape: ListShape<ListedProject> = {
  textOf: ({ name, organization, ownerName }) => [name, organization, ownerName],
  orders: [
    { value: "newest", label: "Newest first", compare: newestFirst },
    { value: "oldest", label: "Oldest first", compare: oldestFirst },
    { value: "name", label: "By name", compare: byName },
  ],
};

function ProjectList({ projects }: { projects: ListedProject[] }) {
  const view = useListView(projects, "projects", listShape);
  const { first, left, list, showMore } = useFirstItems(view.shown);
  return (
    <>
      <ListTools of="projects" placeholder="Search by name or organization" view={view} />
      {view.shown.length === 0 ? (
        <NoneFound of="projects" view={view} />
      ) : (
        <ul className="stack gap-16 cards" ref={list}>
          {first.map((project) => (
            <ProjectCard key={project._id} project={project} />
          ))}
        </ul>
      )}
      <ShowMore of="projects" left={left} onMore={showMore} />
    </>
  );
}

interface CreateProjectModalProps {
  opened: boolean;
  onClose: () => void;
}

function CreateProjectModal({ opened, onClose }: CreateProjectModalProps) {
  const navigate = useNavigate();
  return (
    <Modal opened={opened} onClose={onClose} title="New project">
      <ProjectForm
        onCreated={(project) => void navigate(`/projects/${project._id}/detail`)}
        onCancel={onClose}
        failure="Failed to create project"
      />
    </Modal>
  );
}
