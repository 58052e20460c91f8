import { LabelList, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { describeTrend, formatValue, type TrendMeasure, type TrendPoint } from "./trend.ts";

const ink = { fill: "var(--ask-muted)", fontSize: 13 };
const margin = { top: 20, right: 52, bottom: 0, left: 0 };

interface TrendChartProps {
  points: TrendPoint[];
  measure: TrendMeasure;
}

/** One measure over the sessions, its last value written at its point. For those who do not see it there is a table. */
export function TrendChart({ points, measure }: TrendChartProps) {
  const { key, title, hint, max, unit } = measure;
  const last = points.length - 1;
  return (
    <figure aria-label={describeTrend(points, measure)}>
      <figcaption className="text-13 line-20">
        <strong>{title}</strong> <span className="muted">{hint}</span>
      </figcaption>
      <div role="img" aria-label={describeTrend(points, measure)}>
        <ResponsiveContainer width="100%" height={160}>
          <LineChart data={points} margin={margin} accessibilityLayer={false}>
            <XAxis
              dataKey="order"
              tick={ink}
              tickLine={false}
              stroke="var(--ask-control-line)"
              minTickGap={16}
            />
            <YAxis
              domain={[0, max]}
              ticks={[0, max / 2, max]}
              tick={ink}
              tickLine={false}
              axisLine={false}
              width={44}
              tickFormatter={(value: number) => `${value}${unit}`}
            />
            <Tooltip
              cursor={{ stroke: "var(--ask-control-line)" }}
              content={({ active, payload }) => {
                const point = active ? (payload?.[0]?.payload as TrendPoint | undefined) : undefined;
                return point ? <PointNote point={point} measure={measure} /> : null;
              }}
            />
            <Line
              dataKey={key}
              stroke="var(--ask-primary)"
              strokeWidth={2}
              connectNulls
              dot={points.length <= 30 && { r: 3.5, fill: "var(--ask-primary)" }}
              isAnimationActive={false}
            >
              <LabelList
                dataKey={key}
                content={({ index, x, y, value }) =>
                  index === last && value !== null && value !== undefined ? (
                    <text
                      x={Number(x) + 8}
                      y={Number(y) + 4}
                      fill="var(--ask-primary)"
                      fontSize={13}
                      fontWeight={600}
                    >
                      {`${value}${unit}`}
                    </text>
                  ) : null
                }
              />
            </Line>
          </LineChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

function PointNote({ point, measure }: { point: TrendPoint; measure: TrendMeasure }) {
  return (
    <div className="card grid pad-8-12 text-13 line-18 anywhere max-240 pre-line">
      <strong>{formatValue(point[measure.key], measure)}</strong>
      <span>{point.when}</span>
      <span dir="auto">{point.topic.length > 60 ? `${point.topic.slice(0, 60)}…` : point.topic}</span>
    </div>
  );
}
