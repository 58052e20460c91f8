import { describeTorn } from "#contract/describe-torn.ts";
import type { Brief } from "#contract/insights.ts";
import { EvidenceList } from "../../../findings/evidence-list.tsx";
import { formatSide } from "../../../findings/voices.ts";

/** Positions that pull against each other, side by side. */
export function Tensions({ tensions }: { tensions: Brief["tensions"] }) {
  if (tensions.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="tensions-heading">
      <h2 id="tensions-heading" className="heading-16">
        Where people differ
      </h2>
      {tensions.map(({ id, within, a, b }) => (
        <article
          key={id}
          id={`finding-${id}`}
          tabIndex={-1}
          className="stack card pad-16 wide-columns-2 gap-24"
          aria-label={`${a.text} – ${b.text}`}
        >
          <Position {...a} />
          <Position {...b} />
          {within === "person" && <p className="hint">{describeTorn({ a, b })}</p>}
        </article>
      ))}
    </section>
  );
}

function Position(side: Brief["tensions"][number]["a"]) {
  const { text, evidence } = side;
  const people = formatSide(side);
  return (
    <div className="stack gap-8 content-start">
      <h3 className="heading-16 anywhere" dir="auto">
        {text}
      </h3>
      {people && <p className="hint">{people}</p>}
      <EvidenceList evidence={evidence} label={`People who say: ${text}`} shownFirst={1} />
    </div>
  );
}
