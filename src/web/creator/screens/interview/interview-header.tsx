import { Anchor, Menu, Title, UnstyledButton } from "@mantine/core";
import { IconArrowLeft, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { CopyShareLink } from "../../components/copy-share-link.tsx";
import { SharedBy } from "../../components/shared-by.tsx";
import { useProjectInterviews } from "../../queries/projects.ts";
import { ExportMenu } from "./exports/export-menu.tsx";
import { GenerationProgress } from "./generate/generation-progress.tsx";
import { SourceChoice } from "./generate/source-choice.tsx";
import { type Generation, useGeneration } from "./generate/use-generation.ts";
import classes from "./interview-detail.module.css";
import { ForEditors } from "./may-edit.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { findStage } from "./overview/stage.ts";

export function InterviewHeader({ interview }: { interview: InterviewDetails }) {
  const generation = useGeneration(interview);
  return (
    <>
      <DetailBar interview={interview}>
        <CopyShareLink interview={interview} label="Copy Link" copiedLabel="Copied!" />
        <ExportMenu interview={interview} />
        <ForEditors>
          <GenerateInsights generation={generation} isQuiet={findStage(interview) === "draft"} />
        </ForEditors>
        <MoreMenu interview={interview} />
      </DetailBar>
      <header className="stack gap-4 below-8">
        <Title order={1} className={`anywhere tight pretty ${classes.title}`} dir="auto">
          {interview.name}
        </Title>
        <HeaderFacts interview={interview} />
        {interview.objective !== "" && interview.objective !== interview.name && (
          <p className="clamp max-760 above-4 anywhere" title={interview.objective} dir="auto">
            <span className="muted">You want to learn:</span> {interview.objective}
          </p>
        )}
      </header>
      <GenerationProgress generation={generation} />
    </>
  );
}

function HeaderFacts({ interview }: { interview: InterviewDetails }) {
  const { started, completed, stoppedEarly = 0 } = interview.counts;
  const analysed = interview.insights?.sources.interviews ?? 0;
  const transcripts = interview.insights?.sources.transcripts ?? 0;
  const fresh = analysed === 0 ? 0 : Math.max(0, completed - analysed);
  return (
    <div className="row muted figures gap-4-12">
      <StatusLabel status={interview.archivedAt ? "archived" : interview.settings.status} />
      {interview.sample && <SampleBadge />}
      <Anchor component={Link} to="?tab=sessions" size="sm" underline="hover">
        {started === 0 && transcripts > 0
          ? countNoun(transcripts, "transcript")
          : `${completed} of ${started} sessions completed`}
        {stoppedEarly > 0 && `, ${stoppedEarly} of them stopped early`}
      </Anchor>
      {fresh > 0 && <span className="medium primary">{fresh} new since the analysis</span>}
      <span className="one-line max-40ch" dir="auto">
        {interview.organization}
      </span>
      <SharedBy projectId={interview.projectId._id} />
    </div>
  );
}

interface GenerateInsightsProps {
  generation: Generation;
  /** There is nothing to analyse yet, so that something else matters more. */
  isQuiet: boolean;
}

/** The page's main action, and beside it the choice of what is analysed. */
function GenerateInsights({ generation, isQuiet }: GenerateInsightsProps) {
  const variant = isQuiet ? "default" : "filled";
  return (
    <div className="flex gap-1">
      <BusyButton
        variant={variant}
        busy={generation.busy}
        busyLabel="Generating..."
        onClick={generation.start}
        className={classes.main}
      >
        Generate Insights
      </BusyButton>
      <SourceChoice generation={generation} variant={variant} />
    </div>
  );
}

/** Where one is, the way to the project's other interviews, and what can be done here. */
function DetailBar({ interview, children }: { interview: InterviewDetails; children: ReactNode }) {
  const project = interview.projectId;
  return (
    <div className="row between gap-8-16 below-12">
      <nav className="hint level basis-320 gap-8 narrow-row" aria-label="Around this interview">
        <Anchor component={Link} to="/projects" underline="hover" className="inline rigid gap-8 text-13">
          <IconArrowLeft size={18} aria-hidden="true" />
          Back to Home
        </Anchor>
        <span aria-hidden="true">/</span>
        <Anchor
          component={Link}
          to={`/projects/${project._id}/detail`}
          underline="hover"
          className="one-line text-13"
          title={project.name}
          dir="auto"
        >
          {project.name}
        </Anchor>
        <span aria-hidden="true">/</span>
        <Switcher interview={interview} />
      </nav>
      <div className="row gap-8">{children}</div>
    </div>
  );
}

function Switcher({ interview }: { interview: InterviewDetails }) {
  const navigate = useNavigate();
  const { data, isPending, error } = useProjectInterviews(interview.projectId._id);
  const others = (data ?? []).filter(({ _id }) => _id !== interview._id);
  const nothing = isPending
    ? "Loading..."
    : error
      ? "Couldn't load the interviews."
      : "No interviews available";
  return (
    <Menu position="bottom-start" shadow="sm" width={320} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className="hover-sunken inline gap-4 min-24 pad-0-8 round ink text-13 strong shrinks">
          <span className="one-line" dir="auto">
            {interview.name}
          </span>
          <span className="visually-hidden">, other interviews of this project</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className="scrolls-y low">
        {others.length === 0 ? (
          <Menu.Item closeMenuOnClick={false} aria-disabled="true" c="var(--ask-muted)">
            {nothing}
          </Menu.Item>
        ) : (
          others.map((other) => (
            <Menu.Item key={other._id} onClick={() => void navigate(`/interviews/${other._id}`)}>
              <span dir="auto">{other.name}</span>
            </Menu.Item>
          ))
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
