import { Anchor, Title } from "@mantine/core";
import { Link } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { ReportCardBlock } from "../../report-card/report-card-block.tsx";
import { FindingCard } from "../findings/finding-card.tsx";
import { countNoun, isHidden, listFindings } from "../findings/finding-words.ts";
import { nameKind } from "../findings/section-list.ts";
import { AnalysisMetrics } from "./analysis-metrics.tsx";
import { Certainty } from "./certainty.tsx";
import { Demographics } from "./demographics.tsx";
import classes from "./overview.module.css";
import { pickTopFindings } from "./top-findings.ts";

const topFindings = 5;
const topRecommendations = 5;

/** A one-page brief: what we learned, what follows, how sure we are, who they were. */
export function OverviewTab({ interview }: { interview: InterviewDetails }) {
  return (
    <div className={classes.overview}>
      <div className={classes.brief}>
        <WhatWeLearned interview={interview} />
        <KeyInsights interview={interview} />
      </div>
      <div className={classes.aside}>
        <Certainty interview={interview} />
        <AnalysisMetrics insights={interview.insights} />
      </div>
      <ReportCardBlock interview={interview} />
      <Demographics interviewId={interview._id} />
    </div>
  );
}

function WhatWeLearned({ interview }: { interview: InterviewDetails }) {
  const findings = pickTopFindings(interview.insights?.findings ?? [], topFindings);
  return (
    <section className={classes.block} aria-labelledby="learned-heading">
      <Title order={2} id="learned-heading">
        What we learned
      </Title>
      {findings.length === 0 ? (
        <EmptyState {...describeNothing(interview)} />
      ) : (
        <ul className={classes.list}>
          {findings.map((finding) => (
            <li key={finding.id}>
              <FindingCard finding={finding} kindName={nameKind(finding) ?? ""} />
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <Anchor component={Link} to="?tab=insights" size="sm" className={classes.onward}>
          All {countNoun(countFindings(interview), "finding")}
        </Anchor>
      )}
    </section>
  );
}

/** Topics, features and product names are lists of their own, not findings. */
function countFindings({ insights }: InterviewDetails): number {
  return (insights?.findings ?? []).filter((finding) => nameKind(finding) !== undefined && !isHidden(finding))
    .length;
}

function describeNothing({ insights, counts }: InterviewDetails): { title: string; text: string } {
  if (insights) {
    return {
      title: "No finding stands out yet",
      text: "The finished sessions were read, but hold too little that people said in so many words. More sessions will tell.",
    };
  }
  if (counts.completed > 0) {
    return {
      title: "Not analysed yet",
      text: `${countNoun(counts.completed, "finished session")} can be read. Press Generate Insights to see what people said, each finding with their words.`,
    };
  }
  return {
    title: "No finished sessions yet",
    text: "Copy the link and send it to participants. What they say comes together here, each finding with their words.",
  };
}

function KeyInsights({ interview }: { interview: InterviewDetails }) {
  const steps = listFindings(interview.insights?.findings ?? [], "recommendations").slice(
    0,
    topRecommendations,
  );
  return (
    <section className={classes.block} aria-labelledby="steps-heading">
      <Title order={2} id="steps-heading">
        Key Insights
      </Title>
      {steps.length === 0 ? (
        <p className={classes.noData}>
          No recommendations available yet. They are made from findings that at least two people share.
        </p>
      ) : (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.id} dir="auto">
              {step.text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
