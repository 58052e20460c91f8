import type { ReactNode } from "react";
import type { FindingKind } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { findingBlocks } from "../../../findings/section-list.ts";
import { CompetitiveAnalysis } from "./competitive-analysis.tsx";
import { EmotionalAnalysis } from "./emotional-analysis.tsx";
import { FeatureAnalysis } from "./feature-analysis.tsx";
import { FindingSection } from "./finding-section.tsx";
import { Keywords } from "./keywords.tsx";
import { Topics } from "./topics.tsx";

export interface Block {
  id: string;
  title: string;
  isEmpty: boolean;
  content: ReactNode;
}

/** The blocks of the full analysis in the order in which they are read. */
export function listBlocks(
  interview: InterviewDetails,
  insights: NonNullable<InterviewDetails["insights"]>,
): Block[] {
  const { findings, keywords, emotions, validation = null } = insights;
  const hasNone = (...kinds: FindingKind[]) => !findings.some(({ kind }) => kinds.includes(kind));
  const ofFindings = findingBlocks.map((block) => ({
    id: block.id,
    title: block.title,
    isEmpty: hasNone(block.kind),
    content: (
      <FindingSection
        key={block.id}
        {...block}
        interviewId={interview._id}
        findings={findings}
        validation={validation}
      />
    ),
  }));
  return [
    ...ofFindings,
    {
      ...{ id: "keywords", title: "Keywords", isEmpty: keywords.length === 0 },
      content: <Keywords key="keywords" id="keywords" keywords={keywords} />,
    },
    {
      ...{ id: "topics", title: "Topics", isEmpty: hasNone("topics") },
      content: <Topics key="topics" id="topics" interview={interview} />,
    },
    {
      ...{ id: "emotional-analysis", title: "Emotional Analysis" },
      isEmpty: emotions.positiveCount + emotions.negativeCount + emotions.neutralCount === 0,
      content: <EmotionalAnalysis key="emotional-analysis" id="emotional-analysis" emotions={emotions} />,
    },
    {
      ...{ id: "feature-analysis", title: "Feature Analysis" },
      isEmpty: hasNone("preferredFeatures", "missingFeatures"),
      content: <FeatureAnalysis key="feature-analysis" id="feature-analysis" interview={interview} />,
    },
    {
      ...{ id: "competitive-analysis", title: "Competitive Analysis" },
      isEmpty: hasNone("competitorMentions", "comparativeStatements"),
      content: (
        <CompetitiveAnalysis key="competitive-analysis" id="competitive-analysis" interview={interview} />
      ),
    },
  ];
}
