import type { InterviewDetails } from "#contract/interviews.ts";
import { CoderLine } from "./coder-line.tsx";
import { CompetitiveAnalysis } from "./competitive-analysis.tsx";
import { EmotionalAnalysis } from "./emotional-analysis.tsx";
import { FeatureAnalysis } from "./feature-analysis.tsx";
import { FindingSection } from "./finding-section.tsx";
import classes from "./findings.module.css";
import { Keywords } from "./keywords.tsx";
import { NoInsights } from "./no-insights.tsx";
import { findingBlocks } from "./section-list.ts";
import { Topics } from "./topics.tsx";

const otherBlocks = [
  { id: "keywords", title: "Keywords" },
  { id: "topics", title: "Topics" },
  { id: "emotional-analysis", title: "Emotional Analysis" },
  { id: "feature-analysis", title: "Feature Analysis" },
  { id: "competitive-analysis", title: "Competitive Analysis" },
];

/** All that was found, block by block. */
export function FindingsView({ interview }: { interview: InterviewDetails }) {
  const { insights } = interview;
  return (
    <div className={classes.insights} data-empty={insights === null || undefined}>
      {insights ? <CoderLine interview={interview} /> : <NoInsights finished={interview.counts.completed} />}
      {insights && <JumpLinks />}
      {findingBlocks.map((block) => (
        <FindingSection
          key={block.id}
          {...block}
          interviewId={interview._id}
          findings={insights?.findings ?? []}
          validation={insights?.validation ?? null}
        />
      ))}
      <Keywords id="keywords" keywords={insights?.keywords ?? []} />
      <Topics id="topics" interview={interview} />
      <EmotionalAnalysis id="emotional-analysis" emotions={insights?.emotions} />
      <FeatureAnalysis id="feature-analysis" interview={interview} />
      <CompetitiveAnalysis id="competitive-analysis" interview={interview} />
    </div>
  );
}

function JumpLinks() {
  return (
    <nav aria-label="Blocks of this page" className={classes.jump}>
      {[...findingBlocks, ...otherBlocks].map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
