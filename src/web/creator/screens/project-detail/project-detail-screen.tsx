import { Button, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload, IconPencil, IconTrash, IconUpload } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "react-router";
import { restoreDays } from "#contract/limits.ts";
import type { Project } from "#contract/projects.ts";
import { formatDate } from "#web/format/dates.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { When } from "#web/ui/when.tsx";
import { AskData } from "../../components/ask/ask-data.tsx";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { SharedBy } from "../../components/shared-by.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { projectExportAddress } from "../../queries/exports.ts";
import { useDeleteProject, useProject, useProjectInterviews } from "../../queries/projects.ts";
import { useTranscripts } from "../../queries/transcripts.ts";
import { useUser } from "../../session/use-user.ts";
import { FormatFiles } from "../interview/exports/format-files.tsx";
import classes from "../interview/interview-detail.module.css";
import { EditProjectModal } from "./edit-project-modal.tsx";
import { InterviewList } from "./interview-list.tsx";
import { MembersSection } from "./members-section.tsx";
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
      {editing && <EditProjectModal project={project} onClose={editModal.close} />}
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

/** Bought single interviews that wait to be used. */
function OneOffBanner({ projectId }: { projectId: string }) {
  const user = useUser();
  const slots = user?.availableOneOffInterviews ?? 0;
  if (slots === 0) return null;
  const days = user?.oneOffPurchases
    .filter(({ status }) => status === "available")
    .map(({ purchaseDate }) => formatDate(purchaseDate));
  return (
    <div className="row between gap-12 below-24 pad-12-16 round tint ink">
      <span>
        You have {slots} single {slots === 1 ? "interview" : "interviews"} to use
        {days && days.length > 0 && `, bought ${[...new Set(days)].join(", ")}`}.
      </span>
      <Button
        component={Link}
        to={`/projects/${projectId}/chatbot/create?useOneOff=true`}
        variant="default"
        size="xs"
      >
        Use One-off Slot
      </Button>
    </div>
  );
}

interface DeleteProjectDialogProps {
  project: Project;
  opened: boolean;
  onClose: () => void;
}

function DeleteProjectDialog({ project, opened, onClose }: DeleteProjectDialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteProject();
  const showDeleted = useUndoToast();
  return (
    <ConfirmDialog
      of={opened ? project : undefined}
      title="Delete this project?"
      confirmLabel="Delete Project"
      failed="Failed to delete project"
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={({ _id, name }) => {
        showDeleted("Project deleted successfully!", { kind: "project", _id, name });
        void navigate("/projects");
      }}
      onClose={onClose}
    >
      <p className="prose">
        “{project.name}” will be deleted with all its interviews, sessions and findings. Share links stop
        working right away. You can restore it for {restoreDays} days from the bottom of your projects.
      </p>
    </ConfirmDialog>
  );
}
