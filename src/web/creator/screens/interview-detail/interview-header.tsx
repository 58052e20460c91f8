import { Anchor, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconMasksTheater, IconTrash } from "@tabler/icons-react";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { shareLink } from "#web/format/links.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { useConfig } from "../../queries/config.ts";
import { EmbedButton } from "../share/embed-button.tsx";
import { DeleteInterviewDialog } from "./delete-interview-dialog.tsx";
import { ExportMenu } from "./exports/export-menu.tsx";
import { GenerateInsights } from "./generate/generate-insights.tsx";
import { GenerationProgress } from "./generate/generation-progress.tsx";
import { useGeneration } from "./generate/use-generation.ts";
import classes from "./interview-detail.module.css";
import { ForEditors } from "./may-edit.tsx";

export function InterviewHeader({ interview }: { interview: InterviewDetails }) {
  const { data: config } = useConfig();
  const [deleting, deleteDialog] = useDisclosure(false);
  const generation = useGeneration(interview);
  const project = interview.projectId;
  return (
    <>
      <PageHeader
        title={interview.name}
        crumbs={[
          { label: "All projects", to: "/projects" },
          { label: shorten(project.name), to: `/projects/${project._id}/detail` },
          { label: interview.name },
        ]}
        detail={<HeaderFacts interview={interview} />}
        actions={
          <div className={classes.actions}>
            <ForEditors>
              <Button
                variant="subtle"
                color="red"
                size="xs"
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                onClick={deleteDialog.open}
              >
                Delete<span className="visually-hidden"> this interview</span>
              </Button>
              <Button
                component={Link}
                to={`/interviews/${interview._id}/rehearse`}
                variant="default"
                size="xs"
                leftSection={<IconMasksTheater size={16} aria-hidden="true" />}
              >
                Rehearse
              </Button>
            </ForEditors>
            <CopyButton
              text={shareLink(config?.publicUrl ?? window.location.origin, interview._id)}
              label="Copy Link"
              copiedLabel="Copied!"
            />
            <EmbedButton interviewId={interview._id} name={interview.name} />
            <ExportMenu interview={interview} />
            <ForEditors>
              <GenerateInsights generation={generation} />
            </ForEditors>
          </div>
        }
      />
      <GenerationProgress generation={generation} />
      <DeleteInterviewDialog interview={interview} opened={deleting} onClose={deleteDialog.close} />
    </>
  );
}

const crumbLength = 48;

/** A breadcrumb says where one is; the whole name stands beside it. */
function shorten(name: string): string {
  const points = Array.from(name);
  return points.length <= crumbLength
    ? name
    : `${points
        .slice(0, crumbLength - 1)
        .join("")
        .trimEnd()}…`;
}

function HeaderFacts({ interview }: { interview: InterviewDetails }) {
  const { started, completed } = interview.counts;
  return (
    <div className={classes.facts}>
      <span className={classes.belongs} dir="auto">
        {interview.organization || "No organization yet"} · {interview.projectId.name}
      </span>
      <span className={classes.labels}>
        <StatusLabel status={interview.settings.status} />
        {interview.sample && <SampleBadge />}
        <Anchor component={Link} to="?tab=sessions" size="sm" underline="hover">
          {completed} of {started} sessions completed
        </Anchor>
      </span>
    </div>
  );
}
