import { Title } from "@mantine/core";
import { LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { type LabelCount, orderAges, orderByCount } from "../../../../format/age-order.ts";
import { drawBars } from "../../../charts/bar-drawing.ts";
import { ChartFiles } from "../../../charts/chart-files.tsx";
import { useDemographics } from "../../../queries/insights.ts";
import { BarTable } from "./bar-table.tsx";

interface Chart {
  title: string;
  label: string;
  rows: LabelCount[];
}

export function Demographics({ interviewId }: { interviewId: string }) {
  const query = useDemographics(interviewId);
  const { data, isPending } = query;
  const charts: Chart[] = data
    ? [
        { title: "Age", label: "Age range", rows: orderAges(data.ageRanges) },
        { title: "Occupations", label: "Occupation", rows: orderByCount(data.occupations) },
        { title: "Cities", label: "City", rows: orderByCount(data.cities) },
      ]
    : [];
  const isEmpty = charts.every((chart) => chart.rows.length === 0);
  return (
    <section className="stack" aria-labelledby="demographics-heading">
      <div className="row between gap-8">
        <Title order={2} id="demographics-heading">
          Participant Demographics
        </Title>
        {data && !isEmpty && (
          <ChartFiles
            name="participants"
            of="participant demographics"
            draw={() => drawCharts(charts)}
            rows={() => toRows(charts)}
          />
        )}
      </div>
      {isPending && <LoadingLines label="Loading demographic data" lines={3} />}
      <LoadFailure query={query} text="Failed to load demographic data" />
      {data && isEmpty && (
        <p className="hint pad-12-16 dashed round">
          No demographic data available yet. It comes from what participants tell us about themselves before
          the interview.
        </p>
      )}
      {data && !isEmpty && (
        <div className="stack auto-columns">
          {charts.map((chart) => (
            <BarTable key={chart.title} {...chart} />
          ))}
        </div>
      )}
    </section>
  );
}

function drawCharts(charts: Chart[]): string {
  return drawBars(
    charts.map(({ title, rows }) => ({ title, bars: rows.map(([label, value]) => ({ label, value })) })),
  );
}

function toRows(charts: Chart[]): (string | number)[][] {
  const rows = charts.flatMap((chart) => chart.rows.map(([label, count]) => [chart.label, label, count]));
  return [["Group", "Label", "People"], ...rows];
}
