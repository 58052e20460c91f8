import { Title } from "@mantine/core";
import { useId } from "react";
import type { Insights, Sentiment } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { drawBars } from "../../../charts/bar-drawing.ts";
import { ChartFiles } from "../../../charts/chart-files.tsx";
import { formatPercent } from "../../../findings/finding-words.ts";
import { type Slice, toSlices } from "./pie-slices.ts";

const names: Record<Sentiment, string> = { positive: "Positive", negative: "Negative", neutral: "Neutral" };

export function SentimentAnalysis({ emotions }: { emotions: Insights["emotions"] | undefined }) {
  const { slices, total } = toSlices(emotions);
  const id = useId();
  return (
    <section className="card stack content-start gap-16 pad-16-24" aria-labelledby="sentiment-heading">
      <div className="row between gap-8">
        <Title order={2} id="sentiment-heading">
          Sentiment Analysis
        </Title>
        {total > 0 && (
          <ChartFiles
            name="sentiment"
            of="sentiment"
            draw={() => drawSentiment(slices, total)}
            rows={() => [
              ["Sentiment", "Messages"],
              ...slices.map(({ sentiment, count }) => [names[sentiment], count]),
            ]}
          />
        )}
      </div>
      {total === 0 ? (
        <p className="hint">No sentiment data available yet. Generate insights to see it.</p>
      ) : (
        <>
          <Patterns id={id} />
          <div className="row gap-24">
            {formatPercent(total, total) && <Pie id={id} slices={slices} />}
            <SentimentTable id={id} slices={slices} total={total} />
          </div>
          <p className="hint">
            Of {countNoun(total, "message")} with enough words to judge (an estimate from word lists).
          </p>
        </>
      )}
    </section>
  );
}

function drawSentiment(slices: Slice[], total: number): string {
  const bars = slices.map(({ sentiment, count }) => ({
    label: names[sentiment],
    value: count,
    told: `${count} (${formatPercent(count, total) ?? "–"})`,
    colour: `var(--ask-${sentiment})`,
  }));
  return drawBars([{ title: `Sentiment of ${total.toLocaleString()} messages`, bars }]);
}

/** What each sentiment is filled with, so that none depends on its colour alone. */
function Patterns({ id }: { id: string }) {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id={`${id}-positive`} width="0.1" height="0.1" patternUnits="userSpaceOnUse">
          <rect width="0.1" height="0.1" fill="var(--ask-positive)" />
        </pattern>
        <pattern
          id={`${id}-negative`}
          width="0.12"
          height="0.12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="0.12" height="0.12" fill="var(--ask-negative)" />
          <rect width="0.03" height="0.12" fill="var(--ask-surface)" opacity="0.75" />
        </pattern>
        <pattern id={`${id}-neutral`} width="0.12" height="0.12" patternUnits="userSpaceOnUse">
          <rect width="0.12" height="0.12" fill="var(--ask-neutral)" />
          <circle cx="0.06" cy="0.06" r="0.022" fill="var(--ask-surface)" opacity="0.75" />
        </pattern>
      </defs>
    </svg>
  );
}

function Pie({ id, slices }: { id: string; slices: Slice[] }) {
  return (
    <svg viewBox="-1.02 -1.02 2.04 2.04" width="132" height="132" aria-hidden="true">
      {slices.map(({ sentiment, path }) => (
        <path
          key={sentiment}
          d={path}
          fill={`url(#${id}-${sentiment})`}
          stroke="var(--ask-surface)"
          strokeWidth="0.025"
        />
      ))}
    </svg>
  );
}

/** The pie's labels, and for those who do not see it the pie itself. */
function SentimentTable({ id, slices, total }: { id: string; slices: Slice[]; total: number }) {
  return (
    <table className="text-13 figures basis-160 text-end">
      <caption className="visually-hidden">Messages by sentiment</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Sentiment</th>
          <th scope="col">Messages</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {(["positive", "negative", "neutral"] as const).map((sentiment) => {
          const count = slices.find((slice) => slice.sentiment === sentiment)?.count ?? 0;
          return (
            <tr key={sentiment}>
              <th scope="row" className="medium pad-8-0 text-start">
                <svg viewBox="0 0 0.18 0.18" width="12" height="12" className="after-8" aria-hidden="true">
                  <rect width="0.18" height="0.18" rx="0.06" fill={`url(#${id}-${sentiment})`} />
                </svg>
                {names[sentiment]}
              </th>
              <td className="pad-8-0">{count}</td>
              <td className="muted pad-8-0 min-width-48">{formatPercent(count, total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
