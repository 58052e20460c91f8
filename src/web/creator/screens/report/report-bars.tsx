interface ReportBarsProps {
  title: string;
  rows: readonly { label: string; people: number }[];
}

/** A table with its bars drawn in: all rows, since paper has no "show all". */
export function ReportBars({ title, rows }: ReportBarsProps) {
  if (rows.length === 0) return null;
  const highest = Math.max(1, ...rows.map(({ people }) => people));
  return (
    <table className="text-13 line-18 fills bar-table">
      <caption className="strong text-start pad-bottom-12">{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">People</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, people }) => (
          <tr key={label}>
            <th scope="row" dir="auto">
              {label}
            </th>
            <td>
              <span
                className="shrinks filled"
                style={{ inlineSize: `${(100 * people) / highest}%` }}
                aria-hidden="true"
              />
              <span className="rigid figures">{people}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
