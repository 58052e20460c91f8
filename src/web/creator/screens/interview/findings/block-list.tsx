import type { ReactNode } from "react";
import type { FindingKind, Insights } from "#contract/insights.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { formatAgreement } from "../../../findings/agreement-words.ts";
import { toCountedItems, toPeopleItems } from "../../../findings/counted-items.ts";
import { formatPercent, listFindings, listHidden } from "../../../findings/finding-words.ts";
import { partListed } from "../../../findings/listed-findings.ts";
import { findingBlocks } from "../../../findings/section-list.ts";
import { SentimentMark } from "../../../findings/sentiment-mark.tsx";
import { CompetitiveAnalysis } from "./competitive-analysis.tsx";
import { CountedList } from "./counted-list.tsx";
import { FindingSection } from "./finding-section.tsx";
import { AsideFindings, HiddenFindings } from "./folded-findings.tsx";
import { Keywords } from "./keywords.tsx";
import { NoData, Section } from "./section.tsx";

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

/** Shares of the participants' messages; of few messages only their number is given. */
function EmotionalAnalysis({ id, emotions }: { id: string; emotions: Insights["emotions"] | undefined }) {
  const rows = [
    { sentiment: "positive", count: emotions?.positiveCount ?? 0 },
    { sentiment: "neutral", count: emotions?.neutralCount ?? 0 },
    { sentiment: "negative", count: emotions?.negativeCount ?? 0 },
  ] as const;
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <Section
      id={id}
      title="Emotional Analysis"
      hint="Across all participant messages."
      empty={total === 0 ? "emotional analysis" : undefined}
    >
      <dl className="stack small-columns">
        {rows.map(({ sentiment, count }) => {
          const percent = formatPercent(count, total);
          return (
            <div key={sentiment} className="card pad-16 text-13">
              <dt>
                <SentimentMark sentiment={sentiment} />
              </dt>
              <dd className="grid above-4">
                <span className="strong figures text-24 line-32">{percent ?? count}</span>
                <span className="muted figures">
                  {percent ? `${count} of ${total} messages` : `of ${total} messages`}
                </span>
                {percent && (
                  <span className="above-8 round-4 sunken clipped thin" aria-hidden="true">
                    <span
                      className="block tall"
                      style={{
                        background: `var(--ask-${sentiment})`,
                        inlineSize: `${(100 * count) / total}%`,
                      }}
                    />
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

const kinds = [
  { kind: "preferredFeatures", title: "Preferred features" },
  { kind: "missingFeatures", title: "Missing features" },
] as const satisfies { kind: FindingKind; title: string }[];

function FeatureAnalysis({ id, interview }: { id: string; interview: InterviewDetails }) {
  const { insights } = interview;
  const all = insights?.findings ?? [];
  const lists = kinds.map(({ kind, title }) => ({
    kind,
    title,
    items: toCountedItems(
      insights?.preferenceIndicators[kind] ?? {},
      all.filter((finding) => finding.kind === kind),
    ),
    shown: listFindings(all, kind),
    hidden: listHidden(all, kind),
  }));
  const isEmpty = lists.every(({ items, hidden }) => items.length + hidden.length === 0);
  return (
    <Section
      id={id}
      title="Feature Analysis"
      hint="What people like, and what they miss."
      empty={isEmpty ? "feature" : undefined}
    >
      <div className="stack top gap-24 wide-columns-2">
        {lists.map(({ kind, title, items, shown, hidden }) => (
          <div key={kind} className="stack gap-4">
            <h3 className="heading-14 above-8 below-8">
              {title}{" "}
              {items.length > 0 && (
                <span className="hint regular">{formatAgreement(insights?.validation, kind)}</span>
              )}
            </h3>
            {items.length === 0 ? (
              <NoData what={title.toLowerCase()} />
            ) : (
              <CountedList
                interviewId={interview._id}
                items={items}
                formatCount={formatPeople}
                label={title}
              />
            )}
            <HiddenFindings interviewId={interview._id} hidden={hidden} ofKind={shown} title={title} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function formatPeople(count: number): string {
  return countNoun(count, "person", "people");
}

function Topics({ id, interview }: { id: string; interview: InterviewDetails }) {
  const all = interview.insights?.findings ?? [];
  const { own: topics, aside } = partListed(all, "topics");
  const hidden = listHidden(all, "topics");
  return (
    <Section
      id={id}
      title="Topics"
      count={topics.length}
      hint="What people talked about."
      empty={topics.length + aside.length + hidden.length === 0 ? "topics" : undefined}
    >
      {topics.length > 0 && (
        <CountedList
          interviewId={interview._id}
          items={toPeopleItems(topics)}
          formatCount={formatPeople}
          label="Topics"
        />
      )}
      <AsideFindings interviewId={interview._id} aside={aside} ofKind={topics} title="Topics" />
      <HiddenFindings interviewId={interview._id} hidden={hidden} ofKind={topics} title="Topics" />
    </Section>
  );
}
