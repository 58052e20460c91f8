import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { Saturation } from "#contract/findings.ts";
import { nameSourceKind } from "./saturation-words.ts";

const ink = { fill: "var(--ask-muted)", fontSize: 13 };
const margin = { top: 24, right: 24, bottom: 24, left: 0 };

/** New codes of each source as bars, all known by then as a line. For those who do not see it there is a table. */
export function SaturationCurve({ saturation }: { saturation: Saturation }) {
  const { points, baseSize, kind, sentence } = saturation;
  const last = points.length - 1;
  const base = points[baseSize - 1];
  return (
    <div role="img" aria-label={`Saturation curve. ${sentence}`}>
      <ResponsiveContainer width="100%" height={272}>
        <ComposedChart data={points} margin={margin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--ask-line)" />
          <XAxis
            dataKey="label"
            tick={ink}
            tickLine={false}
            stroke="var(--ask-control-line)"
            minTickGap={12}
            label={{
              value: `${nameSourceKind(kind)}s, in the order they came`,
              position: "bottom",
              offset: 4,
              ...ink,
            }}
          />
          <YAxis tick={ink} tickLine={false} axisLine={false} allowDecimals={false} width={40} />
          <Tooltip
            cursor={{ fill: "var(--ask-sunken)" }}
            contentStyle={{
              background: "var(--ask-surface)",
              border: "1px solid var(--ask-line)",
              borderRadius: 8,
              fontSize: 13,
            }}
            labelStyle={{ color: "var(--ask-ink)", fontWeight: 600 }}
            itemStyle={{ color: "var(--ask-ink)" }}
          />
          {base && points.length > baseSize && (
            <ReferenceLine
              x={base.label}
              stroke="var(--ask-control-line)"
              strokeDasharray="4 4"
              // Near the left edge it stands to the right of the line, clear of the axis.
              label={{
                value: "end of the base",
                position: "top",
                dx: points.length > 3 * baseSize ? 44 : 0,
                ...ink,
              }}
            />
          )}
          <Bar
            dataKey="newCodes"
            name="New codes"
            fill="var(--ask-neutral)"
            maxBarSize={28}
            isAnimationActive={false}
          />
          <Line
            dataKey="codes"
            name="Codes so far"
            stroke="var(--ask-primary)"
            strokeWidth={2}
            dot={points.length <= 40 && { r: 3, fill: "var(--ask-primary)" }}
            isAnimationActive={false}
          >
            <LabelList
              dataKey="codes"
              content={({ index, x, y, value }) =>
                index === last ? (
                  <text
                    x={Number(x)}
                    y={Number(y) - 10}
                    textAnchor="end"
                    fill="var(--ask-primary)"
                    stroke="var(--ask-surface)"
                    strokeWidth={4}
                    paintOrder="stroke"
                    fontSize={13}
                  >
                    {value}
                  </text>
                ) : null
              }
            />
          </Line>
        </ComposedChart>
      </ResponsiveContainer>
      <p className="fine level gap-8 above-4 pad-start-24" aria-hidden="true">
        <span className="box-12 filled-neutral" /> new codes of each{" "}
        <span className="before-8 filled" style={{ width: 16, height: 2 }} /> codes so far
      </p>
    </div>
  );
}
