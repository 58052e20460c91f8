import type { InterviewDetails } from "#contract/interviews.ts";
import { BriefView } from "../brief/brief-view.tsx";
import { AnalysisMetrics } from "./analysis-metrics.tsx";
import { CollectingStage } from "./collecting-stage.tsx";
import { Demographics } from "./demographics.tsx";
import { DraftStage } from "./draft-stage.tsx";
import classes from "./overview.module.css";
import { findStage } from "./stage.ts";

/** What is needed next: before anybody took part, while people do, and once there is something to read. */
export function OverviewTab({ interview }: { interview: InterviewDetails }) {
  switch (findStage(interview)) {
    case "draft":
      return <DraftStage interview={interview} />;
    case "collecting":
      return <CollectingStage interview={interview} />;
    case "analysed":
      return (
        <div className={classes.overview}>
          <BriefView interview={interview} />
          <Demographics interviewId={interview._id} />
          <AnalysisMetrics insights={interview.insights} />
        </div>
      );
  }
}
