import type { Mention } from "#contract/insights.ts";
import { EvidenceList } from "../findings/evidence-list.tsx";
import classes from "./brief.module.css";

/** Names and things that several people brought up themselves. */
export function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  return (
    <section className={classes.block} aria-labelledby="mentions-heading">
      <div>
        <h2 id="mentions-heading" className={classes.heading}>
          Mentioned by several people
        </h2>
        <p className={classes.quiet}>
          They brought it up themselves. That is a mention, and claims nothing more.
        </p>
      </div>
      <ul className={classes.mentions}>
        {mentions.map(({ name, people, evidence }) => (
          <li key={name} className={classes.position}>
            <h3 dir="auto">
              {name}: {people} people mention it
            </h3>
            <EvidenceList evidence={evidence} label={`Who mentions ${name}`} shownFirst={1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
