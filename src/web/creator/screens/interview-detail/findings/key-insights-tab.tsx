import { IconBulb } from "@tabler/icons-react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { CoderLine } from "./coder-line.tsx";
import { toCountedItems } from "./counted-items.ts";
import { CountedList } from "./counted-list.tsx";
import { EmotionalAnalysis } from "./emotional-analysis.tsx";
import { FindingCard } from "./finding-card.tsx";
import { FindingSection, NoData, Section } from "./finding-section.tsx";
import { countNoun, listFindings } from "./finding-words.ts";
import classes from "./findings.module.css";
import { Keywords } from "./keywords.tsx";
import lists from "./lists.module.css";
import { findingBlocks } from "./section-list.ts";

const otherBlocks = [
  { id: "keywords", title: "Keywords" },
  { id: "topics", title: "Topics" },
  { id: "emotional-analysis", title: "Emotional Analysis" },
  { id: "feature-analysis", title: "Feature Analysis" },
  { id: "competitive-analysis", title: "Competitive Analysis" },
];

export function KeyInsightsTab({ interview }: { interview: InterviewDetails }) {
  const { insights } = interview;
  const findings = insights?.findings ?? [];
  return (
    <div className={classes.insights} data-empty={insights === null || undefined}>
      {insights ? <CoderLine interview={interview} /> : <NoInsights finished={interview.counts.completed} />}
      {insights && <JumpLinks />}
      {findingBlocks.map(({ id, kind, title, hint }) => (
        <FindingSection key={id} id={id} title={title} hint={hint} findings={listFindings(findings, kind)} />
      ))}
      <Keywords id="keywords" keywords={insights?.keywords ?? []} />
      <Topics insights={insights} />
      <EmotionalAnalysis id="emotional-analysis" emotions={insights?.emotions} />
      <FeatureAnalysis insights={insights} />
      <CompetitiveAnalysis insights={insights} />
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

function NoInsights({ finished }: { finished: number }) {
  return (
    <EmptyState
      title="No insights yet"
      text={
        finished === 0
          ? "Insights are made from finished sessions. Share the link with participants; the first finished session is enough to begin."
          : `${countNoun(finished, "finished session")} can be analysed. Press Generate Insights above to see what people said.`
      }
      icon={<IconBulb size={20} />}
    />
  );
}

type Insights = InterviewDetails["insights"];

const tellPeople = (count: number) => countNoun(count, "person", "people");

function Topics({ insights }: { insights: Insights }) {
  const items = listFindings(insights?.findings ?? [], "topics").map((topic) => ({
    id: topic.id,
    label: topic.text,
    count: topic.strength.people + topic.strength.volunteered,
    evidence: topic.evidence,
  }));
  return (
    <Section
      id="topics"
      title="Topics"
      count={items.length}
      hint="What people talked about."
      empty={items.length === 0 ? "topics" : undefined}
    >
      <CountedList items={items} tellCount={tellPeople} label="Topics" />
    </Section>
  );
}

function FeatureAnalysis({ insights }: { insights: Insights }) {
  const findings = insights?.findings ?? [];
  const { preferredFeatures = {}, missingFeatures = {} } = insights?.preferenceIndicators ?? {};
  const features = [
    {
      title: "Preferred features",
      items: toCountedItems(preferredFeatures, listFindings(findings, "preferredFeatures")),
    },
    {
      title: "Missing features",
      items: toCountedItems(missingFeatures, listFindings(findings, "missingFeatures")),
    },
  ];
  return (
    <Section
      id="feature-analysis"
      title="Feature Analysis"
      hint="What people like, and what they miss."
      empty={features.every(({ items }) => items.length === 0) ? "feature" : undefined}
    >
      <div className={lists.columns}>
        {features.map(({ title, items }) => (
          <div key={title}>
            <h3 className={lists.listTitle}>{title}</h3>
            {items.length === 0 ? (
              <NoData what={title.toLowerCase()} />
            ) : (
              <CountedList items={items} tellCount={tellPeople} label={title} />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

function CompetitiveAnalysis({ insights }: { insights: Insights }) {
  const findings = insights?.findings ?? [];
  const mentions = toCountedItems(
    insights?.competitiveAnalysis.competitorMentions ?? {},
    listFindings(findings, "competitorMentions"),
  );
  const statements = listFindings(findings, "comparativeStatements");
  return (
    <Section
      id="competitive-analysis"
      title="Competitive Analysis"
      hint="Other products that people named."
      empty={mentions.length === 0 && statements.length === 0 ? "competitive analysis" : undefined}
    >
      {mentions.length === 0 ? (
        <NoData what="competitor mentions" />
      ) : (
        <CountedList
          items={mentions}
          tellCount={(count) => countNoun(count, "mention")}
          label="Competitor mentions"
        />
      )}
      <h3 className={lists.listTitle}>Comparative statements</h3>
      {statements.length === 0 ? (
        <NoData what="comparative statements" />
      ) : (
        <ul className={classes.cards}>
          {statements.map((finding) => (
            <li key={finding.id} className={classes.cardItem}>
              <FindingCard finding={finding} level={4} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
