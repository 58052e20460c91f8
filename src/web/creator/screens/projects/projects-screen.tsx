import { Button, Modal, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFolder, IconPlus, IconSearch } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import type { ListedProject } from "#contract/projects.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { KeyHint } from "#web/ui/keys.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { EmptyState, LoadFailure, LoadingCards } from "#web/ui/list-states.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { byName, type ListShape, newestFirst, oldestFirst } from "#web/ui/list-view.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { ShowMore, useFirstItems } from "#web/ui/show-more.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { findField } from "../../components/ask/ask-field.ts";
import { useConfig } from "../../queries/instance.ts";
import { useProjects } from "../../queries/projects.ts";
import { DeletedList } from "./deleted-list.tsx";
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

function ProjectCard({ project }: { project: ListedProject }) {
  return (
    <li className="card column hover-line relative gap-4 pad-16">
      <span className="fine one-line" dir="auto">
        {project.organization || "No organization yet"}
      </span>
      <Link
        to={`/projects/${project._id}/detail`}
        className="clamp heading-16 ink undecorated anywhere covers clamp-3"
        dir="auto"
        title={project.name}
        {...listItem}
      >
        {project.name}
      </Link>
      <span className="row fine gap-4-12 to-bottom pad-top-12">
        <span>
          {countNoun(project.interviews, "interview")} ·{" "}
          {project.lastSessionAt === null ? "Created" : "Last session"}{" "}
          <When at={project.lastSessionAt ?? project.createdAt} />
          {project.role !== "owner" && ` · Shared by ${project.ownerName}`}
        </span>
        {project.sample && <SampleBadge />}
      </span>
    </li>
  );
}
