import { Button, Title } from "@mantine/core";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { PracticeSummary } from "#contract/practice.ts";
import { ChartFiles } from "../../../charts/chart-files.tsx";
import { readDrawing } from "../../../charts/save-drawing.ts";
import { stackDrawings } from "../../../charts/stack-drawings.ts";
import { formatValue, measures, type TrendPoint, toTrend, toTrendRows } from "./trend.ts";

const TrendChart = lazy(async () => ({ default: (await import("./trend-chart.tsx")).TrendChart }));

/** Whether one gets better: three measures over the finished sessions. */
export function TrendBlock({ sessions }: { sessions: PracticeSummary[] }) {
  const points = toTrend(sessions);
  if (points.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="practice-trend">
      <Title order={2} id="practice-trend">
        Your trend
      </Title>
      {points.length === 1 ? (
        <p className="hint figures anywhere above-2">Your trend starts with your next completed session.</p>
      ) : (
        <Trend points={points} />
      )}
    </section>
  );
}

function Trend({ points }: { points: TrendPoint[] }) {
  const drawings = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  return (
    <div className="card stack pad-16">
      <div className="stack auto-columns gap-12-24" ref={drawings}>
        {measures.map((measure) => (
          <div key={measure.key} data-measure={measure.key} className="shrinks" style={{ minHeight: 186 }}>
            <Suspense fallback={null}>
              <TrendChart points={points} measure={measure} />
            </Suspense>
          </div>
        ))}
      </div>
      <p className="hint figures anywhere above-2">Your completed sessions, oldest first.</p>
      <div className="wrap gap-4-12 outdent">
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={asTable}
          aria-controls={asTable ? tableId : undefined}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? "Hide the table" : "Show as a table"}
        </Button>
        <ChartFiles
          name="practice-trend"
          of="the trend"
          draw={() => drawTrend(drawings.current)}
          rows={() => toTrendRows(points)}
        />
      </div>
      {asTable && <TrendTable id={tableId} points={points} />}
    </div>
  );
}

function drawTrend(place: HTMLElement | null): string | null {
  const drawn = measures.flatMap(({ key, title, hint }) => {
    const svg = readDrawing(place?.querySelector<HTMLElement>(`[data-measure=${key}]`) ?? null);
    return svg === null ? [] : [{ title: `${title}, ${hint}`, svg }];
  });
  return stackDrawings(drawn);
}

function TrendTable({ id, points }: { id: string; points: TrendPoint[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className="relative scrolls-x" id={id} aria-label="Trend as a table" tabIndex={0}>
      <table className="text-13 line-18 figures table table-560 nowrap-cells">
        <thead>
          <tr>
            <th scope="col">Session</th>
            <th scope="col">Date</th>
            {measures.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <th scope="row">
                {point.order}.{" "}
                <Link to={`/simulated-interview-detail/${point.id}`} className="primary" dir="auto">
                  {point.topic}
                </Link>
              </th>
              <td>{point.day}</td>
              {measures.map((measure) => (
                <td key={measure.key}>{formatValue(point[measure.key], measure)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
