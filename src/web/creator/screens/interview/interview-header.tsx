import { Anchor, Title } from "@mantine/core";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { SampleBadge } from "#web/ui/sample-badge.tsx";
import { StatusLabel } from "#web/ui/status-label.tsx";
import { CopyShareLink } from "../../components/copy-share-link.tsx";
import { SharedBy } from "../../components/shared-by.tsx";
import { DetailBar } from "./detail-bar.tsx";
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
