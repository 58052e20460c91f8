import { useState } from "react";
import { FoldButton } from "#web/ui/fold-button.tsx";
import type { LabelCount } from "../../../../format/age-order.ts";

interface BarTableProps {
  title: string;
  /** What the labels are: "City". */
  label: string;
  rows: LabelCount[];
}

const shownFirst = 8;
/** Below that a bar as wide as the chart stands for one person. */
const minPeopleForBars = 5;

/** A bar chart that is a table: the bars are drawn in its cells, so that eyes and screen readers get the same. */
export function BarTable({ title, label, rows }: BarTableProps) {
  const [all, setAll] = useState(false);
  const highest = Math.max(1, ...rows.map(([, count]) => count));
  const hasBars = rows.reduce((sum, [, count]) => sum + count, 0) >= minPeopleForBars;
  const shown = all ? rows : rows.slice(0, shownFirst);
  return (
    <div className="card pad-16">
      <table className="bar-table fills text-13 line-18">
        <caption className="strong text-14 text-start pad-bottom-12">{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">People</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, count]) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>
                {hasBars && (
                  <span
                    className="shrinks filled"
                    style={{ inlineSize: `${(100 * count) / highest}%` }}
                    aria-hidden="true"
                  />
                )}
                <span className="rigid figures">{count}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="hint pad-12-16 dashed round">No answers yet.</p>}
      {rows.length > shownFirst && (
        <FoldButton className="flush" open={all} onToggle={setAll}>
          {all ? "Show fewer" : `Show all ${rows.length}`}
          <span className="visually-hidden"> {title}</span>
        </FoldButton>
      )}
    </div>
  );
}
