import type { Insights } from "#contract/insights.ts";
import { formatPercent } from "../../../findings/finding-words.ts";
import { SentimentMark } from "../../../findings/sentiment-mark.tsx";
import { Section } from "./section.tsx";

/** Shares of the participants' messages; of few messages only their number is given. */
export function EmotionalAnalysis({
  id,
  emotions,
}: {
  id: string;
  emotions: Insights["emotions"] | undefined;
}) {
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
