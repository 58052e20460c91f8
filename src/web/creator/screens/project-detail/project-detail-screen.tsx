import { Button, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload, IconPencil, IconTrash, IconUpload } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { restoreDays } from "#contract/limits.ts";
import type { Project } from "#contract/projects.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { AskData } from "../../components/ask/ask-data.tsx";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { SharedBy } from "../../components/shared-by.tsx";
import { projectExportAddress } from "../../queries/exports.ts";
import { useProject, useProjectInterviews } from "../../queries/projects.ts";
import { useTranscripts } from "../../queries/transcripts.ts";
import { FormatFiles } from "../interview/exports/format-files.tsx";
import classes from "../interview/interview-detail.module.css";
import { DeleteProjectDialog } from "./delete-project-dialog.tsx";
import { EditProjectModal } from "./edit-project-modal.tsx";
import { InterviewList } from "./interview-list.tsx";
import { MembersSection } from "./members-section.tsx";
import { OneOffBanner } from "./one-off-banner.tsx";
import { TranscriptsSection } from "./transcripts-section.tsx";

export function ProjectDetailScreen() {
  const { projectId = "" } = useParams();
  const query = useProject(projectId);
  const { data: project } = query;
  usePageTitle(project?.name ?? "Project");
  return (
    <LoadedPage
      query={query}
      missing={
        <MissingPage
          title="Project not found"
          text={`It may have been deleted, or it belongs to another account. Deleted projects can be restored for ${restoreDays} days.`}
        />
      }
      failed="Failed to fetch data"
      loading="Loading the project"
    >
      {(project) => (
        <>
          <ProjectHeader project={project} />
          {project.role === "owner" && <OneOffBanner projectId={project._id} />}
          <AskProject projectId={project._id} />
          <InterviewList
            projectId={project._id}
            mayEdit={mayEdit(project)}
            mayMove={project.role === "owner"}
          />
          <TranscriptsSection projectId={project._id} mayEdit={mayEdit(project)} />
          <MembersSection project={project} />
        </>
      )}
    </LoadedPage>
  );
}

function ProjectHeader({ project }: { project: Project }) {
  const [deleting, deleteDialog] = useDisclosure(false);
  const [editing, editModal] = useDisclosure(false);
  return (
    <>
      <PageHeader
        title={project.name}
        crumbs={[{ label: "All projects", to: "/projects" }, { label: project.name }]}
        detail={
          <>
            <span dir="auto">{project.organization || "No organization yet"}</span>
            {" · Created At "}
            <When at={project.createdAt} exact="day" /> {project.sample && <SampleBadge />}
            {project.role !== "owner" && " · "}
            <SharedBy projectId={project._id} />
          </>
        }
        actions={<ProjectActions project={project} onDelete={deleteDialog.open} onEdit={editModal.open} />}
      />
      <DeleteProjectDialog project={project} opened={deleting} onClose={deleteDialog.close} />
      <EditProjectModal project={project} opened={editing} onClose={editModal.close} />
    </>
  );
}

interface ProjectActionsProps {
  project: Project;
  onDelete: () => void;
  onEdit: () => void;
}

/** Viewers read and export; what they may not do is not offered. */
function ProjectActions({ project, onDelete, onEdit }: ProjectActionsProps) {
  const base = `/projects/${project._id}`;
  return (
    <>
      {project.role === "owner" && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={onDelete}
        >
          Delete Project
        </Button>
      )}
      {mayEdit(project) && (
        <Button variant="default" leftSection={<IconPencil size={18} aria-hidden="true" />} onClick={onEdit}>
          Edit
        </Button>
      )}
      <ProjectExport projectId={project._id} />
      {mayEdit(project) && (
        <>
          <Button
            component={Link}
            to={`${base}/upload`}
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden="true" />}
          >
            Upload a script
          </Button>
          <Button component={Link} to={`${base}/chatbot/create`}>
            Create New Chatbot
          </Button>
        </>
      )}
    </>
  );
}

function mayEdit({ role }: Project): boolean {
  return role !== "viewer";
}

/** The whole project as a file; personal data and flags come along only when asked for. */
function ProjectExport({ projectId }: { projectId: string }) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="sm" width={380}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
          Export
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Export the project" className={`scrolls-y ${classes.dropdown}`}>
        <FormatFiles addressOf={(format, choice) => projectExportAddress(projectId, format, choice)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A question about all of the project's interviews, as soon as anybody has said anything. */
function AskProject({ projectId }: { projectId: string }) {
  const interviews = useProjectInterviews(projectId);
  const transcripts = useTranscripts(projectId);
  const hasWords =
    interviews.data?.some(({ completedSessions }) => completedSessions > 0) ||
    (transcripts.data ?? []).length > 0;
  if (!hasWords) return null;
  return (
    <div className="below-24">
      <AskData scope={{ kind: "project", projectId }} sources={[]} />
    </div>
  );
}
