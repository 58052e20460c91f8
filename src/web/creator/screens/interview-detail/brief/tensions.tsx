import type { Brief, Evidence } from "#contract/insights.ts";
import { EvidenceList } from "../findings/evidence-list.tsx";
import classes from "./brief.module.css";

/** Positions that pull against each other, side by side. */
export function Tensions({ tensions }: { tensions: Brief["tensions"] }) {
  if (tensions.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="tensions-heading">
      <h2 id="tensions-heading" className={classes.heading}>
        Tensions
      </h2>
      {tensions.map(({ id, within, question, a, b }) => (
        <article key={id} className={classes.pair} aria-label={question ?? `${a.text} – ${b.text}`}>
          {question !== undefined && (
            <p className={classes.posed} dir="auto">
              {question}
            </p>
          )}
          <Position text={a.text} evidence={a.evidence} />
          <Position text={b.text} evidence={b.evidence} />
          {within === "person" && <p className={classes.quiet}>Both from one person.</p>}
        </article>
      ))}
    </section>
  );
}

function Position({ text, evidence }: { text: string; evidence: Evidence[] }) {
  return (
    <div className={classes.position}>
      <h3 dir="auto">{text}</h3>
      <EvidenceList evidence={evidence} label={`Who says: ${text}`} shownFirst={1} />
    </div>
  );
}
