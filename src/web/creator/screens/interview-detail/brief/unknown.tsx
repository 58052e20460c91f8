import type { Brief } from "#contract/insights.ts";
import classes from "./brief.module.css";

/** What stays open, and whom or what to ask next. */
export function Unknown({ unknown }: { unknown: Brief["unknown"] }) {
  if (unknown.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="unknown-heading">
      <h2 id="unknown-heading" className={classes.heading}>
        What we do not know yet
      </h2>
      <ul className={classes.unknown}>
        {unknown.map(({ open, why, ask }) => (
          <li key={open}>
            <span dir="auto">{open}</span>
            {why !== "" && <p dir="auto">{why}</p>}
            {ask !== "" && <p dir="auto">Next: {ask}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
